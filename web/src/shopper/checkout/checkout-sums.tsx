import type { ReactNode } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { Money } from '../../kit/show/money.tsx'
import { LinePrice } from '../../shop/cart/line-price.tsx'
import type { TextOf } from '../../text/parts.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutStoreView, CheckoutView } from './checkout-view.server.ts'
import { LineGoods } from './line-goods.tsx'
import { addSums, getShownSums, type ShownSums } from './shown-sums.ts'

interface SumProps {
  label: ReactNode
  /** Halalas. */
  value: number
  strong?: boolean
  /** True for what the shopper gains. */
  good?: boolean
  /** The word for zero. */
  free?: string
  /** True if the page's script announces it after a change. */
  announced?: boolean
}

/** One row of amounts. */
function Sum({ label, value, strong = false, good = false, free, announced = false }: SumProps) {
  return (
    <div data-strong={strong || undefined} data-good={good || undefined} data-result={announced ? 'page' : undefined}>
      <dt>{label}</dt>
      <dd>{value === 0 && free ? free : <Money value={value} bold={strong} />}</dd>
    </div>
  )
}

interface SumRowsProps {
  sums: ShownSums
  /** The words for the total. */
  total: string
  /** True if nothing of it is delivered. */
  isCollected: boolean
  /** True if the total is announced when it changes. */
  announced?: boolean
}

/** The way from the prices at the lines to what they cost with everything. The saving is only shown, since the rows above exclude it already. */
function SumRows({
  sums: { goods, discount, delivery, cod_fee, vat, saved, ...sums },
  total,
  isCollected,
  announced = false,
}: SumRowsProps) {
  const t = useText('checkout')
  return (
    <>
      <Sum label={t.goods} value={goods} />
      {discount > 0 && <Sum label={t.discount} value={-discount} />}
      {!isCollected && <Sum label={t.delivery} value={delivery} free={t.free} />}
      {cod_fee > 0 && <Sum label={t.codFee} value={cod_fee} />}
      <Sum label={total} value={sums.total} strong announced={announced} />
      {vat > 0 && <Sum label={t.vatInside} value={vat} />}
      {saved > 0 && <Sum label={t.saved} value={saved} good />}
    </>
  )
}

interface StoreSumsProps {
  part: CheckoutStoreView['part']
  quote: NonNullable<CheckoutStoreView['quote']>
  isPickup: boolean
  /** Halalas that the page said before the total changed; null if it did not. */
  seen_total: number | null
}

/** The amounts of the order at one store. */
export function StoreSums({ part, quote, isPickup, seen_total }: StoreSumsProps) {
  const t = useText('checkout')
  return (
    <dl className={classes.sums}>
      <SumRows sums={getShownSums(part, quote)} total={t.storeTotal} isCollected={isPickup} />
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
      <dl className={classes.sums}>
        <SumRows
          sums={addSums(quoted.flatMap(({ part, quote }) => (quote ? getShownSums(part, quote) : [])))}
          total={t.total}
          isCollected={view.is_collected}
          announced
        />
        {sums.wallet_part > 0 && <Sum label={t.wallet} value={-sums.wallet_part} />}
        {sums.wallet_part > 0 && <Sum label={t.toPay} value={sums.to_charge} strong announced />}
      </dl>
    </>
  )
}

/** The total of one of several stores, which opens to the goods that are ordered there. The script that updates the sums keeps it open by its id. */
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
              <LinePrice line={line} />
            </li>
          ))}
      </ul>
    </details>
  )
}
