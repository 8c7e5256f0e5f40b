import { ActionIcon, Text } from '@mantine/core'
import { chatLabels, reportReasons } from '@rahba/contract/conversations/chat-labels'
import type { ChatSession } from '@rahba/contract/conversations/chat-shapes'
import { reportBody } from '@rahba/contract/conversations/chat-shapes'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { MenuButton } from '../../kit/nav/menu-button.tsx'
import { useText } from '../../text/use-text.ts'
import type { ChatView } from './side.ts'

type Writing = NonNullable<ChatView['writing']>

function ReportDialog({ writing, session_id, close }: { writing: Writing; session_id: string; close: () => void }) {
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

/** The actions on a conversation besides writing: block it, report it. */
export function ThreadMenu({ writing, session, blockedByMe }: { writing: Writing; session: ChatSession; blockedByMe: boolean }) {
  const t = useText('chat')
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const block = useSend(writing.block, { message: blockedByMe ? t.didUnblock : t.didBlock })
  const setBlocked = (blocked: boolean) => block.sendAsync({ params: { id: session.id }, body: { blocked } })
  const close = () => setOpen(null)
  return (
    <>
      <MenuButton
        lines={[
          blockedByMe
            ? { key: 'unblock', label: t.unblock, onClick: () => void setBlocked(false).catch(() => undefined) }
            : { key: 'block', label: t.block, tone: 'danger', onClick: () => setOpen('block') },
          { key: 'report', label: t.report, onClick: () => setOpen('report') },
        ]}
      >
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.menu}>
          <IconDotsVertical size={18} stroke={1.6} />
        </ActionIcon>
      </MenuButton>
      <ConfirmDialog
        opened={open === 'block'}
        onClose={close}
        title={t.blockTitle}
        body={t.blockBody}
        confirmLabel={t.block}
        tone="danger"
        onConfirm={() => setBlocked(true)}
      />
      {open === 'report' && <ReportDialog writing={writing} session_id={session.id} close={close} />}
    </>
  )
}
