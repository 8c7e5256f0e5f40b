import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { givenPassword } from '@rahba/contract/access/credentials'
import { confirmAdminIdentity, confirmStoreIdentity } from '@rahba/contract/access/identity.calls'
import { recoveryCode } from '@rahba/contract/access/two-factor'
import { readAdminTwoFactor } from '@rahba/contract/access/two-factor-admin.calls'
import { twoFactorLabels } from '@rahba/contract/access/two-factor-rules'
import { readStoreTwoFactor } from '@rahba/contract/access/two-factor-store.calls'
import { stepUp } from '@rahba/contract/kernel/step-up'
import { waitText } from '@rahba/contract/kernel/wait-text'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useCall, useSend } from '../../api/queries.ts'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Side } from '../session/sign-in-paths.ts'
import { AppCode } from './app-code.tsx'

const calls = {
  admin: { read: readAdminTwoFactor, confirm: confirmAdminIdentity },
  store: { read: readStoreTwoFactor, confirm: confirmStoreIdentity },
}
type Confirm = typeof confirmAdminIdentity | typeof confirmStoreIdentity

/** Above every other window, which may have been opened after this one was first drawn. */
const above = 350

/** The library closes the window that was opened first; this one is above it and handles the key itself. */
const ownEscape = (event: FocusEvent<HTMLElement>) => event.target.setAttribute('data-mantine-stop-propagation', 'true')

/** Asks for the password, or for a code of the app where two-factor is on. Closing it settles with false. */
export default function IdentityDialog({ side, onSettled }: { side: Side; onSettled: (confirmed: boolean) => void }) {
  const t = useText('identity')
  const { close } = useText('common').actions
  const { read, confirm } = calls[side]
  const state = useCall(read, {}, { silent: true, staleTime: 0 })
  const cancel = () => onSettled(false)
  const done = () => onSettled(true)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel()
  }
  return (
    <Dialog
      opened
      onClose={cancel}
      title={t.title}
      size="sm"
      zIndex={above}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': close }}
      onFocusCapture={ownEscape}
      onKeyDown={onKeyDown}
    >
      {state.isError ? (
        <ErrorState error={state.error} retry={() => void state.refetch()} />
      ) : !state.data ? (
        <FormSkeleton fields={1} />
      ) : state.data.enabled ? (
        <SecondStep confirm={confirm} onDone={done} onCancel={cancel} />
      ) : (
        <Password confirm={confirm} onDone={done} onCancel={cancel} />
      )}
    </Dialog>
  )
}

interface ProofProps {
  confirm: Confirm
  onDone: () => void
  onCancel: () => void
}

function Lead({ children }: { children: (wait: string) => string }) {
  return <Text size="sm">{children(waitText(stepUp.seconds, useLocale()))}</Text>
}

function Buttons({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const t = useText('identity')
  const { form } = useText('kit')
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel} disabled={pending}>
        {form.cancel(t.submit)}
      </Button>
      <Button type="submit" loading={pending}>
        {t.submit}
      </Button>
    </Group>
  )
}

const byPassword = z.object({ password: givenPassword })

function Password({ confirm, onDone, onCancel }: ProofProps) {
  const t = useText('identity')
  const form = useContractForm(byPassword, { initial: { password: '' } })
  const send = useFormSend(form, confirm, (body) => ({ body }), { onDone })
  return (
    <Form aria-label={t.title} onSubmit={send.onSubmit}>
      <Stack gap="md">
        <Lead>{t.passwordLead}</Lead>
        <SubmitError error={send.submitError} />
        <PasswordInput {...form.field('password')} autoFocus />
        <Buttons pending={send.pending} onCancel={onCancel} />
      </Stack>
    </Form>
  )
}

function SecondStep({ confirm, onDone, onCancel }: ProofProps) {
  const t = useText('identity')
  const { step } = useText('two-factor')
  const [recovering, setRecovering] = useState(false)
  const send = useSend(confirm, { silent: true, onDone })
  const other: ReactNode = (
    <Anchor component="button" type="button" size="sm" onClick={() => setRecovering(!recovering)}>
      {recovering ? step.useApp : step.useRecovery}
    </Anchor>
  )
  return (
    <Stack gap="md">
      <Lead>{recovering ? t.recoveryLead : t.codeLead}</Lead>
      {recovering ? (
        <Recovery confirm={confirm} onDone={onDone} onCancel={onCancel} />
      ) : (
        <AppCode submitLabel={t.submit} verify={(code) => send.sendAsync({ body: { code } })} autoFocus />
      )}
      <Stack align="center">{other}</Stack>
    </Stack>
  )
}

const byRecoveryCode = z.object({ recovery_code: recoveryCode })

function Recovery({ confirm, onDone, onCancel }: ProofProps) {
  const t = useText('identity')
  const form = useContractForm(byRecoveryCode, { initial: { recovery_code: '' }, labels: twoFactorLabels })
  const send = useFormSend(form, confirm, (body) => ({ body }), { onDone })
  return (
    <Form aria-label={t.title} onSubmit={send.onSubmit}>
      <Stack gap="md">
        <SubmitError error={send.submitError} />
        <CodeTextInput {...form.field('recovery_code')} autoFocus />
        <Buttons pending={send.pending} onCancel={onCancel} />
      </Stack>
    </Form>
  )
}
