import { Button } from '@mantine/core'
import {
  type OfferedAction,
  type OrderAction,
  type OrderActionName,
  offeredActions,
  orderActions,
} from '@rahba/contract/orders/order-actions'
import type { OrderRow } from '@rahba/contract/orders/order-schemas'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../api/session.ts'
import { MenuButton } from '../kit/menu-button.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { ActionDialog } from './action-dialog.tsx'
import { isDangerous } from './dangerous.ts'
import type { OrderSide } from './side.ts'
import { useOrderAct } from './use-order-act.ts'

/** What of an order decides what can be done with it. */
type OfferedOrder = Pick<OrderRow, 'status' | 'fulfilment' | 'delivery_tries' | 'expires_at' | 'placed_at'>

// a store does these many times a day, and nothing is lost by a slip: no question asked
const atOnce: readonly OrderActionName[] = ['accept', 'prepare', 'make_ready', 'send_out']

/** Whether an action is done with one click, or asks first. */
export const needsDialog = (action: OrderActionName, side: OrderSide): boolean => {
  const { needs }: OrderAction = orderActions[action]
  return side.actor === 'admin' || needs !== undefined || !atOnce.includes(action)
}

/** The actions this side has for an order; none where an administrator may only look. */
export function useOffered(side: OrderSide): (order: OfferedOrder) => OfferedAction[] {
  const mayUpdate = useCan('orders.update')
  return (order) => (side.actor === 'store' || mayUpdate ? offeredActions(order, side.actor) : [])
}

/** What can be done with the order now, as buttons; what can't, in a menu with the reason. */
export function OrderButtons({ order, side }: { order: OfferedOrder & { id: string }; side: OrderSide }) {
  const { actions: t } = useText('orders')
  const locale = useLocale()
  const act = useOrderAct(side)
  const [asking, setAsking] = useState<OrderActionName | null>(null)
  const offered = useOffered(side)(order)
  const start = (action: OrderActionName) => {
    if (needsDialog(action, side)) return setAsking(action)
    // a refusal was said in a toast by the call itself
    act.run(order.id, { action, note: null, shipping_company: null, tracking_number: null }).catch(() => undefined)
  }
  // what ends an order stands first in the row, so that the way forward is the last and main button
  const allowed = offered.filter(({ allowed }) => allowed).sort((a, b) => Number(isDangerous(b.action)) - Number(isDangerous(a.action)))
  const others = offered.filter(({ allowed }) => !allowed)
  const main = allowed.findLast(({ action }) => !isDangerous(action))?.action
  return (
    <>
      {others.length > 0 && (
        <MenuButton
          width={280}
          head={allowed.length > 0 ? t.more : t.none}
          lines={others.map(({ action, why }) => ({ key: action, label: orderActions[action][locale], disabled: why?.[locale] ?? t.none }))}
        >
          <Button variant="default" px={10} aria-label={t.more}>
            <IconDots size={16} aria-hidden="true" />
          </Button>
        </MenuButton>
      )}
      {allowed.map(({ action }) => (
        <Button
          key={action}
          variant={action === main ? 'filled' : 'default'}
          {...(isDangerous(action) ? { c: 'red' } : {})}
          disabled={act.pending}
          onClick={() => start(action)}
        >
          {orderActions[action][locale]}
        </Button>
      ))}
      {asking && <ActionDialog side={side} id={order.id} action={asking} close={() => setAsking(null)} />}
    </>
  )
}
