import type { PricedCartLine } from '@rahba/contract/orders/cart/cart'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './line-price.module.css'

/** The price of a line, below the one before its discounts; nothing for a line that can't be ordered as it is. */
export function LinePrice({ line: { total, total_before } }: { line: Pick<PricedCartLine, 'total' | 'total_before'> }) {
  const t = useText('shop').products
  if (total === null) return null
  return (
    <span className={classes.price}>
      {total_before !== null && (
        <s title={t.priceBefore}>
          <Money value={total_before} />
        </s>
      )}
      <strong>
        <Money value={total} />
      </strong>
    </span>
  )
}
