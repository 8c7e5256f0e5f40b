import type { Source } from '../house-source.ts'
import { type Node, parseSource, readName, readParts, readWords } from './syntax.ts'

export type TextLocale = 'ar' | 'en'

/** One text that a reader sees. */
export interface Text {
  file: string
  line: number
  /** The path of property names, without `ar` and `en`: `empty.title`. */
  key: string
  locale: TextLocale
  /** With `{}` for every value that is filled in. */
  words: string
}

interface Place {
  keys: readonly string[]
  /** Set below a key `en`, in `pluralEn`, or beside an Arabic text. */
  english: boolean
  /** Only beside an Arabic text: a single word in lower case is a value there. */
  guessed: boolean
}

// These list words that other people write: columns of files, numbers in a message, passwords.
const readers = /\/(?:guess-mapping|values|read-file|import-result|find-contacts|fold|common-passwords)\.ts$/
const isArabic = (words: string) => /[\u0621-\u064a]/.test(words)
const isValue = (words: string) => /^[a-z\d_.:/#-]*$/.test(words)

/**
 * The texts of a source file. Arabic: every string with Arabic letters. English: every string of `web/src/text/en`, the values of `en`, of `pluralEn`,
 * and what is beside an Arabic text in a condition, a list, arguments or statements. Keys, identifiers, types and paths are no texts.
 */
export function readTexts(source: Source): Text[] {
  const { file, text } = source
  if (readers.test(file)) return []
  const dictionary = file.startsWith('web/src/text/en/')
  const found: Text[] = []

  function visit(node: Node, place: Place): void {
    const words = readWords(node)
    const locale = words !== null && isArabic(words) ? 'ar' : place.english && !(place.guessed && isValue(words ?? '')) ? 'en' : null
    if (words && locale) found.push({ file, line: text.slice(0, node.start).split('\n').length, key: place.keys.join('.'), locale, words })
    const name = readName(node)
    const known = name === 'en' || name === 'pluralEn' || (place.english && !place.guessed)
    const keys = node.type === 'Property' && name && name !== 'ar' && name !== 'en' ? [...place.keys, name] : place.keys
    for (const { child, siblings } of readParts(node)) {
      const paired = siblings.length > 1 && isBesideArabic(child, siblings)
      visit(child, { keys, english: known || place.english || paired, guessed: !known && (place.guessed || paired) })
    }
  }

  /** True if a node without Arabic is next to one with Arabic. */
  function isBesideArabic(node: Node, siblings: readonly Node[]): boolean {
    const hasArabic = (other: Node | undefined) => other !== undefined && isArabic(text.slice(other.start, other.end))
    const at = siblings.indexOf(node)
    return !hasArabic(node) && (hasArabic(siblings[at - 1]) || hasArabic(siblings[at + 1]))
  }

  for (const node of parseSource(source)) visit(node, { keys: [], english: dictionary, guessed: false })
  return found
}
