import { orderLabels } from '@rahba/contract/orders/order-schemas'
import type { bulkOrders, bulkStoreOrders, ShipMany, shipStoreOrders } from '@rahba/contract/orders/orders'
import { changeEntry } from '../platform/audit/change-entry.ts'
import type { CallContext } from '../platform/http/context.ts'
import { eachRow, type RowResult } from '../platform/lists/each-row.ts'
import { type ActingOnOrder, actOnOrder } from './act-on-order.ts'

type BulkCall = Pick<CallContext<typeof bulkStoreOrders | typeof bulkOrders | typeof shipStoreOrders>, 'db' | 'locale' | 'audit'>

interface ManyOrders extends Pick<ActingOnOrder, 'scope' | 'actor'> {
  action: ActingOnOrder['input']['action']
  ids: readonly string[]
  note: string | null
  /** Carrier and tracking number of each order, where the action asks for them. */
  parcels?: ShipMany['orders']
}

/** One action on many orders, each in its own transaction with its own result: one that can't does not stop the others. */
export async function actOnMany(ctx: BulkCall, many: ManyOrders): Promise<{ results: RowResult[] }> {
  const { scope, actor, action, ids, note } = many
  const { locale } = ctx
  const parcels = new Map(many.parcels?.map(({ id, ...parcel }) => [id, parcel]))
  const results = await eachRow(ctx.db, ids, { locale, labels: orderLabels }, async (tx, id) => {
    const input = { action, note, ...(parcels.get(id) ?? { shipping_company: null, tracking_number: null }) }
    const { before, after } = await actOnOrder(tx, { order_id: id, scope, actor, input, locale })
    await ctx.audit({ action: `orders.${action}`, ...changeEntry('orders', { before, after }) }, tx)
  })
  await ctx.audit({ entity: 'orders', after: { action, results } })
  return { results }
}
