import { Button } from '@mantine/core'
import type { PlainOrderAction } from '@rahba/contract/orders/order-action-body'
import { type OfferedAction, type OrderActionName, offeredActions, orderActions } from '@rahba/contract/orders/order-actions'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../api/session.ts'
import { type HeadAction, MoreActions } from '../kit/nav/more-actions.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { OrderSurface } from './order-surface.ts'
import { isDangerous, primaryAction } from './primary-action.ts'
import { useOrderAct } from './use-order-act.ts'

// The form, its rules and the window load on the first press.
const OrderDialog = lazy(() => import('./action-dialog.tsx'))

/** The fields of an order that decide its actions. */
type OfferedOrder = Pick<OrderRow, 'status' | 'fulfilment' | 'delivery_tries' | 'expires_at' | 'placed_at'>

// A store does these many times a day, and a slip loses nothing, so no question is asked.
const atOnce: readonly PlainOrderAction[] = ['accept', 'prepare', 'make_ready', 'send_out']

/** True if an action is done with one click; any other asks first. */
export const isAtOnce = (action: OrderActionName, surface: OrderSurface): action is PlainOrderAction =>
  surface.actor === 'store' && atOnce.some((one) => one === action)

/** The actions this surface has for an order; none where an administrator may only look. */
export function useOffered(surface: OrderSurface): (order: OfferedOrder) => OfferedAction[] {
  const mayUpdate = useCan('orders.update')
  return (order) => (surface.actor === 'store' || mayUpdate ? offeredActions(order, surface.actor) : [])
}

interface OrderButtonsProps {
  order: OfferedOrder & { id: string }
  surface: OrderSurface
  /** The other actions in the order's head. */
  more: readonly HeadAction[]
}

/** The order's current actions: the way forward as the main button, the rest beside it. A menu gives the reasons for blocked ones. */
export function OrderButtons({ order, surface, more }: OrderButtonsProps) {
  const { actions: t } = useText('orders')
  const locale = useLocale()
  const act = useOrderAct(surface)
  const [asking, setAsking] = useState<OrderActionName | null>(null)
  const offered = useOffered(surface)(order)
  const start = (action: OrderActionName) => {
    if (!isAtOnce(action, surface)) return setAsking(action)
    // The call itself shows a refusal in a toast.
    act.run(order.id, { action, note: null }).catch(() => undefined)
  }
  const main = primaryAction(offered)
  const others = offered
    .filter(({ action }) => action !== main)
    .map(({ action, allowed, why }) => ({
      key: action,
      label: orderActions[action][locale],
      onClick: () => start(action),
      ...(isDangerous(action) ? { tone: 'danger' as const } : {}),
      ...(allowed ? {} : { disabled: why?.[locale] ?? t.none }),
    }))
  return (
    <>
      <MoreActions
        actions={[...more, ...others]}
        unavailable={{ label: t.more, head: offered.some((one) => one.allowed) ? t.more : t.none }}
      />
      {main && (
        <Button disabled={act.pending} onClick={() => start(main)}>
          {orderActions[main][locale]}
        </Button>
      )}
      <Suspense>{asking && <OrderDialog surface={surface} id={order.id} action={asking} close={() => setAsking(null)} />}</Suspense>
    </>
  )
}
