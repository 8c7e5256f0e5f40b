import type { Finding, Source } from '../house-source.ts'
import { findWords } from './find-words.ts'
import { mannerRules } from './manner-rules.ts'
import { readTexts, type Text } from './read-texts.ts'
import type { Term } from './term-table.ts'

/** A text's place, as docs/glossary.md names it: `kit#views.title` in a dictionary, `contract/src/orders/errors#not_found` elsewhere. */
const toPlace = ({ file, key }: Text) => `${file.replace(/^web\/src\/text\/(?:ar|en)\//, '').replace(/\.tsx?$/, '')}#${key}`

const fits = (place: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(place)

function findBreaks(text: Text, term: Term): string[] {
  const place = toPlace(text)
  if (term.onlyKeys.length > 0 && !term.onlyKeys.some((pattern) => fits(place, pattern))) return []
  if (term.rightKeys.some((pattern) => fits(place, pattern))) return []
  return term.never[text.locale].flatMap((entry) =>
    findWords(text.words, entry, text.locale, term.rightPhrases).map(
      (word) => `“${word}” for ${term.concept}, expected: ${term.use[text.locale]}`,
    ),
  )
}

/** Every break of the term base and of the manner of writing in the texts of these files. @param terms the tables of docs/glossary.md */
export const checkTexts = (sources: readonly Source[], terms: readonly Term[]): Finding[] =>
  sources.flatMap(readTexts).flatMap((text) => {
    const rules = [...terms.flatMap((term) => findBreaks(text, term)), ...mannerRules.flatMap((rule) => rule(text) ?? [])]
    return rules.map((rule) => ({
      file: text.file,
      line: text.line,
      rule: `${rule} (${toPlace(text).replace(/^.*#/, '')}: ${text.words})`,
    }))
  })
