import { Text } from '@mantine/core'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { rateText } from '@rahba/contract/kernel/percent'
import { carriers } from '@rahba/contract/money/carriers/carriers'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect } from '@rahba/contract/orders/order-states'
import type { ReactNode } from 'react'
import { UserText } from '../kit/layout/direction.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { Money } from '../kit/show/money.tsx'
import { MoneyInText } from '../kit/show/money-in-text.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { getRefunded, getRemaining } from './arithmetic.ts'
import classes from './orders.module.css'

interface AmountProps {
  label: ReactNode
  value: number
  sum?: boolean
  signed?: boolean
}

function Amount({ label, value, sum, signed }: AmountProps) {
  return (
    <div data-sum={sum || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money value={value} {...(sum ? { bold: true } : {})} {...(signed ? { signed: true } : {})} />
      </dd>
    </div>
  )
}

/** The code of an order, leading to it where its reader may look at it. */
function Code({ order, link }: { order: WholeOrder; link: CodeLink | undefined }) {
  if (order.coupon_code === null) return null
  const to = link?.(order)
  const code = <UserText>{order.coupon_code}</UserText>
  return to ? <LocalLink to={to}>{code}</LocalLink> : code
}

/** Returns the page of an order's code; null if the reader may not open it. */
export type CodeLink = (order: WholeOrder) => PageAddress | null

/** The calculation of the total, and its payment. */
export function BreakdownPanel({ order, code }: { order: WholeOrder; code?: CodeLink | undefined }) {
  const { breakdown, amounts: t } = useText('orders')
  const locale = useLocale()
  const named = <Code order={order} link={code} />
  const byCode = (label: string) => (
    <>
      {label} {named}
    </>
  )
  const { cancelled, returned, remaining_total } = getRemaining(order)
  const refunded = getRefunded(order.cancellations)
  const rate = rateText(order.vat_rate_bp)
  const { remaining } = order
  // If the platform pays for a code, the store's invoice exceeds the shopper's total, so its VAT isn't that of the total.
  const vat =
    remaining.gross === remaining_total ? (
      t.vatInside(rate)
    ) : (
      <MoneyInText>{t.vatOfInvoice(rate, moneyText(remaining.gross, locale))}</MoneyInText>
    )
  const charge = { cod: t.cash, bank_transfer: t.transfer, card: t.card, wallet: t.wallet }[order.payment_method]
  return (
    <Panel title={breakdown}>
      <dl className={classes.amounts}>
        <Amount label={t.list} value={order.list} />
        {order.offer_discount > 0 && <Amount label={t.offers} value={-order.offer_discount} />}
        {order.coupon_discount > 0 && (
          <Amount label={byCode(order.coupon_funded_by === 'platform' ? t.promoCode : t.coupon)} value={-order.coupon_discount} />
        )}
        <Amount label={t.delivery} value={order.delivery + order.delivery_waived} />
        {order.delivery_waived > 0 && <Amount label={byCode(t.deliveryWaived)} value={-order.delivery_waived} />}
        {order.cod_fee + order.cod_fee_waived > 0 && <Amount label={t.cod} value={order.cod_fee + order.cod_fee_waived} />}
        {order.cod_fee_waived > 0 && <Amount label={byCode(t.codWaived)} value={-order.cod_fee_waived} />}
        {order.vat_added > 0 && <Amount label={t.vatAdded} value={order.vat_added} />}
        <Amount label={t.total} value={order.total} sum />
        {cancelled > 0 && <Amount label={t.cancelled} value={-cancelled} />}
        {returned > 0 && <Amount label={t.returned} value={-returned} />}
        {remaining_total < order.total && <Amount label={t.remaining} value={remaining_total} sum />}
        {remaining_total > 0 && remaining.vat > 0 && <Amount label={vat} value={remaining.vat} />}
        {order.wallet_part > 0 && <Amount label={t.wallet} value={order.wallet_part} />}
        {order.to_charge > 0 && <Amount label={charge} value={order.to_charge} />}
        {refunded > 0 && <Amount label={t.refunded} value={refunded} />}
        {order.payment_method === 'cod' && order.cancelled_amount > 0 && order.status !== 'cancelled' && (
          <Amount label={t.collect} value={cashToCollect(order)} />
        )}
      </dl>
    </Panel>
  )
}

/** True if a carrier, and not the store, has or will collect the cash of an order. */
const carrierOfCash = ({ carrier_cash, fulfilment, delivered_at }: WholeOrder): boolean =>
  carrier_cash ? carrier_cash.status !== 'with_store' : fulfilment === 'shipping_company' && delivered_at === null

/** The shares of the store and the platform, by the rates of the day it was placed. */
export function SharesPanel({ order }: { order: WholeOrder }) {
  const { shares: t } = useText('orders')
  const locale = useLocale()
  if (order.status === 'cancelled') {
    return (
      <Panel title={t.title}>
        <Text size="sm">{t.cancelled}</Text>
      </Panel>
    )
  }
  const { net_amounts: now, returned_share } = order
  const cash = order.payment_method === 'cod' ? now.to_charge : 0
  const carrier = carrierOfCash(order)
  const fees = now.platform_fee + now.platform_fee_vat
  const due = now.store_share - cash
  // The amount the platform held of a carrier's order was added at delivery, the rest by remittances.
  const { released, borne } = order.carrier_cash ?? { released: 0, borne: 0 }
  const added = Math.max(0, due) + released
  const less = order.cancelled_amount > 0
  const rate = rateText(order.commission_bp)
  return (
    <Panel title={t.title}>
      <dl className={classes.amounts}>
        <Amount label={t.paid} value={order.total} />
        {less && <Amount label={t.cancelledPart} value={-order.cancelled_amount} />}
        {less && <Amount label={t.remainingTotal} value={now.total} />}
        {now.platform_discount > 0 && <Amount label={t.promo} value={now.platform_discount} signed />}
        <Amount
          label={less ? t.commissionAt(rate) : <MoneyInText>{t.commission(rate, moneyText(order.commission_base, locale))}</MoneyInText>}
          value={-now.commission}
        />
        <Amount label={t.commissionVat} value={-now.commission_vat} />
        {fees > 0 && <Amount label={t.fees} value={-fees} />}
        {order.vat_regime === 'platform_deemed' && now.vat > 0 && <Amount label={t.vat} value={-now.vat} />}
        <Amount label={t.net} value={now.store_share} sum />
        {cash > 0 && <Amount label={carrier ? t.cashOfCarrier : t.cash} value={cash} />}
        {cash > 0 && carrier && (
          <Amount label={t.waiting} value={order.carrier_cash?.held ?? Math.max(0, Math.min(now.store_share, cash))} />
        )}
        {cash > 0 && carrier && added !== 0 && <Amount label={t.due} value={added} />}
        {cash > 0 && !carrier && <Amount label={due < 0 ? t.owed : t.due} value={Math.abs(due)} />}
        {returned_share > 0 && <Amount label={t.returned} value={-returned_share} />}
        {borne > 0 && <Amount label={t.borne} value={-borne} />}
        {returned_share + borne > 0 && <Amount label={t.netAfter} value={now.store_share - returned_share - borne} sum />}
      </dl>
      {order.carrier_cash && (
        <Text size="sm" mt="xs">
          {t.carrierCash[order.carrier_cash.status](carriers[order.carrier_cash.carrier][locale])}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt="xs">
        {t.frozen}
      </Text>
    </Panel>
  )
}
