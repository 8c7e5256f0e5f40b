import { savingErrors } from '@rahba/contract/promotions/errors'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { withGuesses } from '../platform/limits/with-guesses.ts'
import type { CodeScope } from './scope.ts'

/** The maximum number of codes that one store may try in a day and that the platform already uses. It is too low to list the platform's codes. */
const guessLimit = { points: 10, seconds: 24 * 3600 }

const isUsedByPlatform = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields).some(({ error: why }) => why === savingErrors.code_taken_by_platform)

/**
 * Saves a code. Rejecting a code that the platform uses reveals it to the merchant, so rejections are limited. Throws `too_many_requests`.
 */
export const limitCodeProbes = <Result>(
  deps: Pick<Deps, 'limits'>,
  { store_id }: CodeScope,
  save: () => Promise<Result>,
): Promise<Result> =>
  store_id === undefined ? save() : withGuesses(deps, { key: `code-taken:${store_id}`, ...guessLimit }, isUsedByPlatform, save)
