import { useEffect, useState } from 'react'
import { Ltr } from './direction.tsx'

/** Whole seconds left until `until` (milliseconds since the epoch), 0 when it has passed. Follows the clock, so a sleeping tab catches up. */
export function useCountdown(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

const two = (n: number) => String(n).padStart(2, '0')

/** Minutes and seconds that run down, `0:42`; with hours before them where there are any, `23:05:42`. */
export function Countdown({ seconds }: { seconds: number }) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return (
    <Ltr>
      {/* the clock runs on between the server and the browser */}
      <span suppressHydrationWarning>{hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`}</span>
    </Ltr>
  )
}
