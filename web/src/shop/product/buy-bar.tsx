import { Button } from '@mantine/core'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { useText } from '../../text/use-text.ts'
import { PriceTag } from '../price-tag.tsx'
import classes from './buy-bar.module.css'
import { type BuyState, buyFormId, priceChoice } from './buy-state.ts'

/**
 * The price and the button of a phone, always in reach above the market's own bar. It is the last part of the page's content and keeps its own room
 * there, so it covers nothing once the page is read to its end.
 */
export function BuyBar({ product, state }: { product: MarketProduct; state: BuyState }) {
  const t = useText('shop').cart
  if (product.unavailable_reason !== null) return null
  const { before, now, gone } = priceChoice(product, state.values)
  return (
    <div className={classes.bar} data-buy-bar>
      <div className={classes.row}>
        <div className={classes.price} data-prices data-unpriced={gone ? '' : undefined}>
          <PriceTag price={before} now={now} vat={product} large />
        </div>
        <Button type="submit" form={buyFormId} formMethod="post" size="md" className={classes.button ?? ''}>
          {t.add}
        </Button>
      </div>
    </div>
  )
}
