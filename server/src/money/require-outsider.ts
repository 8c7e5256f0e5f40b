import { moneyErrors } from '@rahba/contract/money/errors'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { admins } from '../access/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { users } from '../shoppers/table.ts'
import { storeMembers } from '../stores/table.ts'

/**
 * Nobody gives money to their own store: an admin who is also of its people, by the confirmed address or phone that both accounts carry, approves no
 * payout of it, adds nothing to its wallet, and neither confirms nor waives what it owes. Throws `own_store`.
 */
export async function requireOutsider(db: Db, admin_id: string, store_id: string): Promise<void> {
  const [own] = await db
    .select({ id: storeMembers.id })
    .from(storeMembers)
    .innerJoin(
      admins,
      or(
        and(eq(admins.email, storeMembers.email), isNotNull(storeMembers.email_verified_at)),
        and(eq(admins.phone, storeMembers.phone), isNotNull(storeMembers.phone_verified_at)),
      ),
    )
    .where(and(eq(admins.id, admin_id), eq(storeMembers.store_id, store_id)))
    .limit(1)
  if (own) throw fail(moneyErrors.own_store)
}

/** Nor to themselves as a shopper, who signs in by the phone that both accounts carry. Throws `own_wallet`. */
export async function requireAnother(db: Db, admin_id: string, user_id: string): Promise<void> {
  const [own] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(admins, eq(admins.phone, users.phone))
    .where(and(eq(admins.id, admin_id), eq(users.id, user_id)))
  if (own) throw fail(moneyErrors.own_wallet)
}
