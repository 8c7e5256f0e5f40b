import { maxPhrase } from '@rahba/contract/search/synonym-groups'
import type { Synonyms } from './synonyms.ts'
import { isNumber, splitWords, stemWord } from './words.ts'

/** One part of a search: the word or phrase that was typed, and its synonyms. */
export interface Term {
  words: readonly string[]
  /** Synonyms, each as its stems. A product must have all stems of one of them. */
  others: readonly (readonly string[])[]
  /** Other spellings that are searched for too. */
  spellings?: readonly string[]
}

/** The maximum number of words of a search that are used. */
const maxWords = 8

// Words that people add around the thing they want. They are dropped unless the search has no other words.
const prepositions = new Set(
  splitWords(`في من على عن مع الى او و ابي ابغى ابغا ابغي ابا اريد عايز عندكم عندك عندكن هل فيه يوجد متوفر وش ايش شو كم بكم سعر اسعار ارخص افضل احسن
    شراء اشتري حق حقت حقين تبع بتاع اللي الي لو سمحت ممكن محتاج محتاجه يكون تكون وين القى الاقي احصل
    the a an of for and or with in to on my i want need buy price prices best cheap cheapest good where`),
)

// In 3ajwa the digit is a letter. Units, such as 3kg, are shorter.
const latinArabic = /^[235-9][a-z]{3,}$/i

/** Splits the text between two blanks of a search into words. */
export const partWords = (part: string): string[] => (latinArabic.test(part) ? [part.toLowerCase()] : splitWords(part))

/** Returns the words of a search without its prepositions, if others are left. */
export function typedWords(q: string): string[] {
  const words = q
    .split(/\s+/)
    .flatMap(partWords)
    .slice(0, maxWords * 2)
  const significant = words.filter((word) => !prepositions.has(word))
  return (significant.length > 0 ? significant : words).slice(0, maxWords)
}

/** Groups words into terms. A phrase that has synonyms is one term, and longer phrases come first. */
export function readTerms(words: readonly string[], synonyms: Synonyms): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxPhrase, words.length - at)
    const key = () =>
      words
        .slice(at, at + length)
        .map(stemWord)
        .join(' ')
    while (length > 1 && !synonyms.has(key())) length--
    terms.push({ words: words.slice(at, at + length), others: synonyms.get(key()) ?? [] })
    at += length
  }
  return terms
}

// Words hold letters and digits alone, so a lexeme needs quotes and nothing more.
const quote = (lexeme: string) => `'${lexeme}'`
const any = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`)
const all = (parts: readonly string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`)

/** The part of a product's document that is searched (migration `0001_guards.sql`). */
export interface Reach {
  /** True if the description counts too. */
  described: boolean
  /** True if a word may be the beginning of a longer one, as while it is typed. */
  begun: boolean
}

const stemQuery = (stem: string, { described }: Reach): string => any([quote(`~${stem}`), ...(described ? [quote(`.${stem}`)] : [])])

/** A word is searched by its stem, which all its forms have. The form that was typed matters to the rank only. */
const typedQuery = (word: string, reach: Reach): string =>
  reach.begun && word.length > 1 && !isNumber(word)
    ? any([stemQuery(stemWord(word), reach), `${quote(word)}:*`])
    : stemQuery(stemWord(word), reach)

function termQuery({ words, others, spellings = [] }: Term, reach: Reach): string {
  const typed = all(words.map((word) => typedQuery(word, reach)))
  const otherForms = others.map((stems) => all(stems.map((stem) => stemQuery(stem, reach))))
  return any([...new Set([typed, ...spellings.map((word) => typedQuery(word, reach)), ...otherForms])])
}

/** Writes the text search query that a product must match: every term, or at least `least` of them (all but one, or one). */
export function writeFilter(terms: readonly Term[], reach: Reach, minTerms = terms.length): string {
  const parts = terms.map((term) => termQuery(term, reach))
  if (minTerms >= parts.length) return all(parts)
  if (minTerms <= 1) return any(parts)
  return any(parts.map((_, omitted) => all(parts.filter((_, at) => at !== omitted))))
}

const stemForms = (stem: string) => (isNumber(stem) ? [`~${stem}`] : [`~${stem}`, `^${stem}`])

/** Writes the text search query that ranks: the more of its words a product has, and the weightier they are, the higher its rank. */
export function writeRankQuery(terms: readonly Term[], { described, begun }: Reach): string {
  const typed = terms.flatMap(({ words, spellings = [] }) => [...words, ...spellings])
  const forms = [
    ...typed.flatMap((word) => [word, ...stemForms(stemWord(word)), ...(described ? [`.${stemWord(word)}`] : [])]),
    ...terms.flatMap(({ others }) => others.flat().flatMap(stemForms)),
  ]
  const last = typed.at(-1)
  const prefix = begun && last && last.length > 1 ? [`${quote(last)}:*`] : []
  return [...[...new Set(forms)].map(quote), ...prefix].join(' | ')
}
