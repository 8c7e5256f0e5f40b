import type { Db } from './db/types.ts'

interface CachedAnswer<Answer> {
  until: number
  answer: Promise<Answer>
}

export interface AnswerCache<Answer> {
  /** Returns the cached answer of `key`, or that of `make`. Parallel callers wait for the same answer. A failure is not cached. */
  read(db: Db, key: string, make: () => Promise<Answer>): Promise<Answer>
  /** Clears the answers of a database. */
  forget(db: Db): void
}

/**
 * Caches answers that are slow to make and often requested, in the memory of this node.
 * @param freshFor how long an answer counts, in ms
 * @param maxKept how many are kept; the oldest goes first
 */
export function cacheAnswers<Answer>({ freshFor, maxKept }: { freshFor: number; maxKept: number }): AnswerCache<Answer> {
  const all = new WeakMap<Db, Map<string, CachedAnswer<Answer>>>()
  return {
    read(db, key, make) {
      const answers = all.get(db) ?? new Map<string, CachedAnswer<Answer>>()
      all.set(db, answers)
      const known = answers.get(key)
      if (known && known.until > Date.now()) return known.answer
      const made = { until: Date.now() + freshFor, answer: make() }
      answers.delete(key)
      answers.set(key, made)
      made.answer.catch(() => {
        if (answers.get(key) === made) answers.delete(key)
      })
      // A map lists its keys in the order in which they were set, so the first is the oldest.
      const [oldest] = answers.keys()
      if (answers.size > maxKept && oldest !== undefined) answers.delete(oldest)
      return made.answer
    },
    forget: (db) => void all.delete(db),
  }
}
