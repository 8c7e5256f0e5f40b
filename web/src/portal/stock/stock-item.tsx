import { type ChosenValue, variantTitle } from '@rahba/contract/catalog/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import { useLocale } from '../../text/locale.ts'
import classes from './stock.module.css'

/** A variant's name in a list: its product, its values and its SKU. */
export function StockItem({ product, variant, sku }: { product: Bilingual; variant: readonly ChosenValue[]; sku: string | null }) {
  const title = variantTitle(variant, useLocale())
  return (
    <span className={classes.item}>
      <Localized text={product} lines={2} />
      {(title || sku) && (
        <span className={classes.details}>
          {title && <bdi dir="auto">{title}</bdi>}
          {sku && <Ltr>{sku}</Ltr>}
        </span>
      )}
    </span>
  )
}
