import { approveMatchingProducts, bulkAdminProducts } from '@rahba/contract/catalog/products/admin-products.calls'
import { productActions } from '@rahba/contract/catalog/products/product-actions'
import type { AdminProductRow } from '@rahba/contract/catalog/products/product-answers'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSend } from '../../api/queries.ts'
import { useMatchingCursor } from '../../catalog/use-matching-cursor.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import type { BulkAction } from '../../kit/list/columns.ts'
import { useBulkDialog } from '../../kit/list/use-bulk-dialog.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** The decisions about many products at once. A rejection asks for one reason, which each of their stores reads. */
export function useBulkReview(
  invalidates: readonly Call[],
  query: Readonly<Record<string, string | number>>,
): { actions: BulkAction<AdminProductRow>[]; dialog: ReactNode } {
  const t = useText('admin/products')
  const locale = useLocale()
  const approveAll = useSend(approveMatchingProducts, { invalidates })
  const approveMatching = useMatchingCursor(query, (body) => approveAll.sendAsync({ body }))
  const bulk = useSend(bulkAdminProducts, { invalidates })
  const { pending, open, close } = useBulkDialog<'reject'>()
  const run = (action: 'approve' | 'unblock' | 'accept_changes') => async (ids: string[]) =>
    (await bulk.sendAsync({ body: { action, ids } })).results
  const page = (id: string) => `/dashboard/products/${id}` as const
  const actions: BulkAction<AdminProductRow>[] = [
    {
      key: 'approve',
      page,
      label: productActions.approve.label[locale],
      icon: <IconCheck size={16} />,
      confirm: { title: t.approveTitle, body: t.approveBody },
      unfit: (row) => !isAllowed(productActions, 'approve', row.status),
      run: run('approve'),
      runAll: approveMatching,
    },
    {
      key: 'reject',
      page,
      label: productActions.reject.label[locale],
      icon: <IconX size={16} />,
      unfit: (row) => !isAllowed(productActions, 'reject', row.status),
      run: open('reject'),
    },
    {
      key: 'accept_changes',
      page,
      label: t.changes.bulk,
      confirm: { title: t.changes.bulkTitle, body: t.changes.bulkBody },
      unfit: (row) => row.edit !== 'pending',
      run: run('accept_changes'),
    },
    {
      key: 'unblock',
      page,
      label: productActions.unblock.label[locale],
      unfit: (row) => !isAllowed(productActions, 'unblock', row.status),
      run: run('unblock'),
    },
  ]
  const dialog = pending && (
    <ConfirmDialog
      opened
      onClose={close}
      title={t.rejectTitle(pending.ids.length)}
      body={t.rejectBody}
      confirmLabel={productActions.reject.label[locale]}
      tone="danger"
      reason="required"
      onConfirm={async (reason) => pending.done((await bulk.sendAsync({ body: { action: 'reject', ids: pending.ids, reason } })).results)}
    />
  )
  return { actions, dialog }
}
