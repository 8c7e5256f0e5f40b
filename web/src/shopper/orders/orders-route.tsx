import { orderStatuses } from '@rahba/contract/orders/order-states'
import { listOwnOrders } from '@rahba/contract/orders/orders.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Money } from '../../kit/show/money.tsx'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await callApi(context, listOwnOrders, { query: { per_page: 20 } })
  return { orders: data, origin: context.get(pageRequest).origin }
}

/** `/orders`: the shopper's orders, the newest first. */
export default function OrdersRoute() {
  const { orders, origin } = useLoaderData<typeof loader>()
  const t = useText('shopper').frame
  const locale = useLocale()
  return (
    <>
      <Seo title={t.orders} description={t.orders} origin={origin} path="/orders" unlisted />
      <h1>{t.orders}</h1>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            {order.number} {orderStatuses[order.status][locale]} <Money value={order.total} />
          </li>
        ))}
      </ul>
    </>
  )
}
