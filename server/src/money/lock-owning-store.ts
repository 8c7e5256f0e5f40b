import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { lockStore, type StoreRecord } from '../stores/change-store.ts'
import type { dues } from './dues/table.ts'
import type { payouts } from './payouts/table.ts'

/**
 * Locks the store of a statement or payout. It is locked before the record, like every change of a store's balance. Throws `not_found`.
 * @param store_id the only store it may belong to, where a store asks
 */
export async function lockOwningStore(db: Db, table: typeof dues | typeof payouts, id: string, store_id?: string): Promise<StoreRecord> {
  const [found] = await db
    .select({ store_id: sql<string>`${table.store_id}` })
    .from(table)
    .where(and(eq(table.id, id), store_id ? eq(table.store_id, store_id) : undefined))
  if (!found) throw fail(errors.not_found)
  return lockStore(db, found.store_id)
}
