import { lowStock } from '@rahba/contract/catalog/products/product-states'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that a variant runs low: it is offered, and few pieces or none are left (docs/domain/products.md#stock). It compares `stock_level`,
 * which an index holds, and which equals the pieces up to 20 only. A test keeps `lowStock` within that range.
 * @param v the name of `product_variants` in the statement
 */
export const isLowVariant = (v: 'v' | 'product_variants'): SQL => {
  const row = sql.raw(v)
  return sql`(${row}.active and ${row}.deleted_at is null and ${row}.stock_level <= ${lowStock})`
}
