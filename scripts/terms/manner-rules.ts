import type { Text } from './read-texts.ts'

/** A rule of docs/writing.md that is no list of words. It returns what is wrong, or null. */
type MannerRule = (text: Text) => string | null

const isHeading = (key: string) => /(?:^|\.)(?:title|heading)$|(?:Title|Heading)$/.test(key)
const maxLabelWords = 8

/** A short text without a full stop, other than an error. Errors are sentences, and most have no full stop. */
const isLabel = ({ file, words }: Text) => !/[.?؟!:،]/.test(words) && words.split(' ').length <= maxLabelWords && !/errors\.ts$/.test(file)

const headingsAreNouns: MannerRule = (text) =>
  /^(?:What(?:ever)?|ما) /.test(text.words) && !text.words.endsWith('؟') && (isHeading(text.key) || isLabel(text))
    ? 'a heading or label is a noun and does not begin with What or ما'
    : null

const latinDigits: MannerRule = ({ words }) => (/[\u0660-\u0669\u06f0-\u06f9]/.test(words) ? 'numbers have Latin digits' : null)

// Isolated in one pair of marks, or begun with a left-to-right mark.
const isolated = /[\u2066\u2068][^\u2069]*\u2069|\u200e[-+]?[\d.,{}n]+%/g

/** Next to Arabic letters, browsers draw a bare 20% as %20. */
const percentIsolated: MannerRule = ({ locale, words }) => {
  if (words.includes('٪')) return 'the percent sign is %'
  return locale === 'ar' && words.replace(isolated, '').includes('%') ? 'a percentage is isolated: use percentText' : null
}

const arabicMarks: MannerRule = ({ locale, words }) =>
  locale === 'ar' && /[\u0621-\u0652][,;?]/.test(words) ? 'Arabic has its own comma, semicolon and question mark' : null

/** A confirmation: "Product saved", not "The product was saved". */
const confirmationsAreShort: MannerRule = ({ file, words }) =>
  file.startsWith('web/src/text/en/') && /^The [\w’ ]+ (?:was|were|is|are|has been) \w+(?:ed|nt)$/.test(words)
    ? 'a confirmation has no article and no “was”'
    : null

export const mannerRules: readonly MannerRule[] = [headingsAreNouns, latinDigits, percentIsolated, arabicMarks, confirmationsAreShort]
