import type { Page } from '@rahba/contract/kernel/page'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import { orderActions } from '@rahba/contract/orders/order-actions'
import type { OrderRow, WholeOrder } from '@rahba/contract/orders/order-shapes'
import { type OrderStatus, orderStatusLabel } from '@rahba/contract/orders/order-states'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSend } from '../api/queries.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { OrderSurface } from './order-surface.ts'

/** Shows orders in another state wherever they are on screen. Returns the function that takes it back. */
export function showStatus(client: QueryClient, surface: OrderSurface, ids: ReadonlySet<string>, status: OrderStatus): () => void {
  const keys = [[surface.read.name], [surface.list.name]]
  const before = keys.flatMap((queryKey) => client.getQueriesData({ queryKey }))
  const move = <Row extends { id: string; status: OrderStatus }>(row: Row): Row => (ids.has(row.id) ? { ...row, status } : row)
  client.setQueriesData<WholeOrder>({ queryKey: [surface.read.name] }, (order) => order && move(order))
  client.setQueriesData<Page<OrderRow>>({ queryKey: [surface.list.name] }, (page) => page && { ...page, data: page.data.map(move) })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/** Moves an order: the new state shows at once, and the old one again when it is refused. */
export function useOrderAct(surface: OrderSurface) {
  const client = useQueryClient()
  const { actions: t } = useText('orders')
  const locale = useLocale()
  const act = useSend(surface.act, {
    invalidates: [surface.read, surface.list, surface.counts, surface.invoices, ...surface.alters],
    message: (order) => t.done(orderStatusLabel(order)[locale]),
    onDone: (order) => client.setQueryData([surface.read.name, { params: { id: order.id } }], order),
  })
  return {
    pending: act.pending,
    error: act.error,
    run: async (id: string, body: OrderActionInput): Promise<void> => {
      const { to } = orderActions[body.action]
      const revert = to === 'previous' ? undefined : showStatus(client, surface, new Set([id]), to)
      try {
        await act.sendAsync({ params: { id }, body })
      } catch (refusal) {
        revert?.()
        throw refusal
      }
    },
  }
}
