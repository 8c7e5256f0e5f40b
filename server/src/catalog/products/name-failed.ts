import type { Bilingual } from '@rahba/contract/kernel/locale'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { RowResult } from '../../platform/lists/each-row.ts'
import { products } from '../table.ts'

/** Adds the names of the products that failed to their results, in one statement. */
export async function nameFailed(db: Db, results: readonly RowResult[]): Promise<(RowResult & { name: Bilingual | null })[]> {
  const failed = results.flatMap(({ id, ok }) => (ok ? [] : [id]))
  const rows =
    failed.length === 0 ? [] : await db.select({ id: products.id, name: products.name }).from(products).where(inArray(products.id, failed))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return results.map((result) => ({ ...result, name: names.get(result.id) ?? null }))
}
