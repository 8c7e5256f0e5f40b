import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { Column, RowAction } from './columns.ts'

/** A handle that is held down, and where; `finger` is the touched element and which finger it is, nothing for a mouse. */
export interface Held {
  id: string
  x: number
  y: number
  finger?: { on: Element; id: number }
}

export interface Identified {
  id: string
}

export interface DataTableOwnProps<Row extends Identified> {
  rows: Row[]
  columns: readonly Column<Row>[]
  /** The name of a row in labels: `select …`, `actions for …`. */
  rowName: (row: Row) => string
  /** The page of a row; Enter and a click open it. */
  rowHref?: (row: Row) => PageAddress
  rowActions?: (row: Row) => readonly RowAction[]
  sort?: string
  onSort?: (sort: string) => void
  selected?: readonly string[]
  onSelect?: (ids: string[]) => void
  /** The rows shown belong to the question before this one. */
  stale?: boolean
  /** Given when rows may be dragged into another order. */
  onMove?: (from: number, to: number) => void
}
