import type { Db } from '../db/types.ts'
import { type Part, type Respelled, respell } from './respell.ts'

/** The time after which a node reads words that another node counted, in ms. */
const freshFor = 60_000
/** The maximum number of searches whose guesses are kept, about 2 MB. */
const maxKept = 500

interface Kept {
  until: number
  found: Promise<Respelled[]>
}
const kept = new WeakMap<Db, Map<string, Kept>>()

/** As `respell`, from memory for a minute: many people make the same slip, and guessing what they meant takes longer than the search. */
export function readSpellings(db: Db, parts: readonly Part[]): Promise<Respelled[]> {
  const searches = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, searches)
  const key = JSON.stringify(parts)
  const known = searches.get(key)
  if (known && known.until > Date.now()) return known.found
  const found = respell(db, parts)
  searches.delete(key)
  searches.set(key, { until: Date.now() + freshFor, found })
  found.catch(() => searches.delete(key))
  // A map lists its keys in the order in which they were set, so the first is the oldest.
  const [oldest] = searches.keys()
  if (searches.size > maxKept && oldest !== undefined) searches.delete(oldest)
  return found
}

/** Makes the next search guess anew. */
export const forgetSpellings = (db: Db): boolean => kept.delete(db)
