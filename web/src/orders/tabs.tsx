import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { orderTabLabels, orderTabs } from '@rahba/contract/orders/order-states'
import { useCall } from '../api/queries.ts'
import { UrlTabs } from '../kit/nav/url-tabs.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { type OrderSurface, refreshEvery } from './order-surface.ts'
import { tabCount } from './tab-count.tsx'

const keys = typedKeys(orderTabs)

/** The stages of orders with their counts, which update automatically. */
export function OrderTabs({ surface }: { surface: OrderSurface }) {
  const { list: t } = useText('orders')
  const locale = useLocale()
  const counts = useCall(surface.counts, {}, { silent: true, refetchInterval: refreshEvery })
  const tabs = keys.map((key) => {
    return { key, label: orderTabLabels[key][locale], count: tabCount(counts.data?.[key] ?? 0, key === 'new') }
  })
  return <UrlTabs aria-label={t.tabs} tabs={[{ key: 'all', label: t.all }, ...tabs]} />
}
