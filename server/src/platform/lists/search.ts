import { cleanPhone } from '@rahba/contract/kernel/normalise'
import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'

const mostWords = 8

/** A word with the signs that LIKE reads as its own made harmless. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** The words of a search, each ready to stand in a LIKE pattern. Their letters are folded in the database, by the function of the searched column. */
export const searchWords = (q: string | undefined): string[] =>
  (q ?? '').normalize('NFKC').trim().split(/\s+/).filter(Boolean).slice(0, mostWords).map(escapeLike)

const mobile = /^\+9665\d{8}$/
// enough of one that few others begin so
const begunMobile = /^0(5\d{2,7})$/

/** The mobile that `q` is, or begins, in the way they are said and written down: 05XXXXXXXX, with spaces or without. As it is kept: +9665XXXXXXXX. */
function mobileIn(q: string): string | undefined {
  const whole = cleanPhone(q)
  if (mobile.test(whole)) return whole
  const begun = begunMobile.exec(whole)?.[1]
  return begun && `+966${begun}`
}

/**
 * Rows whose folded `search` column holds every word of `q`, in any order and as any part of a word: hamza, ta marbuta, harakat and digits
 * make no difference, nor does how a mobile is written. Undefined for an empty search. The column wants a trigram index.
 */
export function matches(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  const words = searchWords(q)
  if (words.length === 0) return undefined
  const phone = mobileIn(q ?? '')
  return or(
    and(...words.map((word) => sql`${column} like '%' || ar_norm_1(${word}) || '%'`)),
    phone === undefined ? undefined : sql`${column} like '%' || ar_norm_1(${phone}) || '%'`,
  )
}
