import type { StoreProductRow } from '@rahba/contract/catalog/products/product-answers'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { Hint } from '../kit/feedback/hint.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'
import { VariantText } from './variant-text.tsx'

type LowVariant = StoreProductRow['low_variants'][number]

/**
 * The variant of a product with the fewest pieces, and how many others run low. Rows stay one line higher than the others: the others are named
 * while their number is pointed at or focused, and on the product's page, to which it leads.
 */
export function LowVariants({ row }: { row: Pick<StoreProductRow, 'id' | 'low_variants' | 'low_variants_count'> }) {
  const t = useText('catalog')
  const locale = useLocale()
  const [first, ...others] = row.low_variants
  if (!first) return null
  const name = ({ variant, quantity }: LowVariant) =>
    `${variant.map(({ value }) => inLocale(value, locale)).join(' / ')}: ${formatNumber(quantity, locale)}`
  const more = row.low_variants_count - 1
  const unnamed = more - others.length
  const rest = [...others.map(name), ...(unnamed > 0 ? [t.moreLow(unnamed)] : [])].join(comma[locale])
  return (
    <span className={classes.lowVariant}>
      <span title={name(first)}>
        <VariantText variant={first.variant} named={false} />: <bdi dir="ltr">{formatNumber(first.quantity, locale)}</bdi>
      </span>
      {more > 0 && (
        <Hint label={rest}>
          <LocalLink to={`/store/products/${row.id}/edit`} aria-label={`${t.moreLow(more)}: ${rest}`}>
            <bdi dir="ltr">+{formatNumber(more, locale)}</bdi>
          </LocalLink>
        </Hint>
      )}
    </span>
  )
}
