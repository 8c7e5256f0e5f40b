import type { Limits } from '../platform/limits/limits.ts'
import type { Requester } from './device.ts'

const wrongTries = { points: 5, seconds: 600 }

/**
 * Returns the key under which wrong passwords are counted. Each known browser of an account has its own key, and all others share one, so a
 * stranger's guesses do not lock the owner out of a known browser.
 * @param account the audience and the account's id, or the address where there is no account
 */
const getKey = (account: string, { known, device_hash }: Requester) => `sign-in:${account}${known ? `:${device_hash}` : ''}`

/**
 * Limits wrong passwords to five in ten minutes per account; further tries are rejected even with the right password. A try is counted before it is
 * checked, so that parallel guesses count too. A right password resets the count.
 */
export async function limitSignIn<T>(limits: Limits, account: string, requester: Requester, attempt: () => Promise<T>): Promise<T> {
  const key = getKey(account, requester)
  await limits.take(key, wrongTries.points, wrongTries.seconds)
  const result = await attempt()
  await limits.reset(key)
  return result
}

/** Limits password changes to ten in ten minutes, right or wrong, so that an open session cannot be used to guess the old password. */
export const limitPasswordChange = (limits: Limits, account_id: string): Promise<void> =>
  limits.take(`change-password:${account_id}`, 10, 600)

/** Resets an account's tries after its owner proved the address and set a new password. */
export async function resetSignInLimit(limits: Limits, account: string, requester: Requester): Promise<void> {
  await limits.reset(getKey(account, { ...requester, known: false }))
  await limits.reset(getKey(account, { ...requester, known: true }))
}

const wrongCodes = { points: 5, seconds: 600 }
const wrongCodesADay = { points: 30, seconds: 24 * 3600 }

/**
 * Limits wrong codes of the second step per account, by app or recovery code, in ten minutes and in a day. A stranger with the password has 30
 * guesses a day among a million codes, three of which are right. Counted like {@link limitSignIn}: outside the transaction, which may be rolled
 * back, and separately for each known browser.
 * @param known the browser, from `knownDevice`
 */
export async function limitSecondStep<T>(limits: Limits, account: string, known: string | null, attempt: () => Promise<T>): Promise<T> {
  const subject = known === null ? account : `${account}:${known}`
  const keys = [`second-step:${subject}`, `second-step-day:${subject}`] as const
  await limits.take(keys[0], wrongCodes.points, wrongCodes.seconds)
  await limits.take(keys[1], wrongCodesADay.points, wrongCodesADay.seconds)
  const result = await attempt()
  for (const key of keys) await limits.reset(key)
  return result
}

/**
 * Limits wrong proofs of identity within a session. They are counted apart from sign-ins, so that a stolen session cannot lock its owner out.
 */
export async function limitIdentity<T>(limits: Limits, account: string, attempt: () => Promise<T>): Promise<T> {
  const keys = [`identity:${account}`, `identity-day:${account}`] as const
  await limits.take(keys[0], wrongCodes.points, wrongCodes.seconds)
  await limits.take(keys[1], wrongCodesADay.points, wrongCodesADay.seconds)
  const result = await attempt()
  for (const key of keys) await limits.reset(key)
  return result
}
