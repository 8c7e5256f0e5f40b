import { foldText } from '@rahba/contract/kernel/fold'
import { cleanIdentifier, latinDigits } from '@rahba/contract/kernel/normalise'
import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import { stemWord } from '../search/words.ts'

const maxWords = 8

/** A word with the signs that LIKE reads as its own made harmless. */
const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

// A Saudi mobile is kept as +9665XXXXXXXX. People type it as 05XXXXXXXX, with spaces or with 00966, which no row holds.
const mobile = /^(?:\+|00)?(?:966)?0?(5\d{8})$/
const mobileBegun = /^0(5\d{2,7})$/

function typedWords(q: string): string[] {
  const whole = mobile.exec(cleanIdentifier(q))?.[1]
  if (whole) return [whole]
  const words = q.normalize('NFKC').trim().split(/\s+/).filter(Boolean)
  return words.map((word) => mobileBegun.exec(latinDigits(word))?.[1] ?? word)
}

/**
 * The whole number that `q` is, in digits of either script and with the # that people put before one; null when it is none, has fewer than `fewest`
 * digits (two or three of them are more often part of a name) or more than 9.
 */
export function typedNumber(q: string | undefined, minDigits = 4): number | null {
  const text = latinDigits(q ?? '').replace(/[\s#]/g, '')
  return /^\d{1,9}$/.test(text) && text.length >= minDigits ? Number(text) : null
}

/** The words of a search, each escaped for a LIKE pattern. Their letters are folded in the database, by the function of the searched column. */
const searchWords = (q: string | undefined): string[] =>
  typedWords(q ?? '')
    .slice(0, maxWords)
    .map(escapeLike)

// An index of trigrams holds no word this short.
const shortWord = 2

/** True if every word of `q` is too short for an index of trigrams, so that a part of a word would be looked for in every row. */
export const isShort = (q: string): boolean => searchWords(q).every((word) => word.length <= shortWord)

// Long enough that what is left still says something: القهوة, but not الي.
const article = /^(?:[وف]?ال|لل)(?=\p{L}{3})/u

/** A word without a leading article, with harakat or without; itself when it has none. */
export function bareWord(word: string): string {
  const letters = word.replace(/\p{M}/gu, '')
  const bare = letters.replace(article, '')
  return bare === letters ? word : bare
}

/** Returns the forms of a word to look for: as typed without its article, and its regular singular or plural. */
function wordForms(word: string): string[] {
  const bare = foldText(bareWord(word))
  const stem = stemWord(bare)
  if (/^[a-z]+$/.test(bare)) return [stem.endsWith('y') ? bare : stem]
  if (bare === `${stem}ات`) return [bare, `${stem}ه`]
  return bare === `${stem}ه` && stem.length > 2 ? [bare, `${stem}ات`] : [bare]
}

/**
 * Rows whose folded `search` column holds every word of `q`, in any order and as any part of a word: hamza, ta marbuta, harakat, digits, the article,
 * a regular plural and how a mobile is written make no difference. Undefined for an empty search. The column wants a trigram index.
 */
export function matches(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  const words = searchWords(q)
  if (words.length === 0) return undefined
  return and(...words.map((word) => or(...wordForms(word).map((form) => sql`${column} like '%' || ar_norm_1(${form}) || '%'`))))
}
