import { ActionIcon } from '@mantine/core'
import type { ChatSession } from '@rahba/contract/conversations/chat/chat-shapes'
import { IconDotsVertical } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { MenuButton } from '../../kit/nav/menu-button.tsx'
import { useText } from '../../text/use-text.ts'
import type { ChatView } from './chat-view.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The actions on a conversation besides writing: block it, report it. */
export function ThreadMenu({
  writing,
  session,
  blockedByMe,
}: {
  writing: NonNullable<ChatView['writing']>
  session: ChatSession
  blockedByMe: boolean
}) {
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
      <Suspense>{open === 'report' && <ReportDialog writing={writing} session_id={session.id} close={close} />}</Suspense>
    </>
  )
}
