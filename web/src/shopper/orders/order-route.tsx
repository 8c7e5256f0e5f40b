import { Alert } from '@mantine/core'
import { readMarketStore } from '@rahba/contract/catalog/market/market.calls'
import { isConfirming } from '@rahba/contract/money/gateway/card-return'
import { transferAccounts } from '@rahba/contract/orders/checkouts/checkout.calls'
import { ownOrderInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import { listOwnOrders, readOwnOrder } from '@rahba/contract/orders/orders.calls'
import { undelivered } from '@rahba/contract/orders/past-promise'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { OrderLiveScript } from '../../plain/order-live-script.tsx'
import { Seo } from '../../shell/head/seo.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { BreadcrumbPath } from '../../shop/breadcrumb-path.tsx'
import { useText } from '../../text/use-text.ts'
import { SeenNotice } from '../offline/seen-notice.tsx'
import { awaitsSlip, getCardState } from './awaits.ts'
import { type Posted, postOrder, requireId } from './order.server.ts'
import classes from './orders.module.css'
import { AgainNotice } from './parts/again-notice.tsx'
import { ErrorSummary } from './parts/error-summary.tsx'
import { Part } from './parts/labelled.tsx'
import { OrderActions } from './parts/order-actions.tsx'
import { OrderAmounts } from './parts/order-amounts.tsx'
import { OrderDelivery } from './parts/order-delivery.tsx'
import { OrderGoods } from './parts/order-goods.tsx'
import { OrderHead } from './parts/order-head.tsx'
import { OrderHistory } from './parts/order-history.tsx'
import { OrderInvoices } from './parts/order-invoices.tsx'
import { OrderRequests } from './parts/order-requests.tsx'
import { OrderStore } from './parts/order-store.tsx'
import { PlacedNotice } from './parts/placed-notice.tsx'
import { Together } from './parts/together.tsx'
import { CardForm } from './payment/card-form.tsx'
import { LeadingPage } from './payment/leading-page.tsx'
import { OrderPayment } from './payment/order-payment.tsx'
import { OtherWay } from './payment/other-way.tsx'
import { TransferForm } from './payment/transfer-form.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireId(context, params.id)
  const { searchParams } = new URL(request.url)
  const order = await callApi(context, readOwnOrder, { params: { id } })
  const { checkout_id, store_slug, fulfilment, status } = order
  // Only an order that is still to be collected needs the hours of its store.
  const slug = fulfilment === 'pickup' && undelivered.includes(status) ? store_slug : null
  const [store, invoices, accounts, together] = await Promise.all([
    slug ? callApi(context, readMarketStore, { params: { slug } }) : null,
    callApi(context, ownOrderInvoices, { params: { id } }),
    awaitsSlip(order) ? callApi(context, transferAccounts) : [],
    checkout_id ? callApi(context, listOwnOrders, { query: { checkout_id } }).then(({ data }) => data) : [],
  ])
  return {
    order,
    hours: store?.hours ?? null,
    invoices,
    accounts,
    together: together.filter((other) => other.id !== id),
    placed: searchParams.has('placed'),
    confirming: isConfirming(searchParams.get('confirming')),
    seen_at: new Date().toISOString(),
    again: searchParams.has('again')
      ? {
          full: searchParams.get('again') === 'full',
          unavailable_ids: searchParams.get('unavailable') ?? '',
          reduced_ids: searchParams.get('reduced') ?? '',
        }
      : null,
    form_key: crypto.randomUUID(),
    origin: context.get(pageRequest).origin,
  }
}

export const action = ({ context, params, request }: ActionFunctionArgs) => postOrder(context, requireId(context, params.id), request)

/** `/orders/{id}`: an order with its steps, what happens next, its payment, and what its customer can do. */
export default function OrderRoute() {
  const { order, hours, invoices, accounts, together, placed, confirming, seen_at, again, form_key, origin } =
    useLoaderData<typeof loader>()
  const posted = useActionData<Posted>()
  const t = useText('shopper-orders')
  const to = usePathTo()
  const path = `/orders/${order.id}` as const
  const title = t.order.title(order.number)
  const seo = <Seo title={title} description={title} origin={origin} path={path} unlisted />
  if (posted?.pay)
    return (
      <>
        {seo}
        <LeadingPage url={posted.pay} back={to('/orders/:id', { id: order.id })} />
      </>
    )
  const isFormError = posted?.intent === 'transfer'
  const card = getCardState(order, confirming)
  return (
    <>
      {seo}
      <SeenNotice seen_at={seen_at} />
      <BreadcrumbPath steps={[{ name: t.order.way, to: to('/orders') }]} />
      <ErrorSummary refused={posted?.refused} />
      {placed && !posted?.refused && <PlacedNotice orders={[order]} />}
      {again && <AgainNotice order={order} again={again} />}
      <OrderHead order={order} confirming={confirming} hours={hours} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {awaitsSlip(order) || (card !== null && card !== 'confirming') ? (
            <Part title={card !== null ? t.payment.payCard : t.transfer.title} live="pay">
              {together.some(awaitsSlip) && awaitsSlip(order) && (
                <Alert color="brand" mb="sm">
                  <a href={`${to('/orders')}?checkout=${order.checkout_id}`}>{t.checkout.oneSlip}</a>
                </Alert>
              )}
              {card !== null ? (
                <>
                  <CardForm again={card !== 'first'} />
                  <OtherWay />
                </>
              ) : (
                <TransferForm
                  accounts={accounts}
                  amount={order.to_charge}
                  until={order.expires_at}
                  another={order.payments.length > 0}
                  posted_key={form_key}
                  refused={isFormError ? posted.refused : null}
                />
              )}
            </Part>
          ) : (
            <div data-live="pay" hidden />
          )}
          <OrderGoods order={order} />
          <OrderRequests order={order} />
          <OrderActions order={order} form_key={form_key} posted={posted} />
          <OrderHistory order={order} />
        </div>
        <div className={classes.column}>
          <OrderAmounts order={order} />
          <OrderPayment order={order} confirming={confirming} />
          <OrderDelivery order={order} week={hours?.week ?? null} />
          <OrderStore order={order} />
          <OrderInvoices invoices={invoices} store={order.store} />
          {together.length > 0 && <Together orders={together} checkout_id={order.checkout_id} />}
        </div>
      </div>
      <OrderLiveScript />
    </>
  )
}
