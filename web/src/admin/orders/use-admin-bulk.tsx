import { orderActions } from '@rahba/contract/orders/order-actions'
import { bulkOrders, countOrders, listOrders, readOrder } from '@rahba/contract/orders/orders'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/confirm.tsx'
import type { BulkAction, BulkResult } from '../../kit/list/columns.ts'
import { showStatus } from '../../orders/use-order-act.ts'
import { useText } from '../../text/use-text.ts'
import { adminSide } from './side.ts'

const bulkActions = ['accept', 'prepare', 'make_ready', 'send_out'] as const

interface Asked {
  action: (typeof bulkActions)[number]
  ids: string[]
  done: (results: BulkResult[]) => void
  /** Closed without an answer: the list keeps its selection. */
  cancelled: () => void
}

/** The same bulk steps as the store's, in the stores' place: one note for all of them is asked first. */
export function useAdminBulk(): { actions: BulkAction[]; dialog: ReactNode } {
  const { bulk: t } = useText('admin/orders')
  const client = useQueryClient()
  const bulk = useSend(bulkOrders, { invalidates: [listOrders, countOrders, readOrder] })
  const [asked, setAsked] = useState<Asked | null>(null)
  const run = async ({ action, ids, done }: Asked, note: string) => {
    const takeBack = showStatus(client, adminSide, new Set(ids), orderActions[action].to)
    try {
      done((await bulk.sendAsync({ body: { action, ids, note } })).results)
    } catch (refusal) {
      takeBack()
      throw refusal
    }
  }
  const actions = bulkActions.map(
    (action): BulkAction => ({
      key: action,
      label: t[action],
      run: (ids) => new Promise((done, refuse) => setAsked({ action, ids, done, cancelled: () => refuse(new Error('cancelled')) })),
    }),
  )
  const dialog = asked && (
    <ConfirmDialog
      opened
      onClose={() => {
        // once it was answered this refuses nothing any more
        asked.cancelled()
        setAsked(null)
      }}
      title={t.title(t[asked.action], asked.ids.length)}
      body={t.body}
      confirmLabel={t[asked.action]}
      reason="required"
      reasonLabel={t.note}
      onConfirm={(note) => run(asked, note)}
    />
  )
  return { actions, dialog }
}
