import { useEffect, useState } from 'react'

/** True once the visitor has touched the page: parts that only answer to them can wait until then. */
export function useInteracted(): boolean {
  const [interacted, setInteracted] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const options = { once: true, passive: true, signal: stop.signal }
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, () => setInteracted(true), options)
    return () => stop.abort()
  }, [])
  return interacted
}
