import { type RefObject, useEffect, useRef } from 'react'

/** For what appears above the place where people just pressed a button: brings it into sight once, when it appears. */
export function useInSight<Of extends HTMLElement>(): RefObject<Of | null> {
  const ref = useRef<Of>(null)
  useEffect(() => {
    // gives a promise in newer browsers, which would be taken for what ends the effect
    void ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  return ref
}
