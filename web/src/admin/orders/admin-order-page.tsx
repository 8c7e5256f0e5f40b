import { chatOfOrder } from '@rahba/contract/conversations/chat/chat-of-order.calls'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import type { ReactNode } from 'react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { Localized, UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { OrderPage } from '../../orders/order-page.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { adminSurface } from './admin-order-surface.ts'
import { CheckoutPanel } from './checkout-panel.tsx'
import { EntriesPanel } from './entries-panel.tsx'

/** The texts of an order's page, with or without its form. */
export const orderTexts: RouteHandle = { text: ['kit', 'orders', 'invoices', 'cancellations', 'admin/orders'] }

// Items can be taken off an order before it ships, and may come back after delivery.
const canLose: readonly OrderStatus[] = ['new', 'accepted', 'preparing', 'ready', 'delivered', 'completed']

interface AdminOrderPageProps {
  id: string
  /** The form of the next step, in place of its buttons. */
  form?: (order: WholeOrder) => ReactNode
}

/** An order as administrators see it. */
export function AdminOrderPage({ id, form }: AdminOrderPageProps) {
  const t = useText('admin/orders')
  const { order: cancellations } = useText('cancellations')
  const mayUpdate = useCan('orders.update')
  const mayOpen = {
    store: useCan('stores.index'),
    user: useCan('users.index'),
    cancel: useCan('canceled-orders.create'),
    payment: useCan('payments.index'),
    coupon: useCan('copoun.index'),
    promo: useCan('promo-codes.index'),
  }
  // Reading a conversation is recorded; checking that it exists is not.
  const chat = useCall(chatOfOrder, { params: { id } }, { silent: true, enabled: !form })
  return (
    <OrderPage
      id={id}
      surface={adminSurface}
      {...(form ? { form } : {})}
      mayNote={mayUpdate}
      cancellations="/dashboard/canceled-orders"
      breadcrumbs={[{ label: t.title, to: '/dashboard/orders' }]}
      mark={(order) =>
        mayOpen.store ? (
          <LocalLink to={`/dashboard/stores/${order.store_id}`}>
            <Localized text={order.store} />
          </LocalLink>
        ) : (
          <Localized text={order.store} />
        )
      }
      more={(order) =>
        form
          ? []
          : [
              ...(chat.data?.session_id ? [{ key: 'chat', label: t.chat, href: `/chat-view/${chat.data.session_id}` as const }] : []),
              ...(mayOpen.cancel && canLose.includes(order.status)
                ? [{ key: 'lose', label: cancellations.open, href: `/dashboard/canceled-orders/create?order=${order.id}` as const }]
                : []),
              ...(mayUpdate ? [{ key: 'edit', label: t.edit, href: `/dashboard/orders/${order.id}/edit` as const }] : []),
            ]
      }
      {...(mayOpen.user
        ? {
            profile: (order) => (name) => (
              <LocalLink to={`/dashboard/users/${order.user_id}`}>
                <UserText>{name}</UserText>
              </LocalLink>
            ),
          }
        : {})}
      {...(mayOpen.payment ? { payment: (payment: string) => `/dashboard/payments1/${payment}` } : {})}
      code={({ coupon_id, coupon_funded_by }) => {
        const byPlatform = coupon_funded_by === 'platform'
        if (!(byPlatform ? mayOpen.promo : mayOpen.coupon)) return null
        return `/dashboard/${byPlatform ? 'promo-codes' : 'copoun'}/${coupon_id}`
      }}
      below={(order) => (
        <>
          {order.checkout_id !== null && <CheckoutPanel order={{ ...order, checkout_id: order.checkout_id }} />}
          <EntriesPanel id={order.id} />
        </>
      )}
    />
  )
}
