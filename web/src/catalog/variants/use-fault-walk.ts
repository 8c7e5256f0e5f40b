import { useRef } from 'react'
import { columns } from './columns.ts'
import type { RowErrors } from './located-errors.ts'
import { getKey, type VariantValues } from './matrix.ts'
import type { Place } from './sheet-keys.ts'

interface FaultyRow {
  row: VariantValues
  place: number
  errors: RowErrors | null
}

/** The cells that have an error, row by row. An error of a whole row is at its first cell. */
function listFaults(rows: readonly FaultyRow[]): Place[] {
  return rows.flatMap(({ place, errors }) => {
    if (!errors) return []
    const found = columns.flatMap(({ key }, column) => (errors[key] || (column === 0 && (errors.values || errors.id)) ? [column] : []))
    return found.map((column) => ({ row: place, column }))
  })
}

/**
 * Leads from one cell with an error to the next, and from the last to the first.
 * @param marks changes when a save was refused: the way then begins at the first again
 */
export function useFaultWalk(rows: readonly FaultyRow[], marks: number): () => Place | null {
  const last = useRef<{ key: string; column: number; marks: number } | null>(null)
  return () => {
    const faults = listFaults(rows)
    const { current } = last
    const row = current?.marks === marks ? rows.findIndex((one) => getKey(one.row) === current.key) : -1
    const isLater = (one: Place) => one.row > row || (one.row === row && one.column > (current?.column ?? -1))
    // The cell that was shown last may be fixed by now, so the next one is found by its place.
    const next = (row === -1 ? undefined : faults.find(isLater)) ?? faults[0]
    const shown = next && rows[next.row]
    last.current = shown ? { key: getKey(shown.row), column: next.column, marks } : null
    return next ?? null
  }
}
