import { Badge } from '@mantine/core'
import { countCap } from '@rahba/contract/kernel/count-cap'
import { keysOf } from '@rahba/contract/kernel/keys-of'
import { orderTabLabels, orderTabs } from '@rahba/contract/orders/order-states'
import { useSearchParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { Ltr } from '../kit/direction.tsx'
import type { ListState } from '../kit/list/use-list-state.ts'
import { UrlTabs } from '../kit/url-tabs.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { type OrderSide, refreshEvery } from './side.ts'

const keys = keysOf(orderTabs)

/** The stages of orders with how many stand in each, which follow by themselves. */
export function OrderTabs({ side }: { side: OrderSide }) {
  const { list: t } = useText('orders')
  const locale = useLocale()
  const counts = useCall(side.counts, {}, { silent: true, refetchInterval: refreshEvery })
  const tabs = keys.map((key) => {
    const n = counts.data?.[key] ?? 0
    const count = n > 0 && (
      <Badge variant={key === 'new' ? 'filled' : 'light'} color={key === 'new' ? 'brand' : 'gray'} size="sm" fw={500} miw="max-content">
        <Ltr>{n >= countCap ? `${countCap}+` : n}</Ltr>
      </Badge>
    )
    return { key, label: orderTabLabels[key][locale], count: count || undefined }
  })
  return <UrlTabs aria-label={t.tabs} tabs={[{ key: 'all', label: t.all }, ...tabs]} />
}

/** The list's state with the stage that is open, which is no filter one clears. */
export function useTabbed(list: ListState): ListState {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  return tab && keys.some((key) => key === tab) ? { ...list, query: { ...list.query, tab } } : list
}
