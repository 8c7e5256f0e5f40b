import { type ProductAction, productActions } from '@rahba/contract/catalog/products/product-actions'
import { maxMatching } from '@rahba/contract/catalog/products/product-bulk'
import type { ProductStatus } from '@rahba/contract/catalog/products/product-states'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { products } from '../table.ts'
import { type ProductFilter, readCut } from './list-products.ts'

interface Matching {
  ids: string[]
  more: boolean
  next: string | null
}

/**
 * The products of a filtered list to which an action may happen, the newest first, and whether more match than one call takes.
 * @param filter.after the last product of the call before, so that those which failed there are not met again
 */
export async function findMatching(
  db: Db,
  action: ProductAction,
  { after, ...filter }: ProductFilter & { after?: string | undefined },
): Promise<Matching> {
  const from: readonly ProductStatus[] = productActions[action].from
  const status = filter.status?.length ? filter.status.filter((one) => from.includes(one)) : [...from]
  // No state is left, where an empty list of states would be every one.
  if (status.length === 0) return { ids: [], more: false, next: null }
  const cut = await readCut(db, { ...filter, status, sort: '-created_at' }, maxMatching + 1)
  const older = after && sql`(${products.created_at}, ${products.id}) < (select p.created_at, p.id from products p where p.id = ${after})`
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(cut.where, older || undefined))
    .orderBy(...cut.orderBy)
    .limit(cut.limit)
  const ids = rows.slice(0, maxMatching).map(({ id }) => id)
  const more = rows.length > maxMatching
  return { ids, more, next: more ? (ids.at(-1) ?? null) : null }
}
