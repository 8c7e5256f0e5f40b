import { foldText } from '@rahba/contract/kernel/fold'

// Letters that keyboards of other languages and of phones give for an Arabic one, beside those that `foldText` knows.
const alike: Record<string, string> = { پ: 'ب', چ: 'ج', ڤ: 'ف', ڪ: 'ك', ە: 'ه', ۀ: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ے: 'ي', ژ: 'ز' }

/**
 * A text as products are searched: as `foldText`, and without the marks of Latin letters, the English possessive and the separators of thousands.
 * The same rule as the database's `search_fold_1`; a test compares the two.
 */
export const foldSearch = (text: string): string =>
  foldText(text.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''))
    .replace(/[پچڤڪەۀہھۃےژ]/g, (letter) => alike[letter] ?? letter)
    .replace(/(\p{L})['’]s(?!\p{L})/gu, '$1')
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')

const word = /\p{Alphabetic}+|\d+(?:\.\d+)?/gu
/** Longer words are cut to fit the index. */
const maxLetters = 40

/** Splits a text into folded words and numbers; a number is separate from its unit. */
export const splitWords = (text: string): string[] => (foldSearch(text).match(word) ?? []).map((each) => each.slice(0, maxLetters))

/** True for a number, which has no stem and no other spelling. */
export const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text)

// The article, alone or behind و, ف, ب, ك or ل.
const article = /^[وف]?(?:ال|بال|كال|لل)(?!ون|د)(?=.{3})/
// The conjunction و, except in words that begin with it: وسادة, ورد, وشاح.
const and =
  /^و(?=.{4})(?!ال|سا[دئي]|ر[دقش]|شاح|صل|قا[يء]|اق|عا[ءي]|جه|جب|حد|زن|سط|لاد|لد|يفر|افل|ايت|اير|ط|قت|اح|كيل|ثير|صف|سي|ني|ود|ير|يب|يل)/

/**
 * The stem of a folded word: without its article and و, a plural in ات and the feminine ه, an English plural in s. Broken plurals are synonyms.
 * The same rule as the database's `search_stem_1`. Why not Snowball: docs/decisions/search.md.
 */
export function stemWord(text: string): string {
  if (/^[a-z]+$/.test(text)) {
    if (/[^aeious]ies$/.test(text)) return text.replace(/ies$/, 'y')
    if (/(?:ss|x|z|ch|sh)es$/.test(text)) return text.replace(/es$/, '')
    return /..[^isu]s$/.test(text) ? text.replace(/s$/, '') : text
  }
  if (!/^[ء-ي]+$/.test(text)) return text
  return text
    .replace(article, '')
    .replace(and, '')
    .replace(/(?<=..)ه$/, '')
    .replace(/(?<=...)ات$/, '')
    .replace(/اء$/, 'ا')
    .replace(/(?<=....)ا$/, '')
}
