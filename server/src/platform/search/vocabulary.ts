import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import { getPhoneticKey } from './sounds.ts'
import { listSlips } from './spelling.ts'
import { stemWord } from './words.ts'

const knownWord = z.strictObject({ word: z.string(), stem: z.string(), sound: z.string(), shown: z.string(), uses: z.int() })
/** A word that the market uses, with the number of products that use it. */
export type Known = z.output<typeof knownWord>

/** The part of the market's words that a search may have meant. */
export interface Vocabulary {
  all: readonly Known[]
  /** The word itself, or the most used word of its stem. */
  find(word: string): Known | undefined
}

const columns = sql.raw('word, stem, sound, shown, uses')

const readExact = (db: Db, words: readonly string[]): Promise<Known[]> =>
  words.length === 0
    ? Promise.resolve([])
    : readRows(
        db,
        sql`select ${columns} from search_words where word = any(${sql.param([...words])}) or stem = any(${sql.param(words.map(stemWord))})`,
        knownWord,
      )

/** Words that equal one of `words`, are one slip away, sound the same or share most trigrams. */
const readAlike = (db: Db, words: readonly string[]): Promise<Known[]> =>
  readRows(
    db,
    sql`
    with near as (
      select n.word from unnest(${sql.param([...words])}::text[]) typed(word)
      cross join lateral (select w.word from search_words w order by w.word <-> typed.word limit 25) n
    )
    select ${columns} from search_words
    where word = any(${sql.param([...new Set(words.flatMap((word) => [word, ...listSlips(word)]))])})
      or stem = any(${sql.param(words.map(stemWord))})
      or sound = any(${sql.param(words.map(getPhoneticKey).filter(Boolean))})
      or word in (select word from near)`,
    knownWord,
  )

/**
 * Reads the words of the market that matter for a search.
 * @param typed words to find alike words for
 * @param cuts words to find only as they are
 */
export async function readVocabulary(db: Db, typed: readonly string[], cuts: readonly string[]): Promise<Vocabulary> {
  const [alike, exact] = await Promise.all([readAlike(db, [...new Set(typed)]), readExact(db, [...new Set(cuts)])])
  const known = new Map([...exact, ...alike].map((row) => [row.word, row]))
  const all = [...known.values()]
  const byStem = new Map(all.toSorted((a, b) => a.uses - b.uses).map((row) => [row.stem, row]))
  return { all, find: (word) => known.get(word) ?? byStem.get(stemWord(word)) }
}
