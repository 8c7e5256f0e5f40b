import type { PricedCartLine } from '@rahba/contract/orders/cart/cart'
import type { ReactNode } from 'react'
import { VariantText } from '../../catalog/variant-text.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { Picture } from '../../kit/show/picture.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'

interface LineGoodsProps {
  line: Pick<PricedCartLine, 'name' | 'image' | 'variant_values' | 'quantity'>
  /** Notes and faults of the line, below its name and pieces. */
  children?: ReactNode
}

/** The goods of a line of the checkout: picture, name, variant and pieces. */
export function LineGoods({ line: { name, image, variant_values, quantity }, children }: LineGoodsProps) {
  const t = useText('checkout')
  return (
    <>
      {image ? <Picture id={image} alt="" width={56} height={56} /> : <span className={classes.blank} />}
      <div>
        <p>
          <UserText>{name}</UserText>
        </p>
        <p className={classes.small}>
          {variant_values.length > 0 && (
            <>
              <VariantText variant={variant_values} /> ·{' '}
            </>
          )}
          {t.pieces(quantity)}
        </p>
        {children}
      </div>
    </>
  )
}
