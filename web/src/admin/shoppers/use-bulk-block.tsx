import type { UserRow } from '@rahba/contract/shoppers/users'
import { bulkUsers, listUsers, readAdminUser } from '@rahba/contract/shoppers/users.calls'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import type { BulkAction } from '../../kit/list/columns.ts'
import { useBulkDialog } from '../../kit/list/use-bulk-dialog.ts'
import { useText } from '../../text/use-text.ts'

/** Blocking many shoppers asks for one reason, which each of them keeps as a note; unblocking needs none. */
export function useBulkBlock(): { actions: BulkAction<UserRow>[]; dialog: ReactNode } {
  const t = useText('admin/users')
  const bulk = useSend(bulkUsers, { invalidates: [listUsers, readAdminUser] })
  const { pending, open, close } = useBulkDialog<'block'>()
  const actions: BulkAction<UserRow>[] = [
    {
      key: 'block',
      label: t.block,
      icon: <IconLock size={16} />,
      tone: 'danger',
      unfit: (row) => (row.deleted_at ? t.deletedHint : !row.active),
      run: open('block'),
    },
    {
      key: 'unblock',
      label: t.unblock,
      icon: <IconLockOpen size={16} />,
      unfit: (row) => (row.deleted_at ? t.deletedHint : row.active),
      run: async (ids) => (await bulk.sendAsync({ body: { action: 'unblock', ids } })).results,
    },
  ]
  const dialog = pending && (
    <ConfirmDialog
      opened
      onClose={close}
      title={t.blockBulkTitle(pending.ids.length)}
      body={t.blockBody}
      confirmLabel={t.block}
      tone="danger"
      reason="required"
      onConfirm={async (reason) => pending.done((await bulk.sendAsync({ body: { action: 'block', ids: pending.ids, reason } })).results)}
    />
  )
  return { actions, dialog }
}
