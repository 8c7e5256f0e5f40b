import { type ReactNode, Suspense, useEffect, useState } from 'react'

/**
 * Brings `children` once the page stands; the server draws `meanwhile`, or nothing. By itself, so that its waking touches nothing that is still to be
 * hydrated. Also for what comes lazily with styles of its own: drawn by the server it would be seen without them, as its page does not name them.
 */
export function AfterWaking({ children, meanwhile = null }: { children: ReactNode; meanwhile?: ReactNode }) {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile
}
