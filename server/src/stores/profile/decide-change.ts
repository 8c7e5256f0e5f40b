import { errors } from '@rahba/contract/kernel/errors'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { and, eq } from 'drizzle-orm'
import { storeMessages } from '../../messages/stores.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { changeStore, lockStore, type StoreChange } from '../change-store.ts'
import { notifyStore } from '../notify-store.ts'
import { storeChanges } from '../table.ts'

type Decision = Pick<typeof storeChanges.$inferInsert, 'state' | 'reason' | 'decided_by'>

/** Ends an open request of a locked store and gives it. Throws `not_found`, also for one that was decided. */
async function decide(db: Db, store_id: string, id: string, decision: Decision) {
  const [change] = await db
    .update(storeChanges)
    .set({ ...decision, decided_at: now, updated_at: now })
    .where(and(eq(storeChanges.id, id), eq(storeChanges.store_id, store_id), eq(storeChanges.state, 'pending')))
    .returning()
  if (!change) throw fail(errors.not_found)
  return change
}

/**
 * Accepts a pending change, or rejects it with a reason, and notifies the merchant. Payouts that another IBAN has held stay held until they are
 * released. Throws `not_found`, and `already_taken` through the database when another store has the number by now.
 */
export async function decideChange(
  db: Db,
  input: { store_id: string; id: string; admin_id: string; reason: string | null },
): Promise<StoreChange> {
  const { store_id, id, admin_id, reason } = input
  const store = await lockStore(db, store_id)
  const accepted = reason === null
  const change = await decide(db, store_id, id, { state: accepted ? 'accepted' : 'refused', reason, decided_by: admin_id })
  const field = storeLabels[change.field] ?? { ar: change.field, en: change.field }
  await notifyStore(
    db,
    store,
    accepted ? storeMessages.change_accepted.write({ field }) : storeMessages.change_rejected.write({ field, reason }),
  )
  const done = await changeStore(db, store, accepted ? { [change.field]: change.new.value, ...change.along } : {})
  return { ...done, waiting: { [`waiting_${change.field}`]: change.new.value } }
}

/** Takes a merchant's own request back; nothing was live of it. Throws `not_found`. */
export async function withdrawChange(db: Db, store_id: string, id: string): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  const { field, old } = await decide(db, store_id, id, { state: 'withdrawn' })
  return { ...(await changeStore(db, store, {})), waiting: { [`waiting_${field}`]: old.value } }
}
