import { codeErrors } from '@rahba/contract/promotions/errors'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'

/** So many codes that do not exist may be tried by one shopper in an hour: more than anybody mistypes, too few to find one by guessing. */
const guesses = 20
const seconds = 3600

const isGuess = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields).some(({ error: why }) => why === codeErrors.code_unknown)

/**
 * Prices or places a cart; one with a code only as long as its shopper has guesses left, and a code that does not exist takes one.
 * Throws `too_many_requests`.
 */
export async function limitingGuesses<Result>(
  { limits }: Pick<Deps, 'limits'>,
  { user_id, coupon_code }: { user_id: string; coupon_code: string | null | undefined },
  run: () => Promise<Result>,
): Promise<Result> {
  if (!coupon_code) return run()
  const key = `code-guess:${user_id}`
  // asked at the same time as the price, which waits for the database as long; what was done meanwhile is thrown away with the refusal
  const [allowed, done] = await Promise.allSettled([limits.check(key, guesses, seconds), run()])
  if (allowed.status === 'rejected') throw allowed.reason
  if (done.status === 'fulfilled') return done.value
  if (isGuess(done.reason)) await limits.take(key, guesses, seconds)
  throw done.reason
}
