import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { eachRow, type RowResult } from '../../platform/lists/each-row.ts'
import { products } from '../table.ts'
import { type Decision, type ManyDecisions, notifyStores } from './notify-store.ts'

/** The ids by the store that they belong to. Ids that no product has are a group of their own, whose rows are not found. */
async function groupByStore(db: Db, ids: readonly string[]): Promise<string[][]> {
  const rows = await db
    .select({ id: products.id, store_id: products.store_id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const stores = new Map(rows.map(({ id, store_id }) => [id, store_id]))
  return [...Map.groupBy(ids, (id) => stores.get(id))].toSorted(([a = ''], [b = '']) => a.localeCompare(b)).map(([, own]) => own)
}

/**
 * Decides about many products, each with its own result. Those of a store are one transaction with its one notice, so that nothing is decided
 * that the store is not told of, and a crash repeats nothing. Products are locked store by store and by id, so that two acts never wait for each
 * other.
 * @param db the database itself, since each store has a transaction
 * @param decide takes one decision in a savepoint; a refusal undoes it alone
 */
export async function decideMany(
  db: Db,
  { ids, what, locale }: { ids: readonly string[]; what: ManyDecisions; locale: Locale },
  decide: (tx: Db, id: string) => Promise<Decision>,
): Promise<RowResult[]> {
  if (ids.length === 0) return []
  const results = new Map<string, RowResult>()
  for (const own of await groupByStore(db, ids)) {
    const decided = await db.transaction(async (tx) => {
      const decisions: Decision[] = []
      const rows = await eachRow(tx, own, { locale, labels: productLabels }, async (row, id) => {
        decisions.push(await decide(row, id))
      })
      await notifyStores(tx, what, decisions)
      return rows
    })
    for (const row of decided) results.set(row.id, row)
  }
  return [...new Set(ids)].flatMap((id) => results.get(id) ?? [])
}
