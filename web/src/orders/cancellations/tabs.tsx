import { Badge } from '@mantine/core'
import { countCap } from '@rahba/contract/kernel/count-cap'
import { keysOf } from '@rahba/contract/kernel/keys-of'
import { type CancellationTab, cancellationTabLabels, cancellationTabs } from '@rahba/contract/orders/cancellation-states'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { Ltr } from '../../kit/direction.tsx'
import type { ListState } from '../../kit/list/use-list-state.ts'
import { UrlTabs } from '../../kit/url-tabs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { refreshEvery } from '../side.ts'
import type { CancellationSide } from './side.ts'

const keys = keysOf(cancellationTabs)
const mine: Record<CancellationSide['actor'], readonly CancellationTab[]> = { store: ['to_answer'], admin: ['to_decide', 'to_refund'] }

/** Whose turn it is, with how many wait there, which follow by themselves. */
export function CancellationTabs({ side, first }: { side: CancellationSide; first?: { key: string; label: string } }) {
  const t = useText('cancellations')
  const locale = useLocale()
  const counts = useCall(side.counts, {}, { silent: true, refetchInterval: refreshEvery })
  const tabs = keys.map((key) => {
    const n = key === 'done' ? 0 : (counts.data?.[key] ?? 0)
    const own = mine[side.actor].includes(key)
    const count = n > 0 && (
      <Badge variant={own ? 'filled' : 'light'} color={own ? 'brand' : 'gray'} size="sm" fw={500} miw="max-content">
        <Ltr>{n >= countCap ? `${countCap}+` : n}</Ltr>
      </Badge>
    )
    return { key, label: cancellationTabLabels[key][locale], count: count || undefined }
  })
  return <UrlTabs aria-label={t.tabs} tabs={[{ key: 'all', label: t.all }, ...tabs, ...(first ? [first] : [])]} />
}

/** The list's state with the tab that is open, which is no filter one clears. */
export function useTabbedCancellations(list: ListState): ListState {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  return tab && keys.some((key) => key === tab) ? { ...list, query: { ...list.query, tab } } : list
}
