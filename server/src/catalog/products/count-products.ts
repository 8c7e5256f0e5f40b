import type { ProductCounts } from '@rahba/contract/catalog/products/product-answers'
import { productCounts } from '@rahba/contract/catalog/products/product-answers'
import { productStatuses } from '@rahba/contract/catalog/products/product-states'
import { countCap } from '@rahba/contract/kernel/count-cap'
import { sql } from 'drizzle-orm'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** Counts a store's products by state, in one pass over the store's own rows, which its index holds together. */
export async function countStoreProducts(db: Db, store_id: string): Promise<ProductCounts> {
  return readRow(
    db,
    sql`
    select count(*)::int as "all", ${sql.join(
      productStatuses.map((status) => sql`count(*) filter (where status = ${sql.raw(`'${status}'`)})::int as ${sql.raw(status)}`),
      sql`, `,
    )}, count(*) filter (where status = 'active' and quantity = 0)::int as out_of_stock,
      (select count(distinct c.product_id)::int from product_changes c join products p on p.id = c.product_id
        where c.state = 'pending' and p.store_id = ${store_id}) as edited
    from products where store_id = ${store_id} and deleted_at is null`,
    productCounts,
  )
}

/** The same over all stores, each state counted up to the cap of lists and no further: the table may hold a million rows. */
export async function countAllProducts(db: Db): Promise<ProductCounts> {
  const capped = (condition: string) =>
    sql.raw(`(select count(*)::int from (select from products where deleted_at is null and ${condition} limit ${countCap + 1}) few)`)
  return readRow(
    db,
    sql`
    select ${capped('true')} as "all", ${sql.join(
      productStatuses.map((status) => sql`${capped(`status = '${status}'`)} as ${sql.raw(status)}`),
      sql`, `,
    )}, ${capped("status = 'active' and quantity = 0")} as out_of_stock,
      (select count(*)::int from (select distinct product_id from product_changes where state = 'pending' limit ${countCap + 1}) few) as edited`,
    productCounts,
  )
}
