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
}

/** The price of a product, with the price before the discount struck through, and a word if VAT will be added. */
export function PriceTag({ price, now, vat, large }: PriceTagProps) {
  const t = useText('shop').products
  return (
    <span className={classes.prices} data-large={large || undefined}>
      <Money value={shownPrice(now, vat)} bold />
      {now < price && (
        <s className={classes.before} title={t.priceBefore}>
          <Money value={shownPrice(price, vat)} />
        </s>
      )}
      {isBeforeVat(vat) && <small className={classes.vat}>{t.beforeVat}</small>}
    </span>
  )
}
