import { bulkUsers, listUsers, readAdminUser } from '@rahba/contract/shoppers/users'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/confirm.tsx'
import type { BulkAction, BulkResult } from '../../kit/list/columns.ts'
import { useText } from '../../text/use-text.ts'

interface Asked {
  ids: string[]
  done: (results: BulkResult[]) => void
  /** Closed without an answer: the list keeps its selection. */
  cancelled: () => void
}

/** Blocking many shoppers asks for one reason, which each of them keeps as a note; unblocking needs none. */
export function useBulkBlock(): { actions: BulkAction[]; dialog: ReactNode } {
  const t = useText('admin/users')
  const bulk = useSend(bulkUsers, { invalidates: [listUsers, readAdminUser] })
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions: BulkAction[] = [
    {
      key: 'block',
      label: t.block,
      icon: <IconLock size={16} />,
      tone: 'danger',
      run: (ids) => new Promise((done, refuse) => setAsked({ ids, done, cancelled: () => refuse(new Error('cancelled')) })),
    },
    {
      key: 'unblock',
      label: t.unblock,
      icon: <IconLockOpen size={16} />,
      run: async (ids) => (await bulk.sendAsync({ body: { action: 'unblock', ids } })).results,
    },
  ]
  const dialog = asked && (
    <ConfirmDialog
      opened
      onClose={() => {
        // once it was answered this refuses nothing any more
        asked.cancelled()
        setAsked(null)
      }}
      title={t.blockBulkTitle(asked.ids.length)}
      body={t.blockBody}
      confirmLabel={t.block}
      tone="danger"
      reason="required"
      onConfirm={async (reason) => asked.done((await bulk.sendAsync({ body: { action: 'block', ids: asked.ids, reason } })).results)}
    />
  )
  return { actions, dialog }
}
