import { orderActions, whyNotOrderAction } from '@rahba/contract/orders/order-actions'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { bulkOrders, countOrders, listOrders, readOrder } from '@rahba/contract/orders/orders.calls'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import type { BulkAction } from '../../kit/list/columns.ts'
import { useBulkDialog } from '../../kit/list/use-bulk-dialog.ts'
import { showStatus } from '../../orders/use-order-act.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { adminSurface } from './admin-order-surface.ts'

const bulkActions = ['accept', 'prepare', 'make_ready', 'send_out'] as const

/** The same bulk steps as the store's, in the stores' place: one note for all of them is asked first. */
export function useAdminBulk(): { actions: BulkAction<OrderRow>[]; dialog: ReactNode } {
  const { bulk: t } = useText('admin/orders')
  const client = useQueryClient()
  const locale = useLocale()
  const bulk = useSend(bulkOrders, { invalidates: [listOrders, countOrders, readOrder] })
  const { pending, open, close } = useBulkDialog<(typeof bulkActions)[number]>()
  const run = async ({ about: action, ids, done }: NonNullable<typeof pending>, note: string) => {
    const revert = showStatus(client, adminSurface, new Set(ids), orderActions[action].to)
    try {
      done((await bulk.sendAsync({ body: { action, ids, note } })).results)
    } catch (refusal) {
      revert()
      throw refusal
    }
  }
  const actions = bulkActions.map(
    (action): BulkAction<OrderRow> => ({
      key: action,
      unfit: (row) => whyNotOrderAction(action, row, 'admin')?.[locale] ?? false,
      label: t[action],
      run: open(action),
    }),
  )
  const dialog = pending && (
    <ConfirmDialog
      opened
      onClose={close}
      title={t.title(t[pending.about], pending.ids.length)}
      body={t.body}
      confirmLabel={t[pending.about]}
      reason="required"
      reasonLabel={t.note}
      onConfirm={(note) => run(pending, note)}
    />
  )
  return { actions, dialog }
}
