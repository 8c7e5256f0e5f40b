import { accessErrors } from '@rahba/contract/access/errors'
import type { storeLogin } from '@rahba/contract/access/store-auth'
import { errors } from '@rahba/contract/kernel/errors'
import { eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, fail } from '../../platform/errors.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { moveRegistration, registrationToResume } from '../../stores/registration/register-store.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { getSubject } from '../codes/code-subject.ts'
import { issueCode } from '../codes/issue-code.ts'
import { markKnownDevice, type Requester } from '../device.ts'
import { accountMailJob } from '../mails/account-mail.ts'
import { checkPassword } from '../passwords/hash-password.ts'
import { limitSignIn } from '../sign-in-limit.ts'

type LoginCall = CallContext<typeof storeLogin>

/** The member an address or phone belongs to, with what decides whether they may come in. */
async function findMember(db: Db, address: string) {
  const [member] = await db
    .select({
      id: storeMembers.id,
      store_id: storeMembers.store_id,
      password_hash: storeMembers.password_hash,
      active: storeMembers.active,
      approved: stores.approved,
    })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.store_id))
    .where(or(eq(storeMembers.email, address), eq(storeMembers.phone, address)))
    .limit(1)
  return member
}

type Registration = NonNullable<Awaited<ReturnType<typeof registrationToResume>>>

/**
 * Sends the code of a registration again, to be entered in the browser that gave its password, unless one was sent there already or the day's
 * are used up. Throws `code_too_many` or `code_too_soon` if no code comes and this browser has none. Returns how many digits the code has that
 * this browser was sent last.
 */
async function sendVerification({ db, env, jobs }: Deps, registration: Registration, requester: Requester): Promise<number> {
  const { id, email } = registration
  try {
    return await db.transaction(async (tx) => {
      await moveRegistration(tx, registration, requester.device_hash)
      const code = await issueCode(tx, env.SECRET, { purpose: 'verify_account', subject: getSubject('store', email), requester })
      await jobs.enqueue(tx, accountMailJob, { side: 'store', about: 'verify_account', address: email, registration_id: id, code })
      return code.length
    })
  } catch (error) {
    // Too soon or one too many: the code that this browser was sent still serves. Without one the refusal is the answer, and the registration stays
    // in the browser that has its code.
    if (!(error instanceof AppError) || error.params.code_length === undefined) throw error
    await db.transaction((tx) => moveRegistration(tx, registration, requester.device_hash))
    return Number(error.params.code_length)
  }
}

/**
 * Checks a merchant's sign-in. An unknown account, a wrong password and an account without one get the same answer in the same time.
 * Throws `wrong_credentials`, `too_many_requests`, `account_disabled`, `account_not_verified` after sending a code,
 * or `code_too_many` and `code_too_soon` if none can be sent.
 */
export async function checkStoreLogin(ctx: LoginCall, address: string, password: string): Promise<{ id: string; store_id: string }> {
  const { db, limits } = ctx.deps
  const requester = await markKnownDevice(ctx, 'store', address)
  const [member, registration] = await Promise.all([findMember(db, address), registrationToResume(db, address, requester.device_hash)])
  await limitSignIn(limits, `store:${member?.id ?? address}`, requester, async () => {
    const hash = member ? member.password_hash : registration?.password_hash
    if (!(await checkPassword(hash, password))) throw fail(errors.wrong_credentials)
  })
  if (member) {
    if (!member.active) throw fail(accessErrors.account_disabled)
    return member
  }
  if (!registration) throw fail(errors.wrong_credentials)
  const code_length = await sendVerification(ctx.deps, registration, requester)
  throw fail(accessErrors.account_not_verified, { code_length })
}
