import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { approval } from '@rahba/contract/stores/store-states'
import { eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { subjectOf } from '../codes/code-rules.ts'
import { issueCode } from '../codes/issue-code.ts'
import { accountMailJob } from '../mails/account-mail.ts'
import { checkPassword } from '../passwords/hash-password.ts'
import { limitSignIn } from '../sign-in-limit.ts'

/** The member an address or phone belongs to, with what decides whether they may come in. */
async function findMember(db: Db, address: string) {
  const [member] = await db
    .select({
      id: storeMembers.id,
      store_id: storeMembers.store_id,
      email: storeMembers.email,
      password_hash: storeMembers.password_hash,
      active: storeMembers.active,
      email_verified_at: storeMembers.email_verified_at,
      approved: stores.approved,
    })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.store_id))
    .where(or(eq(storeMembers.email, address), eq(storeMembers.phone, address)))
    .limit(1)
  return member
}

/** The mail address of the account a caller names by address or phone; what was given where there is none. */
export async function mailAddressOf(db: Db, address: string): Promise<string> {
  return (await findMember(db, address))?.email ?? address
}

/** Sends the code of a registration again, unless one is on its way already or the day's are used up. */
async function sendVerification(deps: Deps, email: string): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const code = await issueCode(tx, deps.env.SECRET, { purpose: 'verify_account', subject: subjectOf('store', email) })
      await deps.jobs.enqueue(tx, accountMailJob, { side: 'store', about: 'verify_account', address: email, code })
    })
  } catch (error) {
    // too soon or too many: the page that asks for the code says so when it is asked to resend
    if (!(error instanceof AppError)) throw error
  }
}

/**
 * Judges a merchant's sign-in. An unknown account, a wrong password and an account without one get the same answer in the same time.
 * Throws `wrong_credentials`, `too_many_requests`, `account_disabled`, or `account_not_verified` after sending a code.
 */
export async function judgeStoreLogin(deps: Deps, address: string, password: string): Promise<{ id: string; store_id: string }> {
  const found = await findMember(deps.db, address)
  const member = await limitSignIn(deps.limits, `store:${found?.id ?? address}`, async () => {
    if (!(await checkPassword(found?.password_hash, password)) || !found) throw fail(errors.wrong_credentials)
    return found
  })
  if (!member.active || member.approved === approval.closed) throw fail(accessErrors.account_disabled)
  if (!member.email_verified_at) {
    await sendVerification(deps, member.email)
    throw fail(accessErrors.account_not_verified)
  }
  return member
}
