import { Badge } from '@mantine/core'
import type { ChosenValue } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { VariantText } from '../../catalog/variant-text.tsx'
import { Code, Localized } from '../../kit/layout/direction.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './stock.module.css'

interface StockItemProps {
  product: Bilingual
  variant: readonly ChosenValue[]
  sku: string | null
  /** False for one that is not offered, which is said beside its name. */
  active?: boolean
}

/** A variant's name in a list: its product, its values and its SKU. */
export function StockItem({ product, variant, sku, active = true }: StockItemProps) {
  const t = useText('portal/stock')
  return (
    <span className={classes.item}>
      <Localized text={product} lines={2} />
      {(variant.length > 0 || sku || !active) && (
        <span className={classes.details}>
          {variant.length > 0 && (
            <span>
              <VariantText variant={variant} named={false} />
            </span>
          )}
          {sku && <Code>{sku}</Code>}
          {!active && (
            <Badge size="sm" color="gray" variant="light">
              {t.off}
            </Badge>
          )}
        </span>
      )}
    </span>
  )
}
