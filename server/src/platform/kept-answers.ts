import type { Db } from './db/types.ts'

interface Kept<Answer> {
  until: number
  answer: Promise<Answer>
}

export interface KeptAnswers<Answer> {
  /** The answer kept under `key`, or that of `make`. Callers who ask while it is made wait for the same one; a failure is not kept. */
  read(db: Db, key: string, make: () => Promise<Answer>): Promise<Answer>
  /** Makes the next read of a database anew. */
  forget(db: Db): void
}

/**
 * Keeps the answers of something that is slow to make and asked for often, in the memory of this node.
 * @param freshFor how long an answer counts, in ms
 * @param maxKept how many are kept; the oldest goes first
 */
export function cacheAnswers<Answer>({ freshFor, maxKept }: { freshFor: number; maxKept: number }): KeptAnswers<Answer> {
  const all = new WeakMap<Db, Map<string, Kept<Answer>>>()
  return {
    read(db, key, make) {
      const kept = all.get(db) ?? new Map<string, Kept<Answer>>()
      all.set(db, kept)
      const known = kept.get(key)
      if (known && known.until > Date.now()) return known.answer
      const made = { until: Date.now() + freshFor, answer: make() }
      kept.delete(key)
      kept.set(key, made)
      made.answer.catch(() => {
        if (kept.get(key) === made) kept.delete(key)
      })
      // A map lists its keys in the order in which they were set, so the first is the oldest.
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      return made.answer
    },
    forget: (db) => void all.delete(db),
  }
}
