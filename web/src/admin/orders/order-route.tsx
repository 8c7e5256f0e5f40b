import { chatOfOrder } from '@rahba/contract/conversations/chat-of-order.calls'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { Localized, UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { OrderPage } from '../../orders/order-page.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/order-route'
import { adminSide } from './admin-order-side.ts'
import { EntriesPanel } from './entries-panel.tsx'

// Few orders were placed with others.
const CheckoutPanel = lazy(() => import('./checkout-panel.tsx'))

export const handle: RouteHandle = { text: ['kit', 'orders', 'invoices', 'cancellations', 'admin/orders'] }

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const editing = new URL(request.url).pathname.replace(/\.data$/, '').endsWith('/edit')
  await requirePermission(context, editing ? 'orders.update' : 'orders.index')
  return readRecord(context, adminSide.read, { params: { id: params.id } })
}

// Items can be taken off an order before it ships, and may come back after delivery.
const canLose: readonly OrderStatus[] = ['new', 'accepted', 'preparing', 'ready', 'delivered', 'completed']

/** `/dashboard/orders/:id`, and `/edit` with the form of its next step open. */
export default function OrderRoute({ params: { id } }: Route.ComponentProps) {
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
  const editing = useLocation().pathname.endsWith('/edit')
  // Reading a conversation is recorded; checking that it exists is not.
  const chat = useCall(chatOfOrder, { params: { id } }, { silent: true, enabled: !editing })
  return (
    <OrderPage
      id={id}
      side={adminSide}
      editing={editing}
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
        editing
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
          {order.checkout_id !== null && (
            <Suspense>
              <CheckoutPanel order={{ ...order, checkout_id: order.checkout_id }} />
            </Suspense>
          )}
          <EntriesPanel id={order.id} />
        </>
      )}
    />
  )
}
