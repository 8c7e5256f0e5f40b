import type { Audience } from '@rahba/contract/kernel/audiences'
import { useEffect, useRef } from 'react'
import type { LiveHandler } from './live-socket.ts'
import { discardPrefetched } from './prefetched.ts'

/** The socket's script (13 kB) loads after the page is hydrated, since its events are used only then. */
const load = () => import('./live-socket.ts')

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}

/**
 * Listens to a private channel while the component is mounted. Besides what the server publishes there, `listening` comes whenever hearing
 * begins or begins again: the moment to fetch what was missed.
 * @param channel null hears nothing
 */
export function useLive(side: Audience, channel: string | null, handler: LiveHandler): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    if (!channel) return
    let stop: (() => void) | undefined
    let over = false
    const cancel = whenIdle(() => {
      load().then(
        ({ hear }) => {
          if (over) return
          stop = hear(side, channel, (event, data) => {
            discardPrefetched()
            latest.current(event, data)
          })
        },
        // Without a connection, the pages request their data again by themselves.
        () => undefined,
      )
    })
    return () => {
      over = true
      cancel()
      stop?.()
    }
  }, [side, channel])
}

/** Tells the others of a channel something that is kept nowhere. */
export const whisper = (side: Audience, channel: string, event: 'typing'): void =>
  void load().then(
    (live) => live.whisper(side, channel, event),
    () => undefined,
  )
