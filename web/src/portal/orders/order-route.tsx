import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import { IconMessage, IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { countRemainingPieces } from '../../orders/cancellations/remaining-pieces.ts'
import { OrderPage } from '../../orders/order-page.tsx'
import { usePrinting } from '../../orders/use-printing.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import type { Route } from './+types/order-route'
import { storeSide } from './store-order-side.ts'
import { useOpenChat } from './use-open-chat.ts'

// The form, its rules and the window load on the first press.
const CancelItemsDialog = lazy(() => import('./cancel-items-dialog.tsx'))

export const handle: RouteHandle = { text: ['kit', 'orders', 'invoices', 'cancellations', 'portal/orders'] }

export const loader = ({ context, params }: Route.LoaderArgs) => readRecord(context, storeSide.read, { params: { id: params.id } })

// Items can be taken off an order before it ships. The last piece goes with the whole order.
const losesItems: readonly OrderStatus[] = ['new', 'accepted', 'preparing', 'ready']

/** `/store/orders/:id`, and `/edit` with the form of its next step open. */
export default function OrderRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('portal/orders')
  const printing = usePrinting(storeSide)
  const chat = useOpenChat(id)
  const { permissions } = useStore()
  const mayOpenCoupons = permissions.includes('products')
  const mayMessage = permissions.includes('messages')
  const [losing, setLosing] = useState<WholeOrder | null>(null)
  const editing = useLocation().pathname.endsWith('/edit')
  return (
    <>
      <OrderPage
        id={id}
        side={storeSide}
        editing={editing}
        cancellations="/store/orders/cancelled"
        breadcrumbs={[{ label: t.title, to: '/store/orders' }]}
        // The platform's own codes don't belong to the store.
        code={(order) => (mayOpenCoupons && order.coupon_funded_by === 'store' ? `/store/coupons/${order.coupon_id}` : null)}
        more={(order) => [
          ...(mayMessage
            ? [
                {
                  key: 'message',
                  label: t.message,
                  icon: <IconMessage size={16} aria-hidden="true" />,
                  onClick: chat.open,
                  busy: chat.busy,
                },
              ]
            : []),
          { key: 'print', label: t.print, icon: <IconPrinter size={16} aria-hidden="true" />, onClick: () => printing.open([id]) },
          ...(!editing && losesItems.includes(order.status) && countRemainingPieces(order) > 1
            ? [{ key: 'items', label: t.cancelItems.title, onClick: () => setLosing(order) }]
            : []),
        ]}
      />
      {printing.view}
      <Suspense>{losing && <CancelItemsDialog order={losing} close={() => setLosing(null)} />}</Suspense>
    </>
  )
}
