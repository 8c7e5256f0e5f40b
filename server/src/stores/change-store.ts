import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { readStoreFacts } from './read-store.ts'
import { stores } from './table.ts'

export type StoreRecord = typeof stores.$inferSelect
type Change = { [K in keyof typeof stores.$inferInsert]?: (typeof stores.$inferInsert)[K] | typeof now }

/** The store, locked until the transaction ends. Throws `not_found`. */
export async function lockStore(db: Db, store_id: string): Promise<StoreRecord> {
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id)).for('update')
  if (!store) throw fail(errors.not_found)
  return store
}

export interface StoreChange {
  before: StoreRecord
  after: StoreRecord
}

/** Saves `change` on a locked store and judges its completeness anew. */
export async function changeStore(db: Db, before: StoreRecord, change: Change): Promise<StoreChange> {
  await db
    .update(stores)
    .set({ ...change, updated_at: now })
    .where(eq(stores.id, before.id))
  const { missing } = await readStoreFacts(db, before.id)
  const [after] = await db
    .update(stores)
    .set({ has_complete_data: missing.length === 0 })
    .where(eq(stores.id, before.id))
    .returning()
  if (!after) throw new Error('The locked store is there')
  return { before, after }
}
