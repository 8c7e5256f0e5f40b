import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useText } from '../../text/use-text.ts'

/** The state of a store: closed by its merchant, open, or open with orders stopped by its hours or a holiday. */
export function OpenState({ store }: { store: Pick<AdminStore, 'is_online' | 'orders_stopped'> }) {
  const t = useText('admin/stores')
  if (!store.is_online) return <StatusDot tone="neutral">{t.closed}</StatusDot>
  return <StatusDot tone={store.orders_stopped ? 'waiting' : 'good'}>{store.orders_stopped ? t.stopped : t.open}</StatusDot>
}
