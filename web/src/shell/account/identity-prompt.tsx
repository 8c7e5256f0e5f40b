import { lazy, Suspense, useEffect, useState } from 'react'
import { answerIdentity } from '../../api/identity.ts'
import type { Side } from '../session/sign-in-paths.ts'

// Few calls need it, so its script loads with the first that does.
const IdentityDialog = lazy(() => import('./identity-dialog.tsx'))

/** Asks for the password or second step when a call of this back office needs it. It draws nothing until then. */
export function IdentityPrompt({ side }: { side: Side }) {
  const [asked, setAsked] = useState<{ settle: (confirmed: boolean) => void } | null>(null)
  useEffect(
    () =>
      answerIdentity(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setAsked({ settle: resolve })
        return promise
      }),
    [],
  )
  if (!asked) return null
  const settle = (confirmed: boolean) => {
    setAsked(null)
    asked.settle(confirmed)
  }
  return (
    <Suspense>
      <IdentityDialog side={side} onSettled={settle} />
    </Suspense>
  )
}
