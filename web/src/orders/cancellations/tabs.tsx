import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { type CancellationTab, cancellationTabLabels, cancellationTabs } from '@rahba/contract/orders/cancellations/cancellation-states'
import { useCall } from '../../api/queries.ts'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { refreshEvery } from '../order-surface.ts'
import { tabCount } from '../tab-count.tsx'
import type { CancellationSurface } from './cancellation-surface.ts'

const keys = typedKeys(cancellationTabs)
const mine: Record<CancellationSurface['actor'], readonly CancellationTab[]> = { store: ['to_answer'], admin: ['to_decide', 'to_refund'] }

/** The tabs by whose turn it is, with the number that wait, which updates by itself. */
export function CancellationTabs({ surface, first }: { surface: CancellationSurface; first?: { key: string; label: string } }) {
  const t = useText('cancellations')
  const locale = useLocale()
  const counts = useCall(surface.counts, {}, { silent: true, refetchInterval: refreshEvery })
  const tabs = keys.map((key) => {
    const n = key === 'done' ? 0 : (counts.data?.[key] ?? 0)
    return { key, label: cancellationTabLabels[key][locale], count: tabCount(n, mine[surface.actor].includes(key)) }
  })
  return <UrlTabs aria-label={t.tabs} tabs={[{ key: 'all', label: t.all }, ...tabs, ...(first ? [first] : [])]} />
}
