import type { ReactNode } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { Money } from '../../kit/show/money.tsx'
import type { TextOf } from '../../text/parts.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutStoreView, CheckoutView } from './checkout-view.server.ts'
import { LineGoods } from './line-goods.tsx'

/** One row of amounts. `value` is in halalas. */
export function Sum({ label, value, strong = false }: { label: ReactNode; value: number; strong?: boolean }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money value={value} bold={strong} />
      </dd>
    </div>
  )
}

interface StoreSumsProps {
  quote: NonNullable<CheckoutStoreView['quote']>
  isPickup: boolean
  /** Halalas that the page said before the total changed; null if it did not. */
  seen_total: number | null
}

/** The way from the price of one store's goods to what they cost with everything. */
export function StoreSums({ quote, isPickup, seen_total }: StoreSumsProps) {
  const t = useText('checkout')
  const { list, offer_discount, coupon_discount, delivery, cod_fee, vat_added, vat, total } = quote
  return (
    <dl className={classes.sums}>
      <Sum label={t.goods} value={list} />
      {offer_discount > 0 && <Sum label={t.offers} value={-offer_discount} />}
      {coupon_discount > 0 && <Sum label={t.discount} value={-coupon_discount} />}
      {!isPickup && <Sum label={delivery === 0 ? `${t.delivery} (${t.free})` : t.delivery} value={delivery} />}
      {cod_fee > 0 && <Sum label={t.codFee} value={cod_fee} />}
      {vat_added > 0 && <Sum label={t.vatAdded} value={vat_added} />}
      <Sum label={t.storeTotal} value={total} strong />
      {vat > 0 && vat_added === 0 && <Sum label={t.vatInside} value={vat} />}
      {seen_total !== null && (
        <div className={classes.changed}>
          <dt>{t.totalBefore}</dt>
          <dd>
            <s>
              <Money value={seen_total} />
            </s>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Returns the reason why there is no sum yet. */
function explainMissing({ stores, needs_address }: CheckoutView, t: TextOf<'checkout'>): string {
  if (needs_address) return t.addressFirst
  if (stores.some(({ is_ordered }) => is_ordered)) return t.fix
  return stores.some(({ choice }) => choice.included) ? t.blocked : t.nothing
}

/** The sum of the whole checkout. */
export function CheckoutSums({ view }: { view: CheckoutView }) {
  const t = useText('checkout')
  const { stores, sums } = view
  if (!sums) return <p>{explainMissing(view, t)}</p>
  const quoted = stores.filter(({ quote }) => quote !== null)
  return (
    <>
      {quoted.length > 1 && quoted.map((one) => <StoreSummary key={one.store.id} view={one} />)}
      <dl className={classes.sums} aria-live="polite">
        <Sum label={t.total} value={sums.total} strong />
        {sums.wallet_part > 0 && <Sum label={t.wallet} value={-sums.wallet_part} />}
        {sums.wallet_part > 0 && <Sum label={t.toPay} value={sums.to_charge} strong />}
      </dl>
    </>
  )
}

/** The total of one of several stores, which opens to the goods that are ordered there. The script that draws the sums anew keeps it open by its id. */
function StoreSummary({ view: { store, part, quote } }: { view: CheckoutStoreView }) {
  return (
    <details id={`summary-${store.id}`} className={classes.summary}>
      <summary>
        <span className={classes.summaryName}>
          <UserText>{store.name}</UserText>
        </span>
        <Money value={quote?.total} />
      </summary>
      <ul className={classes.lines}>
        {part.lines
          .filter(({ problem }) => problem === null)
          .map((line) => (
            <li key={line.index}>
              <LineGoods line={line} />
              <Money value={line.total} />
            </li>
          ))}
      </ul>
    </details>
  )
}
