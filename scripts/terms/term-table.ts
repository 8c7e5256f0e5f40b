import type { TextLocale } from './read-texts.ts'

/** One row of a table of terms in docs/glossary.md. */
export interface Term {
  concept: string
  /** The right words of each language, as the table gives them. */
  use: Record<TextLocale, string>
  /** Words and phrases that no text of the language may use for it. */
  never: Record<TextLocale, readonly string[]>
  /** Phrases in which a forbidden word is right. */
  rightPhrases: readonly string[]
  /** Patterns of keys in which a forbidden word is right; `*` matches any characters. */
  rightKeys: readonly string[]
  /** If there are any, the row holds in these keys alone. */
  onlyKeys: readonly string[]
}

const head = /^\| Concept \| Arabic \| Not in Arabic \| English \| Not in English \| Right in \|$/
const quoted = /«([^»]+)»|“([^”]+)”/g
const coded = /`([^`]+)`/g
const limit = /\bonly in ((?:`[^`]+`(?:, )?)+)/

const readCells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const toList = (cell: string | undefined, comma: RegExp) => (cell ?? '').split(comma).filter((entry) => entry !== '')
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '')

function toTerm(line: string): Term {
  const [concept = '', ar = '', notAr, en = '', notEn, right = ''] = readCells(line)
  const only = right.match(limit)?.[1] ?? ''
  return {
    concept,
    use: { ar, en },
    never: { ar: toList(notAr, /،\s*/), en: toList(notEn, /,\s*/) },
    rightPhrases: findAll(right, quoted),
    rightKeys: findAll(right.replace(limit, ''), coded),
    onlyKeys: findAll(only, coded),
  }
}

/** The rows of every table of terms in a Markdown document. */
export function readTerms(document: string): Term[] {
  const lines = document.split('\n')
  return lines.flatMap((line, index) => {
    if (!head.test(line)) return []
    const rows = lines.slice(index + 2)
    const end = rows.findIndex((row) => !row.startsWith('|'))
    return rows.slice(0, end < 0 ? rows.length : end).map(toTerm)
  })
}
