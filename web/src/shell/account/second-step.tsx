import { Anchor, Button, Stack, Text } from '@mantine/core'
import { recoveryCode } from '@rahba/contract/access/two-factor'
import type { adminSecondStep } from '@rahba/contract/access/two-factor-admin.calls'
import { twoFactorLabels } from '@rahba/contract/access/two-factor-rules'
import type { storeSecondStep } from '@rahba/contract/access/two-factor-store.calls'
import { useState } from 'react'
import { z } from 'zod'
import { useSend } from '../../api/queries.ts'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { AppCode } from './app-code.tsx'

interface SecondStepProps {
  call: typeof adminSecondStep | typeof storeSecondStep
  challenge: string
  onDone: () => void
  /** Back to the password. */
  onRestart: () => void
}

const body = z.object({ recovery_code: recoveryCode })

/** The step after the right password: the app's code, or a recovery code in its place. */
export default function SecondStep({ call, challenge, onDone, onRestart }: SecondStepProps) {
  const t = useText('two-factor').step
  const [recovering, setRecovering] = useState(false)
  const signIn = useSend(call, { silent: true, onDone })
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" ta="center">
        {recovering ? t.recoveryLead : t.lead}
      </Text>
      {recovering ? (
        <RecoveryForm call={call} challenge={challenge} onDone={onDone} />
      ) : (
        <AppCode submitLabel={t.submit} verify={(code) => signIn.sendAsync({ body: { challenge, code } })} autoFocus />
      )}
      <Stack gap={8} align="center">
        <Anchor component="button" type="button" size="sm" onClick={() => setRecovering(!recovering)}>
          {recovering ? t.useApp : t.useRecovery}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onRestart}>
          {t.restart}
        </Anchor>
      </Stack>
    </Stack>
  )
}

function RecoveryForm({ call, challenge, onDone }: Omit<SecondStepProps, 'onRestart'>) {
  const t = useText('two-factor').step
  const form = useContractForm(body, { initial: { recovery_code: '' }, labels: twoFactorLabels })
  const signIn = useFormSend(form, call, ({ recovery_code }) => ({ body: { challenge, recovery_code } }), { onDone })
  return (
    <Form aria-label={t.title} onSubmit={signIn.onSubmit}>
      <Stack gap="md">
        <SubmitError error={signIn.submitError} />
        <CodeTextInput {...form.field('recovery_code')} autoFocus />
        <Button type="submit" fullWidth loading={signIn.pending}>
          {t.submit}
        </Button>
      </Stack>
    </Form>
  )
}
