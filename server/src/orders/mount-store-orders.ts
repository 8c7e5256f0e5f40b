import {
  actOnStoreOrder,
  bulkStoreOrders,
  countStoreOrders,
  exportStoreOrderLines,
  exportStoreOrders,
  listStoreOrders,
  noteStoreOrder,
  readStoreOrder,
  shipStoreOrders,
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

/** A merchant's calls: every one filtered by the caller's store. */
export function mountStoreOrders(app: FastifyInstance): void {
  serve(app, listStoreOrders, (ctx) => listOrders(ctx.db, ctx.query, { ...ctx.query, scope: { store_id: ctx.who.store_id } }))
  serve(app, countStoreOrders, (ctx) => countTabs(ctx.db, { store_id: ctx.who.store_id }))
  serve(app, exportStoreOrders, (ctx) => exportOrders(ctx, { ...ctx.query, scope: { store_id: ctx.who.store_id } }))
  serve(app, exportStoreOrderLines, (ctx) => exportOrderLines(ctx, { ...ctx.query, scope: { store_id: ctx.who.store_id } }))
  serve(app, readStoreOrder, (ctx) => readOrder(ctx.db, ctx.params.id, { store_id: ctx.who.store_id }))
  serve(app, actOnStoreOrder, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const { before, after } = await actOnOrder(ctx.db, {
      order_id: ctx.params.id,
      scope: { store_id },
      actor: { type: 'store', id: member_id },
      input: ctx.body,
      locale: ctx.locale,
    })
    await ctx.audit({ action: `orders.${ctx.body.action}`, ...changeEntry('orders', { before, after }) })
    return readOrder(ctx.db, after.id, { store_id })
  })
  serve(app, bulkStoreOrders, (ctx) =>
    actOnMany(ctx, {
      scope: { store_id: ctx.who.store_id },
      actor: { type: 'store', id: ctx.who.member_id },
      orders: ctx.body.ids.map((id) => ({ id, input: { action: ctx.body.action, note: null } })),
    }),
  )
  serve(app, shipStoreOrders, (ctx) => {
    const { store_id, member_id } = ctx.who
    return actOnMany(ctx, {
      scope: { store_id },
      actor: { type: 'store', id: member_id },
      orders: ctx.body.orders.map(({ id, ...parcel }) => ({ id, input: { action: 'ship', note: null, ...parcel } })),
    })
  })
  serve(app, noteStoreOrder, async (ctx) => {
    const { store_id, member_id } = ctx.who
    await addNote(ctx.db, { order_id: ctx.params.id, scope: { store_id }, actor: { type: 'store', id: member_id }, ...ctx.body })
    await ctx.audit({ entity: 'orders', entity_id: ctx.params.id, store_id, after: ctx.body })
    return readOrder(ctx.db, ctx.params.id, { store_id })
  })
}
