import { lowStock } from '@rahba/contract/catalog/products/product-states'
import { formatNumber } from '../kit/show/format.ts'
import { useLocale } from '../text/locale.ts'
import classes from './catalog.module.css'

/** The pieces in stock; low and empty stock is highlighted. */
export function StockCount({ quantity }: { quantity: number }) {
  const locale = useLocale()
  return (
    <bdi dir="ltr" className={classes.stock} data-level={quantity === 0 ? 'out' : quantity <= lowStock ? 'low' : undefined}>
      {formatNumber(quantity, locale)}
    </bdi>
  )
}
