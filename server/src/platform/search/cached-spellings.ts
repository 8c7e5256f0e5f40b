import { cacheAnswers } from '../cached-answers.ts'
import type { Db } from '../db/types.ts'
import { type Part, type Respelled, respell } from './respell.ts'

// Another node may have counted new words, so guesses count for a minute. 500 of them take about 2 MB.
const cache = cacheAnswers<Respelled[]>({ freshFor: 60_000, maxKept: 500 })

/** As `respell`, from memory for a minute: many people make the same slip, and guessing what they meant takes longer than the search. */
export const readSpellings = (db: Db, parts: readonly Part[]): Promise<Respelled[]> =>
  cache.read(db, JSON.stringify(parts), () => respell(db, parts))

/** Clears the cached guesses. */
export const clearSpellings = (db: Db): void => cache.forget(db)
