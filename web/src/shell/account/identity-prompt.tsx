import { lazy, Suspense, useEffect, useState } from 'react'
import { answerIdentity } from '../../api/identity.ts'
import type { Side } from '../session/sign-in-paths.ts'

// Few calls need it, so its script loads with the first that does.
const IdentityDialog = lazy(() => import('./identity-dialog.tsx'))

/** Asks for the password or second step when a call of this back office needs it. It draws nothing until then. */
export function IdentityPrompt({ side }: { side: Side }) {
  const [pending, setPending] = useState<{ settle: (confirmed: boolean) => void } | null>(null)
  useEffect(
    () =>
      answerIdentity(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setPending({ settle: resolve })
        return promise
      }),
    [],
  )
  if (!pending) return null
  const settle = (confirmed: boolean) => {
    setPending(null)
    pending.settle(confirmed)
  }
  return (
    <Suspense>
      <IdentityDialog side={side} onSettled={settle} />
    </Suspense>
  )
}
