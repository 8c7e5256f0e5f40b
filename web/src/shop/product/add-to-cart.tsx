import { Alert, Button } from '@mantine/core'
import { hasOptions } from '@rahba/contract/catalog/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { maxLineQuantity } from '@rahba/contract/orders/cart-lines'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from '../cart/cart.module.css'

interface AddToCartProps {
  product: MarketProduct
  refused: string | undefined
  added: boolean
}

/** The quantity and the button that puts the product into the cart, in the form of its choices. Fields to be typed are not taken on the web yet. */
export function AddToCart({ product, refused, added }: AddToCartProps) {
  const t = useText('shop').cart
  const to = usePathTo()
  const isTyped = product.additional_fields.some(({ kind, is_required }) => is_required && !hasOptions(kind))
  if (isTyped || product.unavailable_reason !== null) return null
  return (
    <>
      {refused && (
        <Alert color="red" role="alert" mt="md">
          {refused}
        </Alert>
      )}
      {added && !refused && (
        <Alert color="green" role="status" mt="md">
          {t.added}{' '}
          <Link to={to('/cart')} reloadDocument>
            {t.open}
          </Link>
        </Alert>
      )}
      <div className={classes.add}>
        <label>
          {t.quantity}{' '}
          <input type="number" name="quantity" defaultValue={1} min={1} max={product.most ?? maxLineQuantity} inputMode="numeric" />
        </label>
        <Button type="submit" formMethod="post" size="md">
          {t.add}
        </Button>
      </div>
    </>
  )
}
