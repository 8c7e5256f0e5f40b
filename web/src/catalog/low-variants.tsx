import { describeVariant } from '@rahba/contract/catalog/axes'
import type { StoreProductRow } from '@rahba/contract/catalog/product-answers'
import { formatNumber } from '../kit/show/format.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'

/** The variants of a product that run low, by name with their pieces, and how many more do. */
export function LowVariants({ row }: { row: Pick<StoreProductRow, 'low_variants' | 'low_variants_count'> }) {
  const t = useText('catalog')
  const locale = useLocale()
  const more = row.low_variants_count - row.low_variants.length
  return (
    <>
      {row.low_variants.map(({ variant_id, variant, quantity }) => (
        <span key={variant_id} className={classes.lowVariant}>
          <bdi>{describeVariant(variant, locale)}</bdi> (<bdi dir="ltr">{formatNumber(quantity, locale)}</bdi>)
        </span>
      ))}
      {more > 0 && <span className={classes.variantCount}>{t.moreLow(more)}</span>}
    </>
  )
}
