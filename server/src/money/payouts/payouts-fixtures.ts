import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import type { Db } from '../../platform/db/types.ts'
import { stores } from '../../stores/table.ts'
import { legsForAdminAdjustment } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'

export const payoutIban = 'SA0380000000608010167519'

/** A store with an account and `available` halalas to be paid out. */
export async function makeRichStore(db: Db, available: number): Promise<TestStore> {
  const store = await makeStore(db)
  await db.update(stores).set({ iban_no: payoutIban, bank_account_name: 'مؤسسة سدير' }).where(eq(stores.id, store.id))
  await postTransaction(db, {
    event: 'admin_adjustment',
    reference: `test:${randomUUID()}`,
    store_id: store.id,
    legs: legsForAdminAdjustment({ account: 'store_available', owner_id: store.id }, available),
    actor: { type: 'system', id: null },
  })
  return store
}
