import type { Limits } from '../platform/limits/limits.ts'
import type { Requester } from './device.ts'

const wrongTries = { points: 5, seconds: 600 }

/**
 * Under which wrong passwords are counted: the account's own browsers each apart, everybody else together. So a stranger's guesses lock nobody out of a
 * browser they signed in with before.
 * @param account the audience and the account's id, or the address where there is no account
 */
const getKey = (account: string, { known, device_hash }: Requester) => `sign-in:${account}${known ? `:${device_hash}` : ''}`

/**
 * So many wrong passwords per account (five in ten minutes); the next try is refused even when it is right. A try is taken before it is judged, so that
 * guesses made side by side don't slip through, and a right one gives all back.
 */
export async function limitSignIn<T>(limits: Limits, account: string, requester: Requester, attempt: () => Promise<T>): Promise<T> {
  const key = getKey(account, requester)
  await limits.take(key, wrongTries.points, wrongTries.seconds)
  const result = await attempt()
  await limits.reset(key)
  return result
}

/** Ten changes of one's own password in ten minutes, right or wrong: the old one is not guessed through an open session. */
export const limitPasswordChange = (limits: Limits, account_id: string): Promise<void> =>
  limits.take(`change-password:${account_id}`, 10, 600)

/** Resets an account's tries after somebody who could prove the address set a new password. */
export async function forgiveSignIn(limits: Limits, account: string, requester: Requester): Promise<void> {
  await limits.reset(getKey(account, { ...requester, known: false }))
  await limits.reset(getKey(account, { ...requester, known: true }))
}

const wrongCodes = { points: 5, seconds: 600 }
const wrongCodesADay = { points: 30, seconds: 24 * 3600 }

/**
 * So many wrong codes of the second step per account, by app or recovery code, in ten minutes and in a day: whoever has the password has 30 guesses a day
 * among a million, three of which are right. Counted like {@link limitSignIn}: beside a transaction that is rolled back, and apart in each of the
 * account's own browsers.
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
 * So many wrong proofs of identity within a session. Counted apart from signing in, so that whoever holds a session does not lock its owner out.
 */
export async function limitIdentity<T>(limits: Limits, account: string, attempt: () => Promise<T>): Promise<T> {
  const keys = [`identity:${account}`, `identity-day:${account}`] as const
  await limits.take(keys[0], wrongCodes.points, wrongCodes.seconds)
  await limits.take(keys[1], wrongCodesADay.points, wrongCodesADay.seconds)
  const result = await attempt()
  for (const key of keys) await limits.reset(key)
  return result
}
