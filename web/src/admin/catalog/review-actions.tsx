import { Button } from '@mantine/core'
import * as calls from '@rahba/contract/catalog/products/admin-products.calls'
import { actionsFor, productActions } from '@rahba/contract/catalog/products/product-actions'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { IconBan, IconCheck, IconX } from '@tabler/icons-react'
import { useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { changedByReview } from './invalidated-calls.ts'

/** The actions an admin may take on the product now, drawn from the table of actions the server enforces. */
export function ReviewActions({ product }: { product: ProductDetail }) {
  const t = useText('admin/products')
  const locale = useLocale()
  const mayUpdate = useCan('products.update')
  const approve = useSend(calls.approveProduct, { invalidates: changedByReview, message: t.approved })
  const unblock = useSend(calls.unblockProduct, { invalidates: changedByReview, message: t.unblocked })
  const reject = useSend(calls.rejectProduct, { invalidates: changedByReview, message: t.rejected })
  const block = useSend(calls.blockProduct, { invalidates: changedByReview, message: t.blocked })
  if (!mayUpdate) return null
  const may = new Set(actionsFor('admin', product.status))
  const params = { id: product.id }
  const label = (action: keyof typeof productActions) => productActions[action].label[locale]
  return (
    <>
      <LinkButton to={`/dashboard/products/${product.id}/edit`} variant="default">
        {t.editAction}
      </LinkButton>
      {may.has('block') && (
        <ConfirmAction
          {...t.block}
          reasonLabel={t.block.reason}
          reason="required"
          tone="danger"
          confirmLabel={t.hide}
          onConfirm={(reason) => block.sendAsync({ params, body: { reason } })}
        >
          <Button variant="default" c="red" leftSection={<IconBan size={16} aria-hidden="true" />}>
            {t.hide}
          </Button>
        </ConfirmAction>
      )}
      {may.has('reject') && (
        <ConfirmAction
          {...t.reject}
          reasonLabel={t.reject.reason}
          reason="required"
          tone="danger"
          confirmLabel={label('reject')}
          onConfirm={(reason) => reject.sendAsync({ params, body: { reason } })}
        >
          <Button variant="default" leftSection={<IconX size={16} aria-hidden="true" />}>
            {label('reject')}
          </Button>
        </ConfirmAction>
      )}
      {may.has('unblock') && (
        <Button loading={unblock.pending} onClick={() => unblock.send({ params })}>
          {t.show}
        </Button>
      )}
      {may.has('approve') && (
        <Button leftSection={<IconCheck size={16} aria-hidden="true" />} loading={approve.pending} onClick={() => approve.send({ params })}>
          {label('approve')}
        </Button>
      )}
    </>
  )
}
