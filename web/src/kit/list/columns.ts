import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { ReactNode } from 'react'

/** One column of a list. */
export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** The sort key of the endpoint, when the column can be sorted by it. */
  sort?: string
  /** Numbers and amounts stand at the end. */
  align?: 'start' | 'end'
  width?: number | string
  /** Names the row: it heads the card on phones, carries the link and can't be hidden. */
  main?: boolean
  /** A picture of the row: without a heading, and beside the name on phones. */
  picture?: boolean
  /** Left out until somebody chooses it. */
  hidden?: boolean
}

/** One thing that can be done with a row. */
export interface RowAction {
  key: string
  label: string
  icon?: ReactNode
  onClick?: () => void
  href?: PageAddress
  /** Beside what is written here, not in its place. */
  target?: '_blank'
  tone?: 'danger'
  /** The reason it can't be done now: shown instead of hiding it. */
  disabled?: string | false
}

export interface BulkResult {
  id: string
  ok: boolean
  error: string | null
  /** The name of a row that failed, for one on another page. */
  name?: Bilingual | null
}

/** One thing that can be done with several rows at once. */
export interface BulkAction<Row = unknown> {
  key: string
  label: string
  icon?: ReactNode
  tone?: 'danger'
  confirm?: { title: (n: number) => string; body: string }
  /** True, or the reason, if it can't be done to a row now: it is done to the others. A method, so that a list of any rows accepts it. */
  unfit?(row: Row): string | boolean
  /** True if it says itself what was done, which the list then leaves out. */
  isReported?: boolean
  /**
   * Does it to all rows that match the list's filters and may have it, as many as one call takes. Without it the action takes the rows of a page
   * alone.
   */
  runAll?: () => Promise<{ results: BulkResult[]; more: boolean }>
  /** The page on which a reason is fixed, for those that have one. */
  fix?: (error: string) => { label: string; href: PageAddress } | null
  /** The page of a row, which need not be in the list: rows that failed lead there. */
  page?: (id: string) => PageAddress
  /** Returns each row's own result, if the server sends it. */
  run: (ids: string[]) => Promise<BulkResult[] | undefined>
}
