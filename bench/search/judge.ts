import { type DemoProduct, makeCatalogue } from './catalogue.ts'
import { queryLines } from './queries.ts'
import { moreQueryLines } from './queries-more.ts'

export interface Judged {
  kind: string
  q: string
  wanted: string
  /** Every second query of a class is for tuning; figures are those of the other half. */
  half: 'tuning' | 'reported'
}

/** The queries with their half: by turns in each class, as they were written. */
export const judged: readonly Judged[] = Object.entries({ ...queryLines, ...moreQueryLines }).flatMap(([kind, text]) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const end = line.lastIndexOf(' = ')
      return { kind, q: line.slice(0, end), wanted: line.slice(end + 3), half: at % 2 === 0 ? ('tuning' as const) : ('reported' as const) }
    }),
)

/** True if a product is what a query wants. */
export const isWanted = ({ facts }: DemoProduct, wanted: string): boolean =>
  wanted.split(' ').every((part) => part.split('/').some((fact) => facts.has(fact)))

/** How good the first rows of an answer are. */
export interface Score {
  /** Share of the wanted products, or of ten if there are more, that is among the first ten rows. */
  recall: number
  /** Share of the first five rows, or of all rows if there are fewer, that is wanted. It is 0 without rows. */
  precision: number
  /** One divided by the place of the first wanted row. */
  rank: number
}

export function score(rows: readonly boolean[], wanted: number): Score {
  const first = rows.slice(0, 5)
  const place = rows.indexOf(true)
  return {
    recall: rows.slice(0, 10).filter(Boolean).length / Math.min(10, wanted),
    precision: first.length === 0 ? 0 : first.filter(Boolean).length / first.length,
    rank: place < 0 ? 0 : 1 / (place + 1),
  }
}

/** The products of the corpus. */
export const catalogue = makeCatalogue()
