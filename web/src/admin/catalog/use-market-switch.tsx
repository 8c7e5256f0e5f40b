import { blockProduct, unblockProduct } from '@rahba/contract/catalog/products/admin-products.calls'
import { productActions } from '@rahba/contract/catalog/products/product-actions'
import type { AdminProductRow } from '@rahba/contract/catalog/products/product-answers'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import type { RowAction } from '../../kit/list/columns.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { changedByReview } from './invalidated-calls.ts'

/** The press that takes a product off the market or puts it back, for each row of the list, and the question before the first. */
export function useMarketSwitch(): { getActions: (row: AdminProductRow) => RowAction[]; question: ReactNode } {
  const t = useText('admin/products')
  const locale = useLocale()
  const block = useSend(blockProduct, { invalidates: changedByReview, message: t.blocked })
  const unblock = useSend(unblockProduct, { invalidates: changedByReview, message: t.unblocked })
  const [hiding, setHiding] = useState<AdminProductRow | null>(null)
  const getActions = (row: AdminProductRow): RowAction[] => [
    ...(isAllowed(productActions, 'block', row.status)
      ? [{ key: 'block', label: t.hide, icon: <IconEyeOff size={16} />, tone: 'danger' as const, onClick: () => setHiding(row) }]
      : []),
    ...(isAllowed(productActions, 'unblock', row.status)
      ? [{ key: 'unblock', label: t.show, icon: <IconEye size={16} />, onClick: () => unblock.send({ params: { id: row.id } }) }]
      : []),
  ]
  const question = (
    <ConfirmDialog
      opened={hiding !== null}
      onClose={() => setHiding(null)}
      title={t.block.title}
      body={
        hiding && (
          <>
            <b>
              <UserText>{inLocale(hiding.name, locale)}</UserText>
            </b>{' '}
            {t.block.body}
          </>
        )
      }
      confirmLabel={t.hide}
      tone="danger"
      reason="required"
      reasonLabel={t.block.reason}
      onConfirm={(reason) => (hiding ? block.sendAsync({ params: { id: hiding.id }, body: { reason } }) : undefined)}
    />
  )
  return { getActions, question }
}
