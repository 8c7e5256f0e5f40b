import type { Deps } from '../deps.ts'

interface Guesses {
  key: string
  points: number
  seconds: number
  /** The most guesses the work makes; 1 by default. */
  count?: number
}

/**
 * Runs work that reveals whether a guess is right, while guesses remain. The guesses are counted before the work, so that parallel calls share
 * them, and given back unless `isGuess` says that the error was a wrong guess. Throws `too_many_requests`.
 */
export async function withGuesses<Result>(
  { limits }: Pick<Deps, 'limits'>,
  { key, points, seconds, count = 1 }: Guesses,
  isGuess: (refusal: unknown) => boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  const giveBack = (points: number) => (points === 0 ? undefined : limits.giveBack(key, points, seconds, points))
  try {
    await limits.take(key, points, seconds, count)
  } catch (refusal) {
    // A rejected call checked no guess.
    await giveBack(count)
    throw refusal
  }
  try {
    const done = await run()
    await giveBack(count)
    return done
  } catch (refusal) {
    // Guesses after the one that was refused were not checked.
    await giveBack(isGuess(refusal) ? count - 1 : count)
    throw refusal
  }
}
