import { Anchor, Button, Stack, Text } from '@mantine/core'
import { givenPassword } from '@rahba/contract/access/credentials'
import { listAdminSessions, listStoreSessions } from '@rahba/contract/access/sessions.calls'
import { appCode, type TwoFactorSetUp as Begun, recoveryCode, startTwoFactorBody } from '@rahba/contract/access/two-factor'
import type * as admin from '@rahba/contract/access/two-factor-admin.calls'
import { twoFactorLabels } from '@rahba/contract/access/two-factor-rules'
import type * as store from '@rahba/contract/access/two-factor-store.calls'
import { useState } from 'react'
import { z } from 'zod'
import { useInvalidate, useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { Dialog } from '../../kit/feedback/dialog.tsx'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

/** The calls of the reader's own side. */
export interface TwoFactorCalls {
  read: typeof admin.readAdminTwoFactor | typeof store.readStoreTwoFactor
  start: typeof admin.startAdminTwoFactor | typeof store.startStoreTwoFactor
  confirm: typeof admin.confirmAdminTwoFactor | typeof store.confirmStoreTwoFactor
  renew: typeof admin.renewAdminRecoveryCodes | typeof store.renewStoreRecoveryCodes
  end: typeof admin.endAdminTwoFactor | typeof store.endStoreTwoFactor
}
export type TwoFactorTask = 'on' | 'renew' | 'off'

interface TaskProps {
  calls: TwoFactorCalls
  onClose: () => void
}

/** Switching on and off and renewing the codes, each a few steps in one window. New codes are not closed by a click beside them. */
export default function TwoFactorWindow({ calls, task, onClose }: TaskProps & { task: TwoFactorTask | null }) {
  const t = useText('two-factor')
  const { close } = useText('common').actions
  // The previous task stays drawn while the window closes.
  const [shown, setShown] = useState(task)
  if (task && task !== shown) setShown(task)
  const titles = { on: t.password.title, renew: t.renewing.title, off: t.off.title }
  return (
    <Dialog
      opened={task !== null}
      onClose={onClose}
      onExitTransitionEnd={() => setShown(null)}
      title={shown && titles[shown]}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': close }}
    >
      {shown === 'on' && <SwitchOn calls={calls} onClose={onClose} />}
      {shown === 'renew' && <Renew calls={calls} onClose={onClose} />}
      {shown === 'off' && <SwitchOff calls={calls} onClose={onClose} />}
    </Dialog>
  )
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText('two-factor').codes
  return (
    <>
      <Text fw={600} component="h3" fz="md" mb="xs">
        {t.title}
      </Text>
      <RecoveryCodes codes={codes} doneLabel={t.done} onDone={onClose} />
    </>
  )
}

function SwitchOn({ calls, onClose }: TaskProps) {
  const t = useText('two-factor')
  const invalidate = useInvalidate()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useContractForm(startTwoFactorBody, { initial: { password: '' } })
  const start = useFormSend(form, calls.start, (body) => ({ body }), { onDone: setBegun })
  const confirm = useSend(calls.confirm, { silent: true })
  if (codes) return <NewCodes codes={codes} onClose={onClose} />
  if (begun) {
    return (
      <TwoFactorSetUp
        begun={begun}
        submitLabel={t.setUp.submit}
        confirm={async (code) => {
          const answer = await confirm.sendAsync({ body: { code } })
          setCodes(answer.recovery_codes)
          toast(t.turnedOn)
          void invalidate([calls.read, listAdminSessions, listStoreSessions])
        }}
      />
    )
  }
  return (
    <Form aria-label={t.password.title} onSubmit={start.onSubmit}>
      <Stack gap="md">
        <Text size="sm">{t.password.lead}</Text>
        <SubmitError error={start.submitError} />
        <PasswordInput {...form.field('password')} autoFocus />
        <Button type="submit" loading={start.pending}>
          {t.password.submit}
        </Button>
      </Stack>
    </Form>
  )
}

function Renew({ calls, onClose }: TaskProps) {
  const t = useText('two-factor')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <NewCodes codes={codes} onClose={onClose} />
  return (
    <ProofForm
      call={calls.renew}
      read={calls.read}
      words={t.renewing}
      onDone={(answer) => 'recovery_codes' in answer && setCodes(answer.recovery_codes)}
    />
  )
}

function SwitchOff({ calls, onClose }: TaskProps) {
  const t = useText('two-factor')
  const done = (answer: object) => {
    if ('message' in answer) toast(String(answer.message))
    onClose()
  }
  return <ProofForm call={calls.end} read={calls.read} words={t.off} danger onDone={done} />
}

interface ProofFormProps {
  call: TwoFactorCalls['renew'] | TwoFactorCalls['end']
  read: TwoFactorCalls['read']
  words: { body: string; submit: string }
  danger?: boolean
  onDone: (answer: { recovery_codes: string[] } | { message: string }) => void
}

const byApp = z.object({ password: givenPassword, code: appCode })
const byRecoveryCode = z.object({ password: givenPassword, recovery_code: recoveryCode })
type Proof = z.output<typeof byApp> | z.output<typeof byRecoveryCode>
/** The typed values stay when the way to prove it is changed; the schema picks what it needs. */
type Typed = { password: string; code: string; recovery_code: string }

/** The password and a code of the app, or a recovery code in its place. */
function ProofForm({ call, read, words, danger = false, onDone }: ProofFormProps) {
  const t = useText('two-factor').step
  const [recovering, setRecovering] = useState(false)
  const form = useContractForm<Proof, Typed>(recovering ? byRecoveryCode : byApp, {
    initial: { password: '', code: '', recovery_code: '' },
    labels: twoFactorLabels,
  })
  const send = useFormSend(form, call, (body) => ({ body }), {
    invalidates: [read, listAdminSessions, listStoreSessions],
    onDone,
  })
  return (
    <Form aria-label={words.submit} onSubmit={send.onSubmit}>
      <Stack gap="md">
        <Text size="sm">{words.body}</Text>
        <SubmitError error={send.submitError} />
        <PasswordInput {...form.field('password')} autoFocus />
        {recovering ? (
          <CodeTextInput {...form.field('recovery_code')} required />
        ) : (
          <CodeTextInput {...form.field('code')} required digits autoComplete="one-time-code" />
        )}
        <Anchor component="button" type="button" size="sm" style={{ alignSelf: 'flex-start' }} onClick={() => setRecovering(!recovering)}>
          {recovering ? t.useApp : t.useRecovery}
        </Anchor>
        <Button type="submit" loading={send.pending} {...(danger ? { color: 'red' } : {})}>
          {words.submit}
        </Button>
      </Stack>
    </Form>
  )
}
