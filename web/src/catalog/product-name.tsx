import type { Bilingual } from '@rahba/contract/kernel/locale'
import { Localized } from '../kit/layout/direction.tsx'
import { Thumb } from '../kit/show/thumb.tsx'
import classes from './catalog.module.css'

/** A product in a list: its picture and its name. */
export function ProductName({ product }: { product: { name: Bilingual; image: string | null } }) {
  return (
    <span className={classes.named}>
      <Thumb id={product.image} />
      <Localized text={product.name} lines={2} />
    </span>
  )
}
