import { Money } from '../kit/money.tsx'
import { useText } from '../text/use-text.ts'
import classes from './product-card.module.css'

/** What it costs, with the price before the discount struck through. Amounts in halalas. */
export function PriceTag({ price, now, large }: { price: number; now: number; large?: boolean }) {
  const t = useText('shop').products
  return (
    <span className={classes.prices} data-large={large || undefined}>
      <Money value={now} bold />
      {now < price && (
        <s className={classes.before} title={t.priceBefore}>
          <Money value={price} />
        </s>
      )}
    </span>
  )
}
