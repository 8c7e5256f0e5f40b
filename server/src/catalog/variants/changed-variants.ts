import { isDeepStrictEqual } from 'node:util'
import type { ProductVariant } from '@rahba/contract/catalog/products/product-answers'
import type { ProductSnapshot } from '../products/lock-product.ts'

/** Both sides of a change with the variants that differ alone: a log entry of one price would otherwise hold two hundred rows twice. */
export function retainChangedVariants<S extends ProductSnapshot>(before: S, after: S): { before: S; after: S } {
  // A sale is no change of the form.
  const toComparable = ({ sales: _, ...row }: ProductVariant) => row
  const without = (rows: readonly ProductVariant[], others: readonly ProductVariant[]) => {
    const same = new Map(others.map((row) => [row.id, toComparable(row)]))
    return rows.filter((row) => !isDeepStrictEqual(toComparable(row), same.get(row.id)))
  }
  return {
    before: { ...before, variants: without(before.variants, after.variants) },
    after: { ...after, variants: without(after.variants, before.variants) },
  }
}
