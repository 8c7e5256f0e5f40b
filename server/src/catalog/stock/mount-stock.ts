import * as calls from '@rahba/contract/catalog/stock/stock'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { getActor } from '../../platform/http/who.ts'
import { sendExport } from '../../platform/lists/send-export.ts'
import { listBranches } from '../../stores/branches/branches.ts'
import { readStockSettings, saveStockSettings } from '../../stores/stock-settings.ts'
import { movementColumns, stockColumns } from './export-stock.ts'
import { listMovements, listMovementsForExport } from './list-movements.ts'
import { listStock, listStockForExport } from './list-stock.ts'
import { adjustStock, transferStock } from './move-stock.ts'

/** The stock of the caller's own store by branch, and its changes. */
export function mountStock(app: FastifyInstance): void {
  serve(app, calls.listStock, (ctx) => listStock(ctx.db, ctx.who.store_id, ctx.query))
  serve(app, calls.exportStock, async ({ db, reply, locale, query, who }) => {
    const [branches, rows] = await Promise.all([listBranches(db, who.store_id), listStockForExport(db, who.store_id, query)])
    return sendExport(reply, locale, 'stock', query.format, stockColumns(locale, branches), rows)
  })
  serve(app, calls.readStockSettings, (ctx) => readStockSettings(ctx.db, ctx.who.store_id))
  serve(app, calls.saveStockSettings, async (ctx) => {
    const { store_id } = ctx.who
    const before = await saveStockSettings(ctx.db, store_id, ctx.body)
    await ctx.audit({ entity: 'stock', entity_id: store_id, store_id, before, after: ctx.body })
    return ctx.body
  })
  serve(app, calls.adjustStock, async (ctx) => {
    const { store_id } = ctx.who
    const movements = await adjustStock(ctx.db, { store_id, body: ctx.body, actor: getActor(ctx.who) })
    await ctx.audit({ entity: 'stock', entity_id: ctx.body.branch_id, store_id, after: { ...ctx.body, movements } })
    return { movements }
  })
  serve(app, calls.transferStock, async (ctx) => {
    const { store_id } = ctx.who
    const moved = await transferStock(ctx.db, { store_id, body: ctx.body, actor: getActor(ctx.who) })
    await ctx.audit({ entity: 'stock', entity_id: moved.transfer_id, store_id, after: { ...ctx.body, ...moved } })
    return { movements: moved.movements }
  })
  serve(app, calls.listStockMovements, (ctx) => listMovements(ctx.db, ctx.who.store_id, ctx.query))
  serve(app, calls.exportStockMovements, async ({ db, reply, locale, query, who }) => {
    const rows = await listMovementsForExport(db, who.store_id, query)
    return sendExport(reply, locale, 'stock-movements', query.format, movementColumns(locale), rows)
  })
}
