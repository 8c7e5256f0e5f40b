import { Money } from '../kit/show/money.tsx'
import { useText } from '../text/use-text.ts'
import classes from './product-card.module.css'
import { isBeforeVat, type PriceVat, shownPrice } from './shown-price.ts'

interface PriceTagProps {
  /** Halalas, as the store keeps them. */
  price: number
  now: number
  vat: PriceVat
  large?: boolean
  /** True if some variants cost more. */
  from?: boolean
}

/** The price of a product, with the price before the discount struck through, and a word if VAT will be added. */
export function PriceTag({ price, now, vat, large, from }: PriceTagProps) {
  const t = useText('shop').products
  return (
    <span className={classes.prices} data-large={large || undefined}>
      {from && <span className={classes.from}>{t.from}</span>}
      <Money value={shownPrice(now, vat)} bold />
      {/* On the page of a product another variant may have a discount, which its script then shows. */}
      {(now < price || large) && (
        <s className={classes.before} title={t.priceBefore} hidden={now >= price}>
          <Money value={shownPrice(price, vat)} />
        </s>
      )}
      {isBeforeVat(vat) && <small className={classes.vat}>{t.beforeVat}</small>}
    </span>
  )
}
