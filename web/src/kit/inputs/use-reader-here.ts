import { useEffect, useState } from 'react'

/** Nothing of this happens on a page that nobody uses. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** True if somebody used this document before the caller listened. A browser that does not say counts as used. */
const isUsed = () => (navigator.userActivation?.hasBeenActive ?? true) || document.activeElement !== document.body

/** True once the reader moved, pressed or focused anything on the page: parts that take their keys load then, before one reaches them. */
export function useReaderHere(): boolean {
  const [here, setHere] = useState(false)
  useEffect(() => {
    if (isUsed()) {
      setHere(true)
      return
    }
    const stop = new AbortController()
    for (const sign of signs) window.addEventListener(sign, () => setHere(true), { once: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return here
}
