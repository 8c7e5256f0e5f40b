import { Text } from '@mantine/core'
import { chatLabels, reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import { reportBody } from '@rahba/contract/conversations/chat/chat-shapes'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import type { ChatView } from './chat-view.ts'

interface ReportDialogProps {
  writing: NonNullable<ChatView['writing']>
  session_id: string
  close: () => void
}

/** Asks why a conversation is reported. Its script loads when it is opened. */
export default function ReportDialog({ writing, session_id, close }: ReportDialogProps) {
  const t = useText('chat')
  const form = useContractForm(reportBody, { labels: chatLabels, initial: { reason: 'spam', note: null } })
  const report = useFormSend(form, writing.report, (body) => ({ params: { id: session_id }, body }), {
    message: t.didReport,
    onDone: close,
  })
  return (
    <FormDialog as="modal" opened onClose={close} title={t.report} saveLabel={t.report} {...report}>
      <Text size="sm">{t.reportHint}</Text>
      <ChoiceInput {...form.field('reason')} choices={reportReasons} />
      <LongTextInput {...form.field('note')} />
    </FormDialog>
  )
}
