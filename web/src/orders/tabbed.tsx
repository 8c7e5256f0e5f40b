import { Badge } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { CappedCount } from '../kit/capped-count.tsx'
import type { ListState } from '../kit/list/use-list-state.ts'

/** How many stand in a tab, strong where they wait for the one who looks; nothing where there are none. */
export const tabCount = (n: number, waits: boolean) =>
  n > 0 ? (
    <Badge variant={waits ? 'filled' : 'light'} color={waits ? 'brand' : 'gray'} size="sm" fw={500} miw="max-content">
      <CappedCount n={n} />
    </Badge>
  ) : undefined

/** The list's state with the tab that is open, which is no filter one clears. */
export function useOpenTab(list: ListState, keys: readonly string[]): ListState {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  return tab && keys.includes(tab) ? { ...list, query: { ...list.query, tab } } : list
}
