import { errors } from '@rahba/contract/kernel/errors'
import type { BankAccount } from '@rahba/contract/shoppers/bank-account'
import type { BankAccountBody } from '@rahba/contract/shoppers/bank-account.schemas'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { lockShopper } from '../lock-shopper.ts'
import { userBankAccounts } from '../table.ts'

const { iban_number, account_holder, updated_at } = userBankAccounts
const columns = { iban_number, account_holder, updated_at }

/** Reads the saved bank account of a shopper, or null. */
export async function readBankAccount(db: Db, user_id: string): Promise<BankAccount | null> {
  const [row] = await db.select(columns).from(userBankAccounts).where(eq(userBankAccounts.user_id, user_id))
  return row ?? null
}

/**
 * Keeps a bank account in place of the one that was kept. Throws `account_deleted`, and `stale_record` if `seen` is an older version, or if the
 * account that was seen is gone.
 */
export async function saveBankAccount(
  db: Db,
  { user_id, body, seen }: { user_id: string; body: BankAccountBody; seen: string | undefined },
): Promise<{ before: BankAccount | null; after: BankAccount }> {
  await lockShopper(db, user_id)
  const before = await readBankAccount(db, user_id)
  if (before) refuseStale(seen, before)
  else if (seen !== undefined) throw fail(errors.stale_record)
  const [after] = await db
    .insert(userBankAccounts)
    .values({ user_id, ...body })
    .onConflictDoUpdate({ target: userBankAccounts.user_id, set: { ...body, updated_at: now } })
    .returning(columns)
  if (!after) throw new Error('An insert returns its row')
  return { before, after }
}

/** Removes the bank account that a shopper keeps. Throws `not_found` and `account_deleted`. */
export async function removeBankAccount(db: Db, user_id: string): Promise<BankAccount> {
  await lockShopper(db, user_id)
  const [before] = await db.delete(userBankAccounts).where(eq(userBankAccounts.user_id, user_id)).returning(columns)
  if (!before) throw fail(errors.not_found)
  return before
}
