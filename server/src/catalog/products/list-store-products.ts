import type { StoreProductRow } from '@rahba/contract/catalog/products/product-answers'
import { maxLowVariants } from '@rahba/contract/catalog/products/product-states'
import { chosenValues } from '@rahba/contract/catalog/variants/axes'
import { axis } from '@rahba/contract/catalog/variants/axes.schemas'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { isLowVariant } from '../is-low-variant.ts'
import { listProducts, type ProductListQuery, type ProductPage } from './list-products.ts'

const lowRow = z.strictObject({
  product_id: z.uuid(),
  variant_id: z.uuid(),
  axes: z.array(axis),
  values: z.array(z.uuid()),
  quantity: z.int(),
  low_variants_count: z.int(),
})

type Low = Pick<StoreProductRow, 'low_variants' | 'low_variants_count'>

/** The variants that run low of each product, with the fewest pieces first; of a product that is not sold out. One statement for a page. */
async function readLowVariants(db: Db, ids: readonly string[]): Promise<Map<string, Low>> {
  const found = new Map<string, Low>()
  if (ids.length === 0) return found
  const rows = await readRows(
    db,
    sql`
    select v.product_id, v.id as variant_id, p.axes, v.values, v.quantity, v.low_variants_count
    from (
      select id, product_id, values, quantity, count(*) over (partition by product_id)::int as low_variants_count,
        row_number() over (partition by product_id order by quantity, position) as place
      from product_variants
      where product_id = any(${sql.param([...ids])}::uuid[]) and ${isLowVariant('product_variants')}) v
    join products p on p.id = v.product_id
    where v.place <= ${maxLowVariants} order by v.product_id, v.place`,
    lowRow,
  )
  for (const { product_id, axes, values, variant_id, quantity, low_variants_count } of rows) {
    const known = found.get(product_id)?.low_variants ?? []
    found.set(product_id, { low_variants: [...known, { variant_id, variant: chosenValues(axes, values), quantity }], low_variants_count })
  }
  return found
}

/** One page of a store's own products, each with its variants that run low. */
export async function listStoreProducts(
  db: Db,
  query: ProductListQuery & { store_id: string },
): Promise<Omit<ProductPage, 'data'> & { data: StoreProductRow[] }> {
  const page = await listProducts(db, query)
  const divided = page.data.filter(({ variants_count, quantity }) => variants_count > 1 && quantity > 0).map(({ id }) => id)
  const low = await readLowVariants(db, divided)
  return { ...page, data: page.data.map((row) => ({ ...row, ...(low.get(row.id) ?? { low_variants: [], low_variants_count: 0 }) })) }
}
