import { type RefObject, useEffect, useRef } from 'react'
import type { FingerDrag } from './finger-drag.ts'

/** Carries items of the list in `box` by finger, from when what does it has come: the page itself is not heavier for it. */
export function useFingerDrag(box: RefObject<HTMLElement | null>, drag: FingerDrag): void {
  const latest = useRef(drag)
  latest.current = drag
  useEffect(() => {
    const element = box.current
    if (!element) return
    let stop: (() => void) | undefined
    let isUnmounted = false
    void import('./finger-drag.ts').then(({ fingerDrag }) => {
      if (!isUnmounted) stop = fingerDrag(element, () => latest.current)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [box])
}
