import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * Rows whose column holds one of some words of its enum. The words stand in the statement itself: given as values, a plan made for any of them
 * walks the list's order in search of a word that no row has. Throws for a word the enum lacks, which a contract's schema refuses before.
 */
export function isOneOf(column: AnyColumn, words: readonly string[]): SQL {
  const strange = words.find((word) => !column.enumValues?.includes(word) || !/^\w+$/.test(word))
  if (strange !== undefined) throw new Error(`${strange} is no word of ${column.name}`)
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}
