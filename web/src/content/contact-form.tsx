import { Button, Group, Stack } from '@mantine/core'
import { contactUsLabels } from '@rahba/contract/conversations/contact-limits'
import { contactProof, contactUs } from '@rahba/contract/conversations/contact-us.calls'
import { contactBody } from '@rahba/contract/conversations/contact-us.schemas'
import { useCall } from '../api/queries.ts'
import { Form } from '../kit/form/form.tsx'
import { SubmitError } from '../kit/form/form-shell.tsx'
import { LeaveGuard } from '../kit/form/leave-guard.tsx'
import { useContractForm } from '../kit/form/use-contract-form.ts'
import { useFormSend } from '../kit/form/use-form-send.ts'
import { useText } from '../text/use-text.ts'
import { ContactFields } from './contact-fields.tsx'

interface ContactFormProps {
  /** Known for a signed-in merchant; empty otherwise. */
  initial: { name: string; phone: string; email: string }
}

/**
 * A merchant's message to the platform, with a guard against machines: a field that no person sees, and a proof of when it was begun. It keeps
 * what was typed when it can't be sent, and empties the message once it is.
 */
export function ContactForm({ initial }: ContactFormProps) {
  const t = useText('content').contact
  const form = useContractForm(contactBody, { initial: { ...initial, message: '', website: '' }, labels: contactUsLabels })
  // The proof is read at the first letter: the time spent on the form tells a person from a machine.
  const proof = useCall(contactProof, {}, { enabled: form.dirty, silent: true, staleTime: Number.POSITIVE_INFINITY })
  const sending = useFormSend(form, contactUs, (body) => ({ body: { ...body, proof: proof.data?.proof } }), {
    invalidates: [contactProof], // it serves for one message
    message: t.sent,
    onDone: () => form.restart({ name: form.values.name, phone: form.values.phone, email: form.values.email, message: '', website: '' }),
  })
  return (
    <Form onSubmit={sending.onSubmit} aria-label={t.title}>
      <Stack gap="md">
        <SubmitError error={sending.submitError} />
        <ContactFields getField={form.field} />
        <Group>
          <Button type="submit" loading={sending.pending}>
            {t.send}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard form={form} />
    </Form>
  )
}
