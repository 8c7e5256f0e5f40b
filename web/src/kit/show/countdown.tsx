import type { Locale } from '@rahba/contract/kernel/locale'
import { useEffect, useState } from 'react'
import { useLocale } from '../../text/locale.ts'
import classes from '../kit.module.css'
import { wordTag } from './format.ts'

/** Whole seconds left until `until` (milliseconds since the epoch), 0 when it has passed. Follows the clock, so a sleeping tab catches up. */
export function useCountdown(until: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

const day = 86_400

/** Days and hours in words, `2 days and 4 hours`: over a day nobody counts seconds. */
function formatDays(seconds: number, locale: Locale): string {
  const unit = (n: number, name: 'day' | 'hour') =>
    new Intl.NumberFormat(wordTag[locale], { style: 'unit', unit: name, unitDisplay: 'long' }).format(n)
  const [days, hours] = [Math.floor(seconds / day), Math.floor((seconds % day) / 3600)]
  return new Intl.ListFormat(wordTag[locale]).format([unit(days, 'day'), ...(hours > 0 ? [unit(hours, 'hour')] : [])])
}

const two = (n: number) => String(n).padStart(2, '0')

/** Minutes and seconds, `0:42`, with hours before them where there are any, `23:05:42`. */
function formatClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** Time that runs down: a clock below a day, days and hours in words from a day on. */
export function Countdown({ seconds }: { seconds: number }) {
  const locale = useLocale()
  const inWords = seconds >= day
  // One element serves both: the clock may pass a day between the server's page and the browser's first drawing of it.
  return (
    <bdi dir={inWords ? 'auto' : 'ltr'} className={classes.tabular} suppressHydrationWarning>
      {inWords ? formatDays(seconds, locale) : formatClock(seconds)}
    </bdi>
  )
}
