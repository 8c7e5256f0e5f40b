import { storeSecondStep } from '@rahba/contract/access/two-factor-store.calls'
import SecondStep from '../../shell/account/second-step.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import type { SecondStepProps } from '../../shell/account/sign-in-steps.tsx'
import { useText } from '../../text/use-text.ts'

/** After a merchant's right password: the code of their app. */
export default function StoreSecondStep({ challenge, onDone, onRestart }: SecondStepProps) {
  const t = useText('two-factor').step
  return (
    <SignInSheet title={t.title}>
      <SecondStep call={storeSecondStep} challenge={challenge.challenge} onDone={onDone} onRestart={onRestart} />
    </SignInSheet>
  )
}
