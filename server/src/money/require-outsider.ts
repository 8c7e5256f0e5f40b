import { moneyErrors } from '@rahba/contract/money/errors'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { admins } from '../access/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { users } from '../shoppers/table.ts'
import { storeMembers } from '../stores/table.ts'

/**
 * An admin is of a store's people where both accounts carry the same address or phone, and the member confirmed it: an address that a store only
 * wrote down keeps nobody out.
 */
const samePerson = or(
  and(eq(admins.email, storeMembers.email), isNotNull(storeMembers.email_verified_at)),
  and(eq(admins.phone, storeMembers.phone), isNotNull(storeMembers.phone_verified_at)),
)

/** The ids of the stores an admin is of, for a query. */
export const storesOf = (db: Db, admin_id: string) =>
  db.select({ id: storeMembers.store_id }).from(storeMembers).innerJoin(admins, samePerson).where(eq(admins.id, admin_id))

/**
 * No admin takes a step with the money of a store they are of themselves: payouts, wallet, dues, transfers, refunds, steps of its orders, its
 * commission, its account, data and state, and what promotes it (codes of the platform, featured stores, picked products). Every step counts, since a
 * transfer called returned or a charge called off pays as well as an approval. Throws `own_store`.
 */
export const requireOutsider = (db: Db, admin_id: string, store_id: string): Promise<void> => requireOutsiders(db, admin_id, [store_id])

/** The same of several stores at once: the admin may be of none of them. Throws `own_store`. */
export async function requireOutsiders(db: Db, admin_id: string, store_ids: readonly string[]): Promise<void> {
  if (store_ids.length === 0) return
  const own = await db
    .select({ id: storeMembers.id })
    .from(storeMembers)
    .innerJoin(admins, samePerson)
    .where(and(eq(admins.id, admin_id), inArray(storeMembers.store_id, [...new Set(store_ids)])))
    .limit(1)
  if (own.length > 0) throw fail(moneyErrors.own_store)
}

/** Which of these shoppers the admin is, who sign in by the phone that both accounts carry. */
export async function ownAmong(db: Db, admin_id: string, user_ids: readonly string[]): Promise<string[]> {
  if (user_ids.length === 0) return []
  const own = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(admins, eq(admins.phone, users.phone))
    .where(and(eq(admins.id, admin_id), inArray(users.id, [...user_ids])))
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
