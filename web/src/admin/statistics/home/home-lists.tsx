import { Text } from '@mantine/core'
import type { AdminHome } from '@rahba/contract/statistics/admin-home'
import { Localized, Ltr } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { Thumb } from '../../../kit/show/thumb.tsx'
import { ListedTotal } from '../../../orders/remaining.tsx'
import { ShopperName } from '../../../orders/shopper-name.tsx'
import { OrderState } from '../../../orders/status.tsx'
import { useText } from '../../../text/use-text.ts'
import classes from './home.module.css'

function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" p="md">
      {children}
    </Text>
  )
}

/** The orders that came in last. */
export function LatestOrders({ orders }: { orders: NonNullable<AdminHome['latest_orders']> }) {
  const t = useText('admin/home')
  return (
    <Panel title={t.latest} flush actions={<LocalLink to="/dashboard/orders">{t.allOrders}</LocalLink>}>
      {orders.length === 0 ? (
        <Nothing>{t.noOrders}</Nothing>
      ) : (
        <ul className={classes.rows}>
          {orders.map((order) => (
            <li key={order.id}>
              <div className={classes.grow}>
                <LocalLink to={`/dashboard/orders/${order.id}`}>
                  <Ltr>{order.number}</Ltr>
                </LocalLink>{' '}
                · <Localized text={order.store} />
                <div className={classes.sub}>
                  <ShopperName name={order.user} /> · <DateTime value={order.placed_at} />
                </div>
              </div>
              <div className={classes.end}>
                <div>
                  <ListedTotal order={order} />
                </div>
                <OrderState status={order.status} fulfilment={order.fulfilment} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The stores that sold most in the last 30 days. */
export function TopStores({ stores }: { stores: NonNullable<AdminHome['top_stores']> }) {
  const t = useText('admin/home')
  return (
    <Panel title={t.top} flush actions={<LocalLink to="/dashboard/stores">{t.allStores}</LocalLink>}>
      {stores.length === 0 ? (
        <Nothing>{t.noSales}</Nothing>
      ) : (
        <ul className={classes.rows}>
          {stores.map((store) => (
            <li key={store.id}>
              <Thumb id={store.logo} contain width={36} />
              <div className={classes.grow}>
                <LocalLink to={`/dashboard/stores/${store.id}`}>
                  <Localized text={store.name} lines={1} />
                </LocalLink>
                <div className={classes.sub}>{t.ordersCount(store.orders)}</div>
              </div>
              <Money value={store.sales} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
