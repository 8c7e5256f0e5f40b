import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { EmptySearch } from '@rahba/contract/search/empty-searches'
import { synonymErrors } from '@rahba/contract/search/errors'
import { areShortPhrases, splitGroup, synonymGroup } from '@rahba/contract/search/synonym-groups'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { type PageQuery, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { emptySearches, synonyms } from '../../platform/search/table.ts'
import { splitWords, stemWord } from '../../platform/search/words.ts'

const { id, query, times, corrected, updated_at } = emptySearches
const sorts = {
  times: { by: times, value: (row: EmptySearch) => row.times },
  updated_at: { by: updated_at, value: (row: EmptySearch) => row.updated_at },
}

/** A page of the searches that found nothing. */
export function listEmptySearches(db: Db, filters: PageQuery & { q?: string | undefined }): Promise<Page<EmptySearch>> {
  const where = matches(emptySearches.search, filters.q)
  return toPage(db, filters, {
    ...{ from: emptySearches, id, where, sorts },
    rows: (cut) =>
      db
        .select({ id, query, times, corrected, updated_at })
        .from(emptySearches)
        .where(cut.where)
        .orderBy(...cut.orderBy)
        .limit(cut.limit)
        .offset(cut.offset),
  })
}

/** Removes a search from the list. Throws `not_found`. */
export async function removeEmptySearch(db: Db, key: string): Promise<{ id: string; query: string }> {
  const [removed] = await db.delete(emptySearches).where(eq(id, key)).returning({ id, query })
  if (!removed) throw fail(errors.not_found)
  return removed
}

const isGroup = (words: string) => synonymGroup.schema.safeParse(words).success
const stems = (text: string) => splitWords(text).map(stemWord).join(' ')

interface Group {
  id: string
  words: string
}

/**
 * Makes a search a synonym of `words`: adds it to their group or starts a group of both, and removes the search from the list. Throws
 * `not_found`, and at `words` `search_too_long` for a search of more words than a synonym may have or `same_synonym` for the search itself.
 */
export async function linkEmptySearch(db: Db, key: string, words: string): Promise<{ before: Group | null; after: Group }> {
  const { query } = await removeEmptySearch(db, key)
  // A comma in a search would split it into several synonyms.
  const typed = splitGroup(query).join(' ')
  if (!areShortPhrases(typed)) throw failField('words', synonymErrors.search_too_long)
  // There are a few hundred groups, and stems are compared in this process.
  const groups = await db
    .select({ id: synonyms.id, words: synonyms.words })
    .from(synonyms)
    .where(eq(synonyms.active, true))
    .orderBy(synonyms.id)
    .for('update')
  const stemGroups = splitGroup(words).map(stems)
  const known = groups.find(
    (group) => isGroup(`${group.words}، ${typed}`) && splitGroup(group.words).some((word) => stemGroups.includes(stems(word))),
  )
  if (!known && !isGroup(`${words}، ${typed}`)) throw failField('words', synonymErrors.same_synonym)
  const columns = { id: synonyms.id, words: synonyms.words }
  const [after] = known
    ? await db
        .update(synonyms)
        .set({ words: `${known.words}، ${typed}`, updated_at: now })
        .where(eq(synonyms.id, known.id))
        .returning(columns)
    : await db
        .insert(synonyms)
        .values({ words: `${words}، ${typed}` })
        .returning(columns)
  if (!after) throw new Error('a written row is returned')
  return { before: known ?? null, after }
}
