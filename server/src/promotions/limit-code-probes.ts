import { savingErrors } from '@rahba/contract/promotions/errors'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { withGuesses } from '../platform/limits/with-guesses.ts'
import type { CodeScope } from './scope.ts'

/** So many texts that turn out to be codes of the platform may one store try in a day: more than anybody hits upon, too few to list them. */
const guessLimit = { points: 10, seconds: 24 * 3600 }

const isTaken = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields).some(({ error: why }) => why === savingErrors.code_taken_by_platform)

/**
 * Saves a code. The refusal of a text that the platform uses tells a merchant one of its codes, so a store has few of them. Throws `too_many_requests`.
 */
export const limitCodeProbes = <Result>(
  deps: Pick<Deps, 'limits'>,
  { store_id }: CodeScope,
  save: () => Promise<Result>,
): Promise<Result> => (store_id === undefined ? save() : withGuesses(deps, { key: `code-taken:${store_id}`, ...guessLimit }, isTaken, save))
