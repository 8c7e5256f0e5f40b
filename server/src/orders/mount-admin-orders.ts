import {
  actOnOrder as actOnOrderCall,
  bulkOrders,
  countOrders,
  exportOrders as exportOrdersCall,
  listOrders as listOrdersCall,
  noteOrder,
  readOrder as readOrderCall,
} from '@rahba/contract/orders/orders'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { actOnMany } from './act-on-many.ts'
import { actOnOrder } from './act-on-order.ts'
import { addNote } from './add-note.ts'
import { exportOrders } from './export-orders.ts'
import { countTabs, listOrders, readOrder } from './read-orders.ts'

/** An admin's calls, over all stores; acting in a store's place needs a note. */
export function mountAdminOrders(app: FastifyInstance): void {
  serve(app, listOrdersCall, (ctx) => listOrders(ctx.db, ctx.query, ctx.query))
  serve(app, countOrders, (ctx) => countTabs(ctx.db, {}))
  serve(app, exportOrdersCall, (ctx) => exportOrders(ctx, ctx.query))
  serve(app, readOrderCall, (ctx) => readOrder(ctx.db, ctx.params.id, {}))
  serve(app, actOnOrderCall, async (ctx) => {
    const actor = { type: 'admin', id: ctx.who.admin_id } as const
    const { before, after } = await actOnOrder(ctx.db, { order_id: ctx.params.id, scope: {}, actor, input: ctx.body, locale: ctx.locale })
    await ctx.audit({ action: `orders.${ctx.body.action}`, entity: 'orders', entity_id: after.id, store_id: after.store_id, before, after })
    return readOrder(ctx.db, after.id, {})
  })
  serve(app, bulkOrders, (ctx) => actOnMany(ctx, { scope: {}, actor: { type: 'admin', id: ctx.who.admin_id }, ...ctx.body }))
  serve(app, noteOrder, async (ctx) => {
    await addNote(ctx.db, { order_id: ctx.params.id, actor: { type: 'admin', id: ctx.who.admin_id }, ...ctx.body })
    await ctx.audit({ entity: 'orders', entity_id: ctx.params.id, after: ctx.body })
    return readOrder(ctx.db, ctx.params.id, {})
  })
}
