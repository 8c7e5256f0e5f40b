import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useText } from '../../text/use-text.ts'

/** The state of the store's delivery: a store that delivers may have paused it. */
export function DeliveryState({ store }: { store: Pick<AdminStore, 'has_delivery_service' | 'shipping_enabled'> }) {
  const t = useText('admin/stores').shipping
  if (!store.has_delivery_service) return <StatusDot tone="neutral">{t.off}</StatusDot>
  return <StatusDot tone={store.shipping_enabled ? 'good' : 'waiting'}>{store.shipping_enabled ? t.on : t.paused}</StatusDot>
}
