import { Button, Group, Stack, Text } from '@mantine/core'
import { contactLabels, maxReply } from '@rahba/contract/conversations/contact-labels'
import type { ContactDetail } from '@rahba/contract/conversations/contact-messages'
import { actOnContact } from '@rahba/contract/conversations/contact-messages.calls'
import { type ContactActionInput, contactActionBody } from '@rahba/contract/conversations/contact-messages.schemas'
import { contactActions } from '@rahba/contract/conversations/contact-states'
import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import { Form } from '../../../kit/form/form.tsx'
import { SubmitError } from '../../../kit/form/form-shell.tsx'
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { changedByContact } from './invalidated-calls.ts'

const empty = { action: 'reply' as const, reply: '' }

/** The answer that is mailed to the visitor. It keeps what was typed when it can't be sent. */
export function ReplyForm({ message }: { message: ContactDetail }) {
  const t = useText('admin/contact')
  const locale = useLocale()
  const form = useContractForm<ContactActionInput, typeof empty>(bodyOfAction(contactActionBody, 'reply'), {
    initial: empty,
    labels: contactLabels,
  })
  const sending = useFormSend(form, actOnContact, (body) => ({ params: { id: message.id }, body }), {
    invalidates: changedByContact,
    message: t.answered,
    onDone: () => form.restart(empty),
  })
  return (
    <Form onSubmit={sending.onSubmit} aria-label={t.answer}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t.answerHint(message.email)}
        </Text>
        <SubmitError error={sending.submitError} />
        <LongTextInput {...form.field('reply')} required rows={5} maxLength={maxReply} />
        <Group>
          <Button type="submit" loading={sending.pending}>
            {contactActions.reply[locale]}
          </Button>
        </Group>
      </Stack>
      <LeaveGuard form={form} />
    </Form>
  )
}
