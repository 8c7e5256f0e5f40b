import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * Rows whose folded `search` column holds every word of `q`, in any order and as any part of a word: hamza, ta marbuta, harakat and digits
 * make no difference. Undefined for an empty search. The column wants a trigram index.
 */
export function matches(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 8)
  return words.length === 0 ? undefined : and(...words.map((word) => sql`${column} like '%' || ar_norm_1(${escapeLike(word)}) || '%'`))
}
