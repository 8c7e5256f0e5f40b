import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls an element that appears above the button just pressed into sight, once, when it appears. */
export function useInSight<Of extends HTMLElement>(): RefObject<Of | null> {
  const ref = useRef<Of>(null)
  useEffect(() => {
    // Newer browsers return a promise here, which React would use as the effect's cleanup.
    void ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return ref
}
