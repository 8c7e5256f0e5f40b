import { useLocalStorage } from '@mantine/hooks'
import type { Column } from './columns.ts'

/** The columns of the list `name` that are shown; remembered on this device. */
export function useColumnChoice<Row>(name: string, columns: readonly Column<Row>[]) {
  const usual = columns.filter((column) => !column.hidden).map((column) => column.key)
  const [chosen, setChosen, reset] = useLocalStorage<string[] | null>({
    key: `columns:${name}`,
    defaultValue: null,
    getInitialValueInEffect: true,
  })
  const keys = new Set(chosen ?? usual)
  const shown = columns.filter((column) => column.main || keys.has(column.key))
  const toggle = (key: string) => {
    const next = new Set(keys)
    if (!next.delete(key)) next.add(key)
    setChosen([...next])
  }
  return { shown, isShown: (key: string) => keys.has(key), toggle, reset, changed: chosen !== null, chosen, choose: setChosen }
}
