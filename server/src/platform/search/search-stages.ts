import type { Db } from '../db/types.ts'
import { readSpellings } from './cached-spellings.ts'
import { sameWord } from './guesses.ts'
import type { Respelled } from './respell.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import { partWords, type Reach, readTerms, type Term, typedWords, writeFilter, writeRankQuery } from './terms.ts'
import { foldSearch } from './words.ts'

/** One reading of a search, as queries of PostgreSQL's text search. */
export interface Search {
  /** The query that rows must match. */
  filter: string
  /** The query that ranks rows. */
  fit: string
  /** The words that replaced the typed ones; null if none were replaced. */
  corrected: string | null
  /** True if rows may lack some of the words. */
  partial: boolean
}

// Descriptions mention many other things, so they are searched only if names, tags, brands and places have no match.
const named: Reach = { described: false, begun: false }
const anywhere: Reach = { described: true, begun: true }

/** The extra cost at which guesses beside the best one are searched for too. */
const margins = { near: 0.1, far: 0.55 }
const maxSpellings = 3

const findSynonyms = (word: string, synonyms: Synonyms) => readTerms([word], synonyms).flatMap(({ others }) => others)

/** @param known the cost at which other guesses are used for a word that the market knows */
function toTerms(found: readonly Respelled[], synonyms: Synonyms, margin: number, known = sameWord / 2): Term[] {
  return found.flatMap(({ guesses }) => {
    const [best, ...others] = guesses
    if (!best) return []
    const reach = best.cost <= sameWord ? known : best.cost + margin
    const spellings = others
      .filter(({ cost, words }) => cost <= reach && words.length === 1)
      .slice(0, maxSpellings)
      .flatMap(({ words }) => words)
    const terms = readTerms(best.words, synonyms)
    const [only, ...more] = terms
    if (!only || more.length > 0) return terms
    return [{ ...only, spellings, others: [...only.others, ...spellings.flatMap((word) => findSynonyms(word, synonyms))] }]
  })
}

/** The words that replace the typed ones, for readers; null if they are the typed words. */
function showCorrection(found: readonly Respelled[], typed: string): string | null {
  const best = found.flatMap(({ guesses }) => guesses.slice(0, 1))
  const text = best.map(({ shown }) => shown).join(' ')
  return best.every(({ cost }) => cost <= sameWord) || foldSearch(text) === foldSearch(typed) ? null : text
}

/** The same if the market knows every word: the word that has the nearest other guess is replaced by it. */
function showReplacement(found: readonly Respelled[], typed: string): string | null {
  const nearest = found.toSorted((a, b) => (a.guesses[1]?.cost ?? 9) - (b.guesses[1]?.cost ?? 9))[0]
  const replaced = found.map((part) => (part === nearest && part.guesses.length > 1 ? { ...part, guesses: part.guesses.slice(1) } : part))
  return showCorrection(replaced, typed)
}

/** Readings of a search that found nothing as typed: what may have been meant, then products that have only some of the words. */
async function correct(db: Db, q: string, terms: readonly Term[], synonyms: Synonyms): Promise<Search[]> {
  const termWords = new Set(terms.flatMap(({ words }) => words))
  const parts = q
    .split(/\s+/)
    .map((raw) => ({ raw, words: partWords(raw).filter((word) => termWords.has(word)) }))
    .filter(({ words }) => words.length > 0)
  const found = await readSpellings(db, parts)
  const [near, far] = [toTerms(found, synonyms, margins.near), toTerms(found, synonyms, margins.far)]
  if (near.length === 0) return []
  const partial = found.some(({ guesses }) => guesses.length === 0)
  const corrected = showCorrection(found, q)
  const read = (some: readonly Term[], reach: Reach, shown = corrected): Search => ({
    ...{ filter: writeFilter(some, reach), fit: writeRankQuery(some, reach), corrected: shown, partial },
  })
  const fewer = [far.length - 1, 1].filter((minTerms, at, all) => minTerms > 0 && minTerms < far.length && all.indexOf(minTerms) === at)
  return [
    read(near, named),
    read(far, named),
    read(toTerms(found, synonyms, margins.far, 1), named, corrected ?? showReplacement(found, q)),
    read(far, anywhere),
    ...fewer.map((minTerms) => ({ ...read(far, named), filter: writeFilter(far, named, minTerms), partial: true })),
  ]
}

const readAs = (terms: readonly Term[]): Search[] =>
  [named, anywhere].map((reach) => ({
    ...{ filter: writeFilter(terms, reach), fit: writeRankQuery(terms, reach), corrected: null, partial: false },
  }))

/** The readings of a search as it was typed. */
export async function readTyped(db: Db, q: string): Promise<Search[]> {
  const words = typedWords(q)
  return words.length === 0 ? [] : readAs(readTerms(words, await readSynonyms(db)))
}

/** The rows of the first reading that finds any. */
export interface Found<Row> {
  rows: Row[]
  search: Search | null
  /** The number of that reading, by which a next page asks for it again. */
  stage: number
  /** True if the rows match the search as it was typed. */
  asTyped: boolean
}

/**
 * Tries the readings of `q`, the likeliest first, until one finds rows: the typed words and their synonyms, then their beginnings and
 * descriptions, then corrections. Most searches end at the first reading and need no statement beside `find`.
 * @param from the stage at which an earlier page was found; no other is tried
 */
export async function searchInStages<Row>(db: Db, q: string, find: (search: Search) => Promise<Row[]>, from?: number): Promise<Found<Row>> {
  const words = typedWords(q)
  if (words.length === 0) return { rows: [], search: null, stage: 0, asTyped: false }
  const synonyms = await readSynonyms(db)
  const terms = readTerms(words, synonyms)
  const searches = readAs(terms)
  const typed = searches.length
  for (let stage = from ?? 0; ; stage++) {
    if (stage >= typed && searches.length === typed) searches.push(...(await correct(db, q, terms, synonyms)))
    const search = searches[stage]
    if (!search) return { rows: [], search: null, stage, asTyped: false }
    const rows = await find(search)
    if (rows.length > 0 || from !== undefined) return { rows, search, stage, asTyped: rows.length > 0 && stage < typed }
  }
}
