import type { OrderStatus } from '@rahba/contract/orders/order-states'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCan } from '../../api/session.ts'
import { Localized, UserText } from '../../kit/direction.tsx'
import { LocalLink } from '../../kit/link.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { OrderPage } from '../../orders/order-page.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/order-route'
import { EntriesPanel } from './entries-panel.tsx'
import { adminSide } from './side.ts'

const ChatLink = lazy(() => import('./chat-link.tsx'))
// few orders were placed with others
const CheckoutPanel = lazy(() => import('./checkout-panel.tsx'))

export const handle: RouteHandle = { text: ['kit', 'orders', 'invoices', 'cancellations', 'admin/orders'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const editing = new URL(request.url).pathname.replace(/\.data$/, '').endsWith('/edit')
  await requirePermission(context, editing ? 'orders.update' : 'orders.index')
  return null
}

// before it leaves items can be taken off it, and after delivery they may come back
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
    payment: useCan('payments.index', 'faqs.index'),
    coupon: useCan('copoun.index', 'faqs.index'),
    promo: useCan('promo-codes.index', 'faqs.index'),
  }
  const editing = useLocation().pathname.endsWith('/edit')
  return (
    <OrderPage
      id={id}
      side={adminSide}
      editing={editing}
      mayNote={mayUpdate}
      cancellations="/dashboard/canceled-orders"
      breadcrumbs={[{ label: t.title, to: '/dashboard/orders' }]}
      actions={(order) => (
        <>
          {mayOpen.store ? (
            <LinkButton to={`/dashboard/stores/${order.store_id}`} variant="subtle">
              <Localized text={order.store} />
            </LinkButton>
          ) : (
            <Localized text={order.store} />
          )}
          {!editing && (
            <Suspense>
              <ChatLink order_id={order.id} />
            </Suspense>
          )}
          {mayOpen.cancel && !editing && canLose.includes(order.status) && (
            <LinkButton to={`/dashboard/canceled-orders/create?order=${order.id}`} variant="default">
              {cancellations.open}
            </LinkButton>
          )}
          {mayUpdate && !editing && (
            <LinkButton to={`/dashboard/orders/${order.id}/edit`} variant="default">
              {t.edit}
            </LinkButton>
          )}
        </>
      )}
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
