import { Button } from '@mantine/core'
import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { IconShoppingCart } from '@tabler/icons-react'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { CountBadge } from '../count-badge.tsx'
import { useShop } from '../layout/use-shop.ts'
import { PriceTag } from '../price-tag.tsx'
import classes from './buy-bar.module.css'
import { type BuyState, buyFormId, priceChoice } from './buy-state.ts'

/**
 * The cart, the price and the button of a phone, always in reach. It takes the place of the market's own bar, which this page hides
 * (web/src/market/layout/market-nav.module.css). It is the last part of the page's content and keeps its own room there, so it covers nothing.
 */
export function BuyBar({ product, state }: { product: MarketProduct; state: BuyState }) {
  const t = useText('shop').cart
  const to = usePathTo()
  const { cart_pieces } = useShop()
  if (product.unavailable_reason !== null) return null
  const { before, now, isUnavailable } = priceChoice(product, state.values)
  return (
    <div className={classes.bar} data-buy-bar>
      <a
        href={to('/cart')}
        className={classes.cart}
        aria-label={[t.title, cart_pieces > 0 && t.inCart(cart_pieces)].filter(Boolean).join(': ')}
      >
        <IconShoppingCart size={24} stroke={1.6} aria-hidden="true" />
        <CountBadge count={cart_pieces} corner />
      </a>
      <div className={classes.price} data-prices data-unpriced={isUnavailable ? '' : undefined}>
        <PriceTag price={before} now={now} vat={product} large />
      </div>
      <Button type="submit" form={buyFormId} formMethod="post" size="md" className={classes.button ?? ''}>
        {t.add}
      </Button>
    </div>
  )
}
