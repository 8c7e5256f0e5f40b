import type { TextLocale } from './read-texts.ts'

interface Span {
  start: number
  end: number
}

const marks = /[\u064b-\u0650\u0652\u0670\u0640]/g
const letter = '\u0621-\u064a\u0651'
// And, so, with, for, like and the article, as Arabic joins them to a word.
const before = '[وف]?(?:ال|بال|كال|لل|[بلك])?'
// Feminine, plural, dual and tanween, and the pronouns.
const after = '(?:ة|ات|ين|ون|ان|ا|ت|ي|ك|ه|ها|هم|هما|كم|نا|اته|اتها|اتك|اتهم)?'

/** Arabic text as it is compared: without harakat and tatweel. */
const strip = (text: string) => text.replace(marks, '')
const escapeSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One Arabic word with what may be joined to it, at the start of a phrase or later in it. The shadda is written or not. */
function toArabicWord(word: string, index: number): string {
  const stem = strip(word).replace(/\u0651/g, '')
  const feminine = stem.length > 2 && stem.endsWith('ة')
  const body = [...(feminine ? stem.slice(0, -1) : stem)].map((sign) => `${escapeSigns(sign)}\u0651?`).join('')
  return `${index === 0 ? before : '(?:ال)?'}${body}${feminine ? '(?:ة|ات|ت(?:ي|ك|ه|ها|هم|هما|كم|نا)|ات(?:ي|ك|ه|ها|هم|كم|نا))' : after}`
}

function toArabicPattern(entry: string): RegExp {
  const exact = entry.match(/^"(.+)"$/)?.[1]
  const words = exact ? escapeSigns(strip(exact)) : entry.split(' ').map(toArabicWord).join('\\s+')
  return new RegExp(`(?<![${letter}])${words}(?![${letter}])`, 'g')
}

/** One English entry; its first word may have an ending, and a phrase the plural of its last. */
function toEnglishPattern(entry: string): RegExp {
  const [first = '', ...rest] = entry.split(' ').map(escapeSigns)
  const words = [`${first}(?:s|es|ed|d|ing)?`, ...rest].join('\\s+')
  return new RegExp(`(?<![\\w’'-])${words}${rest.length > 0 ? 's?' : ''}(?:['’]s)?(?![\\w-])`, 'gi')
}

const patterns = new Map<string, RegExp>()

function findSpans(text: string, entry: string, locale: TextLocale): Span[] {
  const id = `${locale} ${entry}`
  const pattern = patterns.get(id) ?? (locale === 'ar' ? toArabicPattern(entry) : toEnglishPattern(entry))
  patterns.set(id, pattern)
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
}

/**
 * The places where a text uses a word or phrase, as they are written there. An Arabic word is found with its prefixes, endings and pronouns, an
 * entry in quotes only as it is. What lies within one of the phrases in `except` does not count.
 */
export function findWords(text: string, entry: string, locale: TextLocale, except: readonly string[] = []): string[] {
  const compared = locale === 'ar' ? strip(text) : text
  const allowed = except.flatMap((phrase) => findSpans(compared, phrase, locale))
  return findSpans(compared, entry, locale)
    .filter(({ start, end }) => !allowed.some((span) => span.start <= start && end <= span.end))
    .map(({ start, end }) => compared.slice(start, end))
}
