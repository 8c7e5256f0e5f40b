import { inLocale } from '@rahba/contract/kernel/locale'
import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { UserText } from '../../../kit/layout/direction.tsx'
import { usePathTo } from '../../../paths.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { OrderBadge } from '../state.tsx'
import { Part } from './labelled.tsx'

/** The other orders of a checkout. */
export function Together({ orders, checkout_id }: { orders: readonly OwnOrderRow[]; checkout_id: string | null }) {
  const t = useText('shopper-orders')
  const locale = useLocale()
  const to = usePathTo()
  return (
    <Part title={t.order.together}>
      <ul className={classes.lines}>
        {orders.map((order) => (
          <li key={order.id} className={classes.line}>
            <div className={classes.words}>
              <p>
                <a href={to('/orders/:id', { id: order.id })}>
                  <UserText>{inLocale(order.store, locale)}</UserText>
                </a>
              </p>
              <p className={classes.small}>{t.list.number(order.number)}</p>
            </div>
            <OrderBadge order={order} />
          </li>
        ))}
      </ul>
      {checkout_id && (
        <p>
          <a href={`${to('/orders')}?checkout=${checkout_id}`}>{t.checkout.title}</a>
        </p>
      )}
    </Part>
  )
}
