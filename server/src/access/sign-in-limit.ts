import type { Limits } from '../platform/limits/limits.ts'

const wrongTries = { points: 5, seconds: 600 }

/**
 * So many wrong passwords per account (five in ten minutes); the next try is refused even when it is right. A try is taken before it is judged, so that
 * guesses made side by side don't slip through, and a right one gives all back.
 */
export async function limitSignIn<T>(limits: Limits, account: string, attempt: () => Promise<T>): Promise<T> {
  const key = `sign-in:${account}`
  await limits.take(key, wrongTries.points, wrongTries.seconds)
  const result = await attempt()
  await limits.reset(key)
  return result
}

/** Ten changes of one's own password in ten minutes, right or wrong: the old one is not guessed through an open session. */
export const limitPasswordChange = (limits: Limits, account_id: string): Promise<void> =>
  limits.take(`change-password:${account_id}`, 10, 600)

/** Gives an account its tries back, after its password was set anew by somebody who could prove the address. */
export const forgiveSignIn = (limits: Limits, account: string): Promise<void> => limits.reset(`sign-in:${account}`)
