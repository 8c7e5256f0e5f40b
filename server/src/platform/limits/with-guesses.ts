import type { Deps } from '../deps.ts'

interface Guesses {
  key: string
  points: number
  seconds: number
  /** The most guesses the work makes; 1 by default. */
  count?: number
}

/**
 * Does work that tells whether a guess is right, as long as there is a guess left for it. The guesses are taken before the work, so that calls at the same
 * time share them, and given back but for a refusal that `isGuess` says was a wrong one. Throws `too_many_requests`.
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
    // A refused call judged nothing.
    await giveBack(count)
    throw refusal
  }
  try {
    const done = await run()
    await giveBack(count)
    return done
  } catch (refusal) {
    // Guesses after the one that was refused were not judged.
    await giveBack(isGuess(refusal) ? count - 1 : count)
    throw refusal
  }
}
