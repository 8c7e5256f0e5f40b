import { maxPhrase, splitGroup } from '@rahba/contract/search/synonym-groups'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../db/rows.ts'
import type { Db } from '../db/types.ts'
import { splitWords, stemWord } from './words.ts'

/** Maps the stems of a word or phrase, joined by spaces, to its synonyms, each as its stems. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** Builds the map from groups of synonyms. */
export function readGroups(groups: readonly string[]): Synonyms {
  const found = new Map<string, Map<string, string[]>>()
  for (const group of groups) {
    const members = new Map(
      splitGroup(group).flatMap((member) => {
        const stems = splitWords(member).map(stemWord)
        return stems.length > 0 && stems.length <= maxPhrase ? [[stems.join(' '), stems] as const] : []
      }),
    )
    for (const key of members.keys()) {
      const others = found.get(key) ?? new Map<string, string[]>()
      for (const [other, stems] of members) if (other !== key) others.set(other, stems)
      found.set(key, others)
    }
  }
  return new Map([...found].map(([key, others]) => [key, [...others.values()]]))
}

/** The time after which a node reads changes that another node wrote, in ms. */
const freshFor = 30_000
const cache = new WeakMap<Db, { until: number; synonyms: Promise<Synonyms> }>()

const wordsRow = z.strictObject({ words: z.string() })

async function loadSynonyms(db: Db): Promise<Synonyms> {
  const rows = await readRows(db, sql`select words from synonyms where active order by id`, wordsRow)
  return readGroups(rows.map(({ words }) => words))
}

/** Returns the active synonyms, which are kept in memory for half a minute: reading them takes longer than a search. */
export function readSynonyms(db: Db): Promise<Synonyms> {
  const known = cache.get(db)
  if (known && known.until > Date.now()) return known.synonyms
  const synonyms = loadSynonyms(db)
  cache.set(db, { until: Date.now() + freshFor, synonyms })
  synonyms.catch(() => cache.delete(db))
  return synonyms
}

/** Makes the next search read the synonyms again. */
export const clearSynonyms = (db: Db): boolean => cache.delete(db)
