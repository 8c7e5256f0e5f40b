import type { Limits } from '../platform/limits/limits.ts'

const wrongTries = { points: 5, seconds: 600 }

/**
 * Five wrong passwords per account in ten minutes; the sixth try is refused even when it is right. A try is taken before it is judged, so that
 * guesses made side by side don't slip through, and a right one gives all back.
 */
export async function limitSignIn<T>(limits: Limits, account: string, attempt: () => Promise<T>): Promise<T> {
  const key = `sign-in:${account}`
  await limits.take(key, wrongTries.points, wrongTries.seconds)
  const result = await attempt()
  await limits.reset(key)
  return result
}

/** Gives an account its tries back, after its password was set anew by somebody who could prove the address. */
export const forgiveSignIn = (limits: Limits, account: string): Promise<void> => limits.reset(`sign-in:${account}`)
