import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

const mostWords = 8

/** A word with the signs that LIKE reads as its own made harmless. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** The words of a search, each ready to stand in a LIKE pattern. Their letters are folded in the database, by the function of the searched column. */
export const searchWords = (q: string | undefined): string[] =>
  (q ?? '').normalize('NFKC').trim().split(/\s+/).filter(Boolean).slice(0, mostWords).map(escapeLike)

/**
 * Rows whose folded `search` column holds every word of `q`, in any order and as any part of a word: hamza, ta marbuta, harakat and digits
 * make no difference. Undefined for an empty search. The column wants a trigram index.
 */
export function matches(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  const words = searchWords(q)
  return words.length === 0 ? undefined : and(...words.map((word) => sql`${column} like '%' || ar_norm_1(${word}) || '%'`))
}
