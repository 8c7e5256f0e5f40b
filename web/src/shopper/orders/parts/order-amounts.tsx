import { rateText } from '@rahba/contract/kernel/percent'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect, paymentMethods } from '@rahba/contract/orders/order-states'
import { Money } from '../../../kit/show/money.tsx'
import { getRefunded, getRemaining } from '../../../orders/arithmetic.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Fact, Part } from './labelled.tsx'

/** The amounts of an order, line by line as its price was worked out, with VAT. */
export function OrderAmounts({ order }: { order: ShopperOrder }) {
  const own = useText('shopper-orders').order
  const { amounts: t } = useText('orders')
  const locale = useLocale()
  const { cancelled, returned, remaining_total } = getRemaining(order)
  const code = order.coupon_code && <bdi dir="ltr">{order.coupon_code}</bdi>
  const byCode = order.coupon_funded_by === 'platform' ? own.codeOfPlatform : own.codeOfStore
  const cash = cashToCollect(order)
  const refunded = getRefunded(order.cancellations)
  const { remaining } = order
  // VAT is that of the amount above it: of the total, or of what is left.
  const vat = remaining_total > 0 && remaining.vat > 0 && remaining.gross === remaining_total && (
    <Fact label={t.vatInside(rateText(order.vat_rate_bp))}>
      <Money value={remaining.vat} />
    </Fact>
  )
  const rows = [
    { label: t.list, value: order.list, shown: true },
    { label: t.offers, value: -order.offer_discount },
    {
      label: (
        <>
          {byCode} {code}
        </>
      ),
      key: 'code',
      value: -order.coupon_discount,
    },
    { label: t.delivery, value: order.delivery + order.delivery_waived, shown: order.fulfilment !== 'pickup' },
    { label: t.deliveryWaived, value: -order.delivery_waived },
    { label: t.cod, value: order.cod_fee + order.cod_fee_waived },
    { label: t.codWaived, value: -order.cod_fee_waived },
    { label: t.vatAdded, value: order.vat_added },
  ]
  return (
    <Part title={own.amounts} live="amounts">
      <dl className={classes.amounts}>
        {rows.map(
          ({ label, key, value, shown }) =>
            (shown || value !== 0) && (
              <Fact key={key ?? String(label)} label={label}>
                <Money value={value} />
              </Fact>
            ),
        )}
        <Fact label={t.total} sum>
          <Money value={order.total} bold />
        </Fact>
        {remaining_total === order.total && vat}
        {order.wallet_part > 0 && (
          <Fact label={t.wallet}>
            <Money value={order.wallet_part} />
          </Fact>
        )}
        {order.to_charge > 0 && order.wallet_part > 0 && (
          <Fact label={paymentMethods[order.payment_method][locale]}>
            <Money value={order.to_charge} />
          </Fact>
        )}
        {cancelled > 0 && order.status !== 'cancelled' && (
          <Fact label={t.cancelled}>
            <Money value={-cancelled} />
          </Fact>
        )}
        {returned > 0 && (
          <Fact label={t.returned}>
            <Money value={-returned} />
          </Fact>
        )}
        {remaining_total < order.total && order.status !== 'cancelled' && (
          <Fact label={t.remaining} sum>
            <Money value={remaining_total} bold />
          </Fact>
        )}
        {remaining_total < order.total && vat}
        {refunded > 0 && (
          <Fact label={t.refunded}>
            <Money value={refunded} />
          </Fact>
        )}
        {cash > 0 && (
          <Fact label={own.collect[order.fulfilment === 'pickup' ? 'pickup' : 'delivery']} sum>
            <Money value={cash} bold />
          </Fact>
        )}
      </dl>
    </Part>
  )
}
