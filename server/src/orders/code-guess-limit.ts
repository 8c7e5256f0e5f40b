import { codeErrors } from '@rahba/contract/promotions/errors'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { withGuesses } from '../platform/limits/with-guesses.ts'

/** So many codes that do not exist may be tried by one shopper in an hour: more than anybody mistypes, too few to find one by guessing. */
const guesses = 20
const seconds = 3600

const isGuess = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields).some(({ error: why }) => why === codeErrors.code_unknown)

/**
 * Prices or places carts; those with codes only as long as their shopper has a guess left for each, which a code that does not exist uses up. Throws
 * `too_many_requests`.
 */
export async function withGuessLimit<Result>(
  deps: Pick<Deps, 'limits'>,
  { user_id, carts }: { user_id: string; carts: readonly { coupon_code: string | null }[] },
  run: () => Promise<Result>,
): Promise<Result> {
  const count = carts.filter(({ coupon_code }) => coupon_code).length
  if (count === 0) return run()
  return withGuesses(deps, { key: `code-guess:${user_id}`, points: guesses, seconds, count }, isGuess, run)
}
