import { Button } from '@mantine/core'
import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { maxLineQuantity } from '@rahba/contract/orders/cart/cart-lines'
import { useText } from '../../text/use-text.ts'
import classes from './add-to-cart.module.css'
import type { BuyState } from './buy-state.ts'
import { Fault, getFaultId } from './fault.tsx'
import options from './options.module.css'

interface AddToCartProps {
  product: Pick<MarketProduct, 'most'>
  state: BuyState
}

/** The quantity and the button that puts the product into the cart, in the form of its choices. A phone has the button in a bar of its own. */
export function AddToCart({ product, state }: AddToCartProps) {
  const t = useText('shop').cart
  const fault = state.faults.quantity
  const typed = state.values.find(([name]) => name === 'quantity')?.[1]
  return (
    <div className={classes.add} data-invalid={fault === undefined ? undefined : ''}>
      <label className={classes.quantity}>
        {t.quantity}
        <input
          type="number"
          name="quantity"
          defaultValue={typed ?? 1}
          min={1}
          max={product.most ?? maxLineQuantity}
          inputMode="numeric"
          className={options.typed}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : getFaultId('quantity')}
        />
      </label>
      <Button type="submit" formMethod="post" size="md" className={classes.button ?? ''}>
        {t.add}
      </Button>
      <Fault field="quantity" text={fault} />
    </div>
  )
}
