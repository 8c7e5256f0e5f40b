import {
  confirmTransfer as confirmCall,
  exportShopperPayments,
  listShopperPayments,
  readShopperPayment,
  refuseTransfer as refuseCall,
} from '@rahba/contract/money/payments'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { confirmTransfer, refuseTransfer } from './decide-transfer.ts'
import { exportPayments } from './export-payments.ts'
import { listPayments, readPayment } from './read-payments.ts'

/** What shoppers paid by transfer, read and decided by admins. */
export function mountPayments(app: FastifyInstance): void {
  serve(app, listShopperPayments, (ctx) => listPayments(ctx.db, ctx.query))
  serve(app, exportShopperPayments, (ctx) => exportPayments(ctx, ctx.query))
  serve(app, readShopperPayment, (ctx) => readPayment(ctx.db, ctx.params.id))
  serve(app, confirmCall, async (ctx) => {
    const { before, after } = await confirmTransfer(ctx.db, {
      payment_id: ctx.params.id,
      admin_id: ctx.who.admin_id,
      locale: ctx.locale,
      ...ctx.body,
    })
    await ctx.audit({ entity: 'payments', entity_id: after.id, store_id: after.store_id, before, after })
    return readPayment(ctx.db, after.id)
  })
  serve(app, refuseCall, async (ctx) => {
    const { before, after } = await refuseTransfer(ctx.db, { payment_id: ctx.params.id, admin_id: ctx.who.admin_id, ...ctx.body })
    await ctx.audit({ entity: 'payments', entity_id: after.id, store_id: after.store_id, before, after })
    return readPayment(ctx.db, after.id)
  })
}
