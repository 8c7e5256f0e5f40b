import { Button } from '@mantine/core'
import { isConfirming } from '@rahba/contract/money/gateway/card-return'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { pageRequest } from '../../shell/request/request-context.ts'
import { ListFoot } from '../../shop/list-foot.tsx'
import { useText } from '../../text/use-text.ts'
import { SeenNotice } from '../offline/seen-notice.tsx'
import type { Posted } from './order.server.ts'
import { OrderCard } from './order-card.tsx'
import classes from './orders.module.css'
import { loadOrders, postCheckout } from './orders.server.ts'
import { LeadingPage } from './payment/leading-page.tsx'
import { ReceiptPage } from './receipt/receipt-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    ...(await loadOrders(context, searchParams)),
    confirming: isConfirming(searchParams.get('confirming')),
    seen_at: new Date().toISOString(),
    form_key: crypto.randomUUID(),
    origin: context.get(pageRequest).origin,
  }
}

export const action = ({ context, request }: ActionFunctionArgs) => postCheckout(context, request)

const tabs = ['open', 'delivered', 'cancelled'] as const

/** The tabs of the list, each a link. */
function Tabs({ current }: { current: (typeof tabs)[number] | null }) {
  const t = useText('shopper-orders').list
  const page = usePathTo()('/orders')
  return (
    <nav aria-label={t.tabs}>
      <ul className={classes.tabs}>
        <li>
          <a href={page} aria-current={current === null ? 'page' : undefined}>
            {t.all}
          </a>
        </li>
        {tabs.map((tab) => (
          <li key={tab}>
            <a href={`${page}?tab=${tab}`} aria-current={current === tab ? 'page' : undefined}>
              {t[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Empty({ all }: { all: boolean }) {
  const t = useText('shopper-orders').list
  return (
    <section className={classes.empty}>
      <h2>{all ? t.empty : t.emptyTab}</h2>
      <p>{t.emptyHint}</p>
      <Button component="a" href={usePathTo()('/market')} size="md">
        {t.browse}
      </Button>
    </section>
  )
}

/** `/orders`: the customer's orders, the newest first; with `?checkout=` the receipt of those that were placed together. */
export default function OrdersRoute() {
  const { orders, tab, later, more, checkout, confirming, seen_at, form_key, origin } = useLoaderData<typeof loader>()
  const posted = useActionData<Posted>()
  const t = useText('shopper-orders')
  const page = usePathTo()('/orders')
  const title = checkout ? (orders.length === 1 ? t.checkout.titleOne : t.checkout.title) : t.list.title
  const seo = <Seo title={title} description={title} origin={origin} path="/orders" unlisted />
  const tabQuery = tab ? `tab=${tab}` : ''
  if (posted?.pay)
    return (
      <>
        {seo}
        <LeadingPage url={posted.pay} back={checkout ? `${page}?checkout=${checkout.id}` : page} />
      </>
    )
  if (checkout)
    return (
      <>
        {seo}
        <SeenNotice seen_at={seen_at} />
        <ReceiptPage rows={orders} accounts={checkout.accounts} confirming={confirming} form_key={form_key} posted={posted} />
      </>
    )
  return (
    <>
      {seo}
      <SeenNotice seen_at={seen_at} />
      <h1 className={classes.title}>{title}</h1>
      <Tabs current={tab} />
      {orders.length === 0 && <Empty all={tab === null && !later} />}
      <ul className={classes.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <ListFoot
        first={later ? { to: `${page}${tabQuery && `?${tabQuery}`}`, label: t.list.first } : null}
        more={more === null ? null : { to: `${page}?${new URLSearchParams({ ...(tab && { tab }), cursor: more })}`, label: t.list.more }}
      />
    </>
  )
}
