import {
  actOnOrder as actOnOrderCall,
  bulkOrders,
  countOrders,
  exportOrderLines as exportOrderLinesCall,
  exportOrders as exportOrdersCall,
  listOrders as listOrdersCall,
  noteOrder,
  readOrder as readOrderCall,
} from '@rahba/contract/orders/orders'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../platform/audit/change-entry.ts'
import { serve } from '../platform/http/serve.ts'
import { actOnMany } from './act-on-many.ts'
import { actOnOrder } from './act-on-order.ts'
import { addNote } from './add-note.ts'
import { exportOrderLines } from './export-order-lines.ts'
import { exportOrders } from './export-orders.ts'
import { readOrder } from './read-order.ts'
import { countTabs, listOrders } from './read-orders.ts'

/** An admin's calls, over all stores; acting in a store's place needs a note. */
export function mountAdminOrders(app: FastifyInstance): void {
  serve(app, listOrdersCall, (ctx) => listOrders(ctx.db, ctx.query, { ...ctx.query, scope: 'all' }))
  serve(app, countOrders, (ctx) => countTabs(ctx.db, 'all'))
  serve(app, exportOrdersCall, (ctx) => exportOrders(ctx, { ...ctx.query, scope: 'all' }))
  serve(app, exportOrderLinesCall, (ctx) => exportOrderLines(ctx, { ...ctx.query, scope: 'all' }))
  serve(app, readOrderCall, (ctx) => readOrder(ctx.db, ctx.params.id, 'all'))
  serve(app, actOnOrderCall, async (ctx) => {
    const actor = { type: 'admin', id: ctx.who.admin_id } as const
    const { before, after } = await actOnOrder(ctx.db, {
      order_id: ctx.params.id,
      scope: 'all',
      actor,
      input: ctx.body,
      locale: ctx.locale,
    })
    await ctx.audit({ action: `orders.${ctx.body.action}`, ...changeEntry('orders', { before, after }) })
    return readOrder(ctx.db, after.id, 'all')
  })
  serve(app, bulkOrders, (ctx) => {
    const { ids, ...input } = ctx.body
    return actOnMany(ctx, {
      scope: 'all',
      actor: { type: 'admin', id: ctx.who.admin_id },
      orders: ids.map((id) => ({ id, input })),
    })
  })
  serve(app, noteOrder, async (ctx) => {
    await addNote(ctx.db, { order_id: ctx.params.id, scope: 'all', actor: { type: 'admin', id: ctx.who.admin_id }, ...ctx.body })
    await ctx.audit({ entity: 'orders', entity_id: ctx.params.id, after: ctx.body })
    return readOrder(ctx.db, ctx.params.id, 'all')
  })
}
