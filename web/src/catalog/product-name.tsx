import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { Localized } from '../kit/layout/direction.tsx'
import { Thumb } from '../kit/show/thumb.tsx'
import classes from './catalog.module.css'

interface ProductNameProps {
  product: { name: Bilingual; image: string | null }
  /** The line below the product's name. */
  mark?: ReactNode
}

/** A product in a list: its picture, and its name beside it. */
export function ProductName({ product, mark }: ProductNameProps) {
  return (
    <span className={classes.named}>
      <Thumb id={product.image} />
      <span className={classes.nameText}>
        <Localized text={product.name} lines={2} />
        {mark}
      </span>
    </span>
  )
}
