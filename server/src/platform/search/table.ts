import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, now, searchText, timestamps } from '../db/columns.ts'

/** Groups of words that mean the same in a search. Administrators edit them; a row is one group, with commas between the words. */
export const synonyms = pgTable('synonyms', {
  id: id(),
  ...timestamps(),
  words: text().notNull(),
  active: boolean().notNull().default(true),
  search: searchText((): ReturnType<typeof sql> => sql`${synonyms.words}`),
})

/** The words in the names of products, stores and categories, by which searches are corrected. A job writes them (`refresh-search-words`). */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** Its consonants in either script (`hearSound`). */
    sound: text().notNull(),
    /** Its most frequent spelling, for readers. */
    shown: text().notNull(),
    /** The number of products on sale that have it. */
    uses: integer().notNull(),
  },
  (t) => [
    index('search_words_stem').on(t.stem),
    index('search_words_sound').on(t.sound),
    index('search_words_alike').using('gist', t.word.op('gist_trgm_ops')),
  ],
)

/** Searches of shoppers that found nothing as typed. The table holds nothing about who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
    /** The folded text, so that all spellings of a search share a row. */
    key: text().notNull().unique(),
    /** The text as it was first typed. */
    query: text().notNull(),
    times: integer().notNull().default(1),
    /** The words whose products were shown instead; null if nothing was shown. */
    corrected: text(),
    search: searchText((): ReturnType<typeof sql> => sql`${emptySearches.query}`),
  },
  (t) => [index('empty_searches_times').on(t.times, t.id), index('empty_searches_updated').on(t.updated_at, t.id)],
)
