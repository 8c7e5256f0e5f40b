import { Button, Modal, Stack } from '@mantine/core'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { emailSchema, phoneSchema } from '@rahba/contract/kernel/field'
import { sendEmailCode, sendPhoneCode, verifyEmail, verifyPhone } from '@rahba/contract/stores/profile/profile.calls'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { ApiError } from '../../api/errors.ts'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { EmailInput, PhoneInput } from '../../kit/inputs/text-inputs.tsx'
import { CodePanel } from '../../shell/account/code-panel.tsx'
import { useText } from '../../text/use-text.ts'
import { noteLength } from '../layout/code-length.ts'

export type OwnContact = 'phone' | 'email'

interface ContactDialogProps {
  contact: OwnContact
  /** The present value, when that is to be confirmed; null when another is to take its place. */
  confirm: string | null
  opened: boolean
  onClose: () => void
  onExited: () => void
}

const first = { phone: codeRules.long_digits, email: codeRules.short_digits }
const schemas = {
  phone: z.object({ value: phoneSchema }),
  email: z.object({ value: emailSchema }),
}

/** Changing or confirming one's number or address: the new one, then the code that was sent to it. */
export default function ContactDialog({ contact, confirm, opened, onClose, onExited }: ContactDialogProps) {
  const t = useText('portal/profile').contact
  const { revalidate } = useRevalidator()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const code = useCodes(contact)
  const [length, setLength] = useState<number>(first[contact])
  const send = (value: string) => noteLength(code.send(value), setLength)
  const done = async (value: string, given: string) => {
    await code.verify(value, given)
    toast(t.done[contact])
    onClose()
    await revalidate()
  }
  // There is only one attempt, even if effects run twice.
  const requested = useRef(false)
  useEffect(() => {
    if (confirm === null || requested.current) return
    requested.current = true
    // A code sent a moment ago is still valid.
    noteLength(code.send(confirm), setLength).catch(() => undefined)
    setSentTo(confirm)
  }, [confirm, code])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      title={confirm === null ? t.changeTitle[contact] : t.confirmTitle[contact]}
      styles={{ title: { fontWeight: 600 } }}
    >
      {sentTo === null ? (
        confirm === null && <NewValue contact={contact} send={send} pending={code.sending} onSent={setSentTo} />
      ) : (
        <CodePanel sentTo={sentTo} length={length} verify={(given) => done(sentTo, given)} resend={() => send(sentTo)} />
      )}
    </Modal>
  )
}

/** The two calls of a number and the two of an address, as one pair. */
function useCodes(contact: OwnContact) {
  const phoneCode = useSend(sendPhoneCode, { silent: true })
  const emailCode = useSend(sendEmailCode, { silent: true })
  const phone = useSend(verifyPhone, { silent: true })
  const email = useSend(verifyEmail, { silent: true })
  return {
    send: (value: string): Promise<{ message: string; code_length: number }> =>
      contact === 'phone' ? phoneCode.sendAsync({ body: { phone: value } }) : emailCode.sendAsync({ body: { email: value } }),
    verify: (value: string, code: string): Promise<unknown> =>
      contact === 'phone' ? phone.sendAsync({ body: { phone: value, code } }) : email.sendAsync({ body: { email: value, code } }),
    sending: phoneCode.pending || emailCode.pending,
  }
}

interface NewValueProps {
  contact: OwnContact
  send: (value: string) => Promise<{ message: string }>
  pending: boolean
  onSent: (value: string) => void
}

function NewValue({ contact, send, pending, onSent }: NewValueProps) {
  const t = useText('portal/profile').contact
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const label = t.newValue[contact]
  const form = useContractForm(schemas[contact], { initial: { value: '' }, labels: { value: t.labels[contact] } })
  const submit = form.submit(({ value }) => {
    setRefusal(null)
    send(value).then(
      () => onSent(value),
      (thrown: unknown) => {
        if (thrown instanceof ApiError) setRefusal(thrown)
      },
    )
  })
  const Input = contact === 'phone' ? PhoneInput : EmailInput
  const refused = refusal?.fields[contact]
  return (
    <Form aria-label={label} onSubmit={submit}>
      <Stack gap="md">
        <SubmitError error={refused ? null : refusal} />
        <Input {...form.field('value')} label={label} error={form.errors.value ?? refused} autoFocus />
        <Button type="submit" loading={pending}>
          {t.sendCode}
        </Button>
      </Stack>
    </Form>
  )
}
