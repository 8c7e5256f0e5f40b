import { codeErrors } from '@rahba/contract/promotions/errors'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { withGuesses } from '../platform/limits/with-guesses.ts'

/** The maximum number of unknown codes that one shopper may try in an hour. It allows for typing errors and prevents finding codes by guessing. */
const guesses = 20
const seconds = 3600

const isGuess = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields).some(({ error: why }) => why === codeErrors.code_unknown)

/**
 * Prices or places carts. Each unknown code uses up a guess of the shopper. Throws `too_many_requests` if the carts have more codes than the shopper
 * has guesses.
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
