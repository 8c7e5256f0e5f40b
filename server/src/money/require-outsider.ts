import { moneyErrors } from '@rahba/contract/money/errors'
import { type SQL, sql } from 'drizzle-orm'
import { idRow, readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'

/** The email and phone of an admin's account, now and formerly. */
const mine = (admin_id: string) =>
  sql`(select email, phone from admins where id = ${admin_id}
       union all select email, phone from former_contacts where audience = 'admin' and subject_id = ${admin_id}) mine`

/**
 * The ids of the stores an admin is of, for a query. An admin is of a store's people where both accounts carry the same address or phone, and
 * the member confirmed it: an address that a store only wrote down keeps nobody out. What either account carried before counts as well, so that
 * nobody edits themselves out of the rule.
 */
export const findStoresOfAdmin = (admin_id: string): SQL =>
  sql`(select m.store_id as id from store_members m join ${mine(admin_id)}
         on (m.email = mine.email and m.email_verified_at is not null) or (m.phone = mine.phone and m.phone_verified_at is not null)
       union all
       select m.store_id from former_contacts f join ${mine(admin_id)} on f.email = mine.email or f.phone = mine.phone
         join store_members m on m.id = f.subject_id where f.audience = 'store')`

/**
 * An admin can't take a step with the money of a store they belong to themselves: payouts, wallet, dues, transfers, refunds, steps of its orders, its
 * commission, its account, data and state, and what promotes it (codes of the platform, featured stores, picked products). Every step counts, since a
 * transfer marked as returned or a cancelled charge pays as well as an approval. Throws `own_store`.
 */
export const requireOutsider = (db: Db, admin_id: string, store_id: string): Promise<void> => requireOutsiders(db, admin_id, [store_id])

/** The same of several stores at once: the admin must not belong to any of them. Throws `own_store`. */
export async function requireOutsiders(db: Db, admin_id: string, store_ids: readonly string[]): Promise<void> {
  if (store_ids.length === 0) return
  const among = sql`own.id = any(${sql.param([...new Set(store_ids)])}::uuid[])`
  const own = await readRows(db, sql`select own.id from ${findStoresOfAdmin(admin_id)} own where ${among} limit 1`, idRow)
  if (own.length > 0) throw fail(moneyErrors.own_store)
}

/** Returns the shoppers among these that are the admin: they sign in, or signed in, by a phone that the admin's account has or had. */
export async function ownAmong(db: Db, admin_id: string, user_ids: readonly string[]): Promise<string[]> {
  if (user_ids.length === 0) return []
  const among = sql.param([...user_ids])
  const own = await readRows(
    db,
    sql`
    select u.id from users u join ${mine(admin_id)} on mine.phone = u.phone where u.id = any(${among}::uuid[])
    union select f.subject_id from former_contacts f join ${mine(admin_id)} on mine.phone = f.phone
    where f.audience = 'user' and f.subject_id = any(${among}::uuid[])`,
    idRow,
  )
  return own.map(({ id }) => id)
}

const isShopper = async (db: Db, admin_id: string, user_id: string): Promise<boolean> =>
  (await ownAmong(db, admin_id, [user_id])).length > 0

/** Nor with their own wallet as a shopper. Throws `own_wallet`. */
export async function requireAnother(db: Db, admin_id: string, user_id: string): Promise<void> {
  if (await isShopper(db, admin_id, user_id)) throw fail(moneyErrors.own_wallet)
}

/** Nor with an order of their own store, or that they placed themselves. Throws `own_store`, `own_order`. */
export async function requireUninvolved(
  db: Db,
  { type, id }: { type: string; id: string | null },
  order: { store_id: string; user_id: string },
): Promise<void> {
  if (type !== 'admin' || id === null) return
  await requireOutsider(db, id, order.store_id)
  if (await isShopper(db, id, order.user_id)) throw fail(moneyErrors.own_order)
}
