import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import { IconMessage, IconPrinter } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { countRemainingPieces } from '../../orders/cancellations/remaining-pieces.ts'
import { OrderPage } from '../../orders/order-page.tsx'
import { usePrinting } from '../../orders/use-printing.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import { storeSurface } from './store-order-surface.ts'
import { useOpenChat } from './use-open-chat.ts'

// The form, its rules and the window load on the first press.
const CancelItemsDialog = lazy(() => import('./cancel-items-dialog.tsx'))

/** The texts of an order's page, with or without its form. */
export const orderTexts: RouteHandle = { text: ['kit', 'orders', 'invoices', 'cancellations', 'portal/orders'] }

// Items can be taken off an order before it ships. The last piece goes with the whole order.
const losesItems: readonly OrderStatus[] = ['new', 'accepted', 'preparing', 'ready']

interface StoreOrderPageProps {
  id: string
  /** The form of the next step, in place of its buttons. */
  form?: (order: WholeOrder) => ReactNode
}

/** An order as its store sees it. */
export function StoreOrderPage({ id, form }: StoreOrderPageProps) {
  const t = useText('portal/orders')
  const printing = usePrinting(storeSurface)
  const chat = useOpenChat(id)
  const { permissions } = useStore()
  const mayOpenCoupons = permissions.includes('products')
  const mayMessage = permissions.includes('messages')
  const [losing, setLosing] = useState<WholeOrder | null>(null)
  return (
    <>
      <OrderPage
        id={id}
        surface={storeSurface}
        {...(form ? { form } : {})}
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
          ...(!form && losesItems.includes(order.status) && countRemainingPieces(order) > 1
            ? [{ key: 'items', label: t.cancelItems.title, onClick: () => setLosing(order) }]
            : []),
        ]}
      />
      {printing.view}
      <Suspense>{losing && <CancelItemsDialog order={losing} close={() => setLosing(null)} />}</Suspense>
    </>
  )
}
