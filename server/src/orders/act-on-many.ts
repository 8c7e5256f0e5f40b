import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { bulkOrders, bulkStoreOrders, shipStoreOrders } from '@rahba/contract/orders/orders'
import { changeEntry } from '../platform/audit/change-entry.ts'
import type { CallContext } from '../platform/http/context.ts'
import { eachRow, type RowResult } from '../platform/lists/each-row.ts'
import { type ActingOnOrder, actOnOrder } from './act-on-order.ts'

type BulkCall = Pick<CallContext<typeof bulkStoreOrders | typeof bulkOrders | typeof shipStoreOrders>, 'db' | 'locale' | 'audit'>

interface ManyOrders extends Pick<ActingOnOrder, 'scope' | 'actor'> {
  /** One action on all of them, with what each needs for it. */
  orders: readonly { id: string; input: ActingOnOrder['input'] }[]
}

/** One action on many orders, each in its own transaction with its own result: one that can't does not stop the others. */
export async function actOnMany(ctx: BulkCall, { scope, actor, orders }: ManyOrders): Promise<{ results: RowResult[] }> {
  const { locale } = ctx
  const inputs = new Map(orders.map(({ id, input }) => [id, input]))
  const results = await eachRow(ctx.db, [...inputs.keys()], { locale, labels: orderLabels }, async (tx, id) => {
    const input = inputs.get(id)
    if (!input) throw new Error('Every order comes with its input')
    const { before, after } = await actOnOrder(tx, { order_id: id, scope, actor, input, locale })
    await ctx.audit({ action: `orders.${input.action}`, ...changeEntry('orders', { before, after }) }, tx)
  })
  await ctx.audit({ entity: 'orders', after: { action: orders[0]?.input.action, results } })
  return { results }
}
