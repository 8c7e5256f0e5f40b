import { Anchor, Stack } from '@mantine/core'
import type { TwoFactorSetUp as Begun } from '@rahba/contract/access/two-factor'
import { adminSecondStep, beginAdminAtSignIn, finishAdminAtSignIn } from '@rahba/contract/access/two-factor-admin.calls'
import { useEffect, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { RecoveryCodes } from '../../shell/account/recovery-codes.tsx'
import SecondStep from '../../shell/account/second-step.tsx'
import { SignInSheet } from '../../shell/account/sign-in-sheet.tsx'
import type { SecondStepProps } from '../../shell/account/sign-in-steps.tsx'
import { TwoFactorSetUp } from '../../shell/account/two-factor-set-up.tsx'
import { useText } from '../../text/use-text.ts'

/** After an admin's right password: the code of their app, or setting the app up where the platform requires it of all. */
export default function AdminSecondStep({ challenge, onDone, onRestart }: SecondStepProps) {
  const t = useText('two-factor').step
  if (challenge.two_factor === 'set_up') return <SetUp challenge={challenge.challenge} onDone={onDone} onRestart={onRestart} />
  return (
    <SignInSheet title={t.title}>
      <SecondStep call={adminSecondStep} challenge={challenge.challenge} onDone={onDone} onRestart={onRestart} />
    </SignInSheet>
  )
}

function SetUp({ challenge, onDone, onRestart }: { challenge: string; onDone: () => void; onRestart: () => void }) {
  const { step: t, codes: words, setUp } = useText('two-factor')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = useSend(beginAdminAtSignIn, { silent: true, onDone: setBegun })
  const finish = useSend(finishAdminAtSignIn, { silent: true })
  const { send } = begin
  // The secret is created once per challenge: a second one would invalidate the first QR code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function each time it is drawn
  useEffect(() => send({ body: { challenge } }), [challenge])
  if (codes) {
    return (
      <SignInSheet title={words.title}>
        <RecoveryCodes codes={codes} doneLabel={t.enter} onDone={onDone} />
      </SignInSheet>
    )
  }
  return (
    <SignInSheet title={t.setUpTitle} lead={t.setUpLead}>
      <Stack gap="md">
        {begin.error && <ErrorState error={begin.error} retry={() => send({ body: { challenge } })} />}
        {!begin.error && !begun && <FormSkeleton fields={3} />}
        {begun && (
          <TwoFactorSetUp
            begun={begun}
            submitLabel={setUp.submit}
            confirm={async (code) => {
              const answer = await finish.sendAsync({ body: { challenge, code } })
              setCodes(answer.recovery_codes)
            }}
          />
        )}
        <Anchor component="button" type="button" size="sm" onClick={onRestart}>
          {t.restart}
        </Anchor>
      </Stack>
    </SignInSheet>
  )
}
