import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Brings `children` once the page stands, and nothing to the server. By itself, so that its waking touches nothing that is still to be hydrated. */
export function AfterWaking({ children }: { children: ReactNode }) {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake && <Suspense>{children}</Suspense>
}
