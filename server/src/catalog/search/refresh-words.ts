import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { cutIds, inCut } from '../../platform/lists/id-cuts.ts'
import { clearSpellings } from '../../platform/search/cached-spellings.ts'
import { getPhoneticKey } from '../../platform/search/sounds.ts'
import { foldSearch, splitWords, stemWord } from '../../platform/search/words.ts'
import { products } from '../table.ts'

/** Products of one statement. */
const run = 5000
/** The maximum number of words, far above what a market uses. */
const maxWords = 200_000
const batch = 2000

const textRow = z.strictObject({ text: z.string() })

interface Seen {
  uses: number
  shown: Map<string, number>
}

const surface = /\p{Alphabetic}[\p{Alphabetic}\p{M}]*/gu

function countText(text: string, words: Map<string, Seen>, by = 1): void {
  const shown = new Map((text.match(surface) ?? []).map((each) => [foldSearch(each), each]))
  for (const word of new Set(splitWords(text))) {
    if (/^\d/.test(word) || word.length < 2) continue
    const seen = words.get(word) ?? { uses: 0, shown: new Map() }
    seen.uses += by
    const as = shown.get(word) ?? word
    seen.shown.set(as, (seen.shown.get(as) ?? 0) + 1)
    if (words.has(word) || words.size < maxWords) words.set(word, seen)
  }
}

const findCommonSpelling = ({ shown }: Seen, word: string) => [...shown].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? word

/**
 * Counts the words in the names of products on sale, stores and categories, and the words of synonyms. Searches are corrected only to these
 * words.
 */
export async function refreshWords(db: Db): Promise<void> {
  const words = new Map<string, Seen>()
  for (const after of await cutIds(db, products, run)) {
    const texts = await readRows(
      db,
      sql`select concat_ws(' ', name->>'ar', name->>'en', brand, array_text(tags)) as text from products
        where ${inCut(products, after, run)} and status = 'active' and deleted_at is null`,
      textRow,
    )
    for (const { text } of texts) countText(text, words)
  }
  const places = await readRows(
    db,
    sql`select concat_ws(' ', name->>'ar', name->>'en') as text from
      (select name from stores union all select name from categories union all select name from subcategories union all select name from shelves) p`,
    textRow,
  )
  for (const { text } of places) countText(text, words)
  // Words that only synonyms have can be meant too.
  for (const { text } of await readRows(db, sql`select words as text from synonyms where active`, textRow)) countText(text, words, 0)
  const rows = [...words].map(
    ([word, seen]) => [word, stemWord(word), getPhoneticKey(word), findCommonSpelling(seen, word), seen.uses] as const,
  )
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch)
    const column = (n: 0 | 1 | 2 | 3 | 4) => sql.param(some.map((row) => row[n]))
    await db.execute(sql`
      insert into search_words (word, stem, sound, shown, uses)
      select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[], ${column(4)}::int[])
      on conflict (word) do update set stem = excluded.stem, sound = excluded.sound, shown = excluded.shown, uses = excluded.uses
      where (search_words.stem, search_words.sound, search_words.shown, search_words.uses) is distinct from (excluded.stem, excluded.sound, excluded.shown, excluded.uses)`)
  }
  const known = await readRows(db, sql`select word as text from search_words`, textRow)
  const unused = known.map(({ text }) => text).filter((word) => !words.has(word))
  if (unused.length > 0) await db.execute(sql`delete from search_words where word = any(${sql.param(unused)})`)
  clearSpellings(db)
}

export const refreshWordsWorker = defineWorker(jobKind<Record<string, never>>('refresh-search-words'), async ({ db }) => refreshWords(db), {
  cron: '37 * * * *',
})
