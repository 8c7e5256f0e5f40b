import type { SecondStep as Challenge } from '@rahba/contract/access/two-factor'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

export interface FirstStepProps {
  /** Called with the challenge of an account that also asks for a code. */
  onChallenge: (challenge: Challenge) => void
  onDone: () => void
}

export interface SecondStepProps {
  challenge: Challenge
  onDone: () => void
  onRestart: () => void
}

interface SignInStepsProps {
  /** Draws the password's form. */
  children: (given: FirstStepProps) => ReactNode
  /** The code's step, which may load lazily. */
  Second: ComponentType<SecondStepProps>
}

/**
 * The steps of an office's sign-in: the password, then a code where the account asks for one. Then the page reloads, and its loader redirects to
 * the next one.
 */
export function SignInSteps({ children, Second }: SignInStepsProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const onDone = () => void navigate({ search: search.toString() }, { replace: true })
  if (!challenge) return children({ onChallenge: setChallenge, onDone })
  return (
    <Suspense>
      <Second challenge={challenge} onDone={onDone} onRestart={() => setChallenge(null)} />
    </Suspense>
  )
}
