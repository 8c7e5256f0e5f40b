import type { Page } from '@rahba/contract/kernel/page'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import { orderActions } from '@rahba/contract/orders/order-actions'
import type { OrderRow, WholeOrder } from '@rahba/contract/orders/order-shapes'
import { type OrderStatus, orderStatusLabel } from '@rahba/contract/orders/order-states'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSend } from '../api/queries.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { OrderSide } from './order-side.ts'

/** Shows orders in another state wherever they are on screen. Returns the function that takes it back. */
export function showStatus(client: QueryClient, side: OrderSide, ids: ReadonlySet<string>, status: OrderStatus): () => void {
  const keys = [[side.read.name], [side.list.name]]
  const before = keys.flatMap((queryKey) => client.getQueriesData({ queryKey }))
  const move = <Row extends { id: string; status: OrderStatus }>(row: Row): Row => (ids.has(row.id) ? { ...row, status } : row)
  client.setQueriesData<WholeOrder>({ queryKey: [side.read.name] }, (order) => order && move(order))
  client.setQueriesData<Page<OrderRow>>({ queryKey: [side.list.name] }, (page) => page && { ...page, data: page.data.map(move) })
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/** Moves an order: the new state shows at once, and the old one again when it is refused. */
export function useOrderAct(side: OrderSide) {
  const client = useQueryClient()
  const { actions: t } = useText('orders')
  const locale = useLocale()
  const act = useSend(side.act, {
    invalidates: [side.read, side.list, side.counts, side.invoices, ...side.alters],
    message: (order) => t.done(orderStatusLabel(order)[locale]),
    onDone: (order) => client.setQueryData([side.read.name, { params: { id: order.id } }], order),
  })
  return {
    pending: act.pending,
    error: act.error,
    run: async (id: string, body: OrderActionInput): Promise<void> => {
      const { to } = orderActions[body.action]
      const revert = to === 'previous' ? undefined : showStatus(client, side, new Set([id]), to)
      try {
        await act.sendAsync({ params: { id }, body })
      } catch (refusal) {
        revert?.()
        throw refusal
      }
    },
  }
}
