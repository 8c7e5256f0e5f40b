import { Button, Group, Stack } from '@mantine/core'
import { contactBody, contactMost, contactUs } from '@rahba/contract/conversations/contact-us'
import { useSend } from '../api/queries.ts'
import { SubmitError } from '../kit/form/form-shell.tsx'
import { LeaveGuard } from '../kit/form/leave-guard.tsx'
import { useContractForm } from '../kit/form/use-contract-form.ts'
import { EmailInput, LongTextInput, PhoneInput, TextInput } from '../kit/inputs/text-inputs.tsx'
import { useText } from '../text/use-text.ts'

interface ContactFormProps {
  /** Known already, for who is signed in. */
  initial?: { name: string; phone: string; email: string }
  onSent?: () => void
}

const nobody = { name: '', phone: '', email: '' }

/** The message to the platform. It keeps what was typed when it can't be sent, and empties the message once it is. */
export function ContactForm({ initial = nobody, onSent }: ContactFormProps) {
  const t = useText('content').contact
  const form = useContractForm(contactBody, { initial: { ...initial, message: '' }, labels: contactUs.labels })
  const sending = useSend(contactUs, {
    message: t.sent,
    silent: true, // the form shows the refusal
    onFailed: form.refuse,
    onDone: () => {
      form.restart({ name: form.values.name, phone: form.values.phone, email: form.values.email, message: '' })
      onSent?.()
    },
  })
  return (
    <form noValidate onSubmit={form.submit((body) => sending.send({ body }))} aria-label={t.title}>
      <Stack gap="md">
        {sending.error && !sending.error.hasFields && <SubmitError error={sending.error} />}
        <TextInput {...form.field('name')} autoComplete="name" maxLength={contactMost.name} />
        <PhoneInput {...form.field('phone')} />
        <EmailInput {...form.field('email')} />
        <LongTextInput {...form.field('message')} rows={5} placeholder={t.messageHint} maxLength={contactMost.message} />
        <Group>
          <Button type="submit" loading={sending.pending}>
            {t.send}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard guard={form.guard} />
    </form>
  )
}
