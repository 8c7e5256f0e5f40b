import { type ProductAction, productActions } from '@rahba/contract/catalog/product-actions'
import { maxMatching } from '@rahba/contract/catalog/product-bulk'
import type { ProductStatus } from '@rahba/contract/catalog/product-states'
import type { Db } from '../../platform/db/types.ts'
import { products } from '../table.ts'
import { type ProductFilter, readCut } from './list-products.ts'

/** The products of a filtered list to which an action may happen, the newest first, and true if more match than one call takes. */
export async function findMatching(db: Db, action: ProductAction, filter: ProductFilter): Promise<{ ids: string[]; more: boolean }> {
  const from: readonly ProductStatus[] = productActions[action].from
  const status = filter.status?.length ? filter.status.filter((one) => from.includes(one)) : [...from]
  // No state is left, where an empty list of states would be every one.
  if (status.length === 0) return { ids: [], more: false }
  const cut = await readCut(db, { ...filter, status, sort: '-created_at' }, maxMatching + 1)
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(cut.where)
    .orderBy(...cut.orderBy)
    .limit(cut.limit)
  return { ids: rows.slice(0, maxMatching).map(({ id }) => id), more: rows.length > maxMatching }
}
