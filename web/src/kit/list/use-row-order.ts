import { useState } from 'react'

/**
 * The rows in the order of the moment: a dragged row stays in its new place while the order is saved.
 * @param save tells the server the new order of ids
 */
export function useRowOrder<Row extends { id: string }>(rows: readonly Row[], save: (ids: string[]) => Promise<unknown>) {
  const [moved, setMoved] = useState<string[] | null>(null)
  const ids = moved ?? rows.map(({ id }) => id)
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const move = (from: number, to: number) => {
    const next = shown.map(({ id }) => id)
    const [one] = next.splice(from, 1)
    if (one) next.splice(to, 0, one)
    setMoved(next)
    const settle = () => setMoved(null)
    save(next).then(settle, settle)
  }
  return { shown, move }
}
