import { codeErrors } from '@rahba/contract/promotions/errors'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'

/** So many codes that do not exist may be tried by one shopper in an hour: more than anybody mistypes, too few to find one by guessing. */
const guesses = 20
const seconds = 3600

const isGuess = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields).some(({ error: why }) => why === codeErrors.code_unknown)

/**
 * Prices or places carts; those with codes only as long as their shopper has a guess left for each. The guesses are taken before the work, so that
 * calls at the same time share them, and given back but for a code that does not exist. Throws `too_many_requests`.
 */
export async function withGuessLimit<Result>(
  { limits }: Pick<Deps, 'limits'>,
  { user_id, carts }: { user_id: string; carts: readonly { coupon_code: string | null }[] },
  run: () => Promise<Result>,
): Promise<Result> {
  const codes = carts.filter(({ coupon_code }) => coupon_code).length
  if (codes === 0) return run()
  const key = `code-guess:${user_id}`
  const giveBack = (count: number) => (count === 0 ? undefined : limits.giveBack(key, guesses, seconds, count))
  try {
    await limits.take(key, guesses, seconds, codes)
  } catch (refusal) {
    // a refused call judged nothing
    await giveBack(codes)
    throw refusal
  }
  try {
    const done = await run()
    await giveBack(codes)
    return done
  } catch (refusal) {
    // the carts behind the one that was refused were not judged
    await giveBack(isGuess(refusal) ? codes - 1 : codes)
    throw refusal
  }
}
