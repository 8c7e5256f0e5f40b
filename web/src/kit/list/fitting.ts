import type { BulkAction } from './columns.ts'

export interface Fitting {
  /** The chosen rows that the action can be done to. */
  ids: string[]
  /** The reason it can be done to none of them, if they all have the same one. */
  why: string | null
}

/** Returns the chosen rows that a bulk action fits; all of them if it says nothing about rows. */
export function getFitting<Row extends { id: string }>(action: BulkAction<Row>, rows: readonly Row[]): Fitting {
  const checked = rows.map((row) => ({ id: row.id, unfit: action.unfit?.(row) ?? false }))
  const ids = checked.flatMap(({ id, unfit }) => (unfit ? [] : [id]))
  const reasons = new Set(checked.flatMap(({ unfit }) => (typeof unfit === 'string' ? [unfit] : [])))
  const [only] = reasons
  return { ids, why: ids.length === 0 && reasons.size === 1 && only ? only : null }
}
