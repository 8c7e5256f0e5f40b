import { mayDo } from '@rahba/contract/kernel/permissions'
import {
  checkCardPayment,
  confirmTransfer as confirmCall,
  exportShopperPayments,
  listShopperPayments,
  readShopperPayment,
  refuseTransfer as refuseCall,
  returnCardPayment,
  type ShopperPayment,
  type WholeShopperPayment,
} from '@rahba/contract/money/payments/payments'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { serve } from '../../platform/http/serve.ts'
import { callGateway } from '../gateway/call-gateway.ts'
import { returnHeld } from '../gateway/return-held.ts'
import { confirmTransfer, refuseTransfer } from './decide-transfer.ts'
import { exportPayments } from './export-payments.ts'
import { listPayments, readPayment } from './read-payments.ts'

/** A payment for readers without `payments.index`: no slip, account, sender or bank reference. */
const withoutBank = (row: ShopperPayment): ShopperPayment => ({
  ...row,
  sender_name: null,
  slip: null,
  reference: null,
  bank: null,
  iban_number: null,
  card: null,
})

/** The fields of a card payment that the audit log shows. */
type AuditedPayment = Pick<WholeShopperPayment, 'status' | 'reference' | 'reason'>
const toSnapshot = ({ status, reference, reason }: AuditedPayment): AuditedPayment => ({ status, reference, reason })

/** Mounts the payments of shoppers, read by admins, who decide transfers; the gateway decides cards. */
export function mountPayments(app: FastifyInstance): void {
  serve(app, listShopperPayments, async (ctx) => {
    const page = await listPayments(ctx.db, ctx.query)
    return mayDo(ctx.who.permissions, ['payments.index']) ? page : { ...page, data: page.data.map(withoutBank) }
  })
  serve(app, exportShopperPayments, (ctx) => exportPayments(ctx, ctx.query))
  serve(app, readShopperPayment, (ctx) => readPayment(ctx.db, ctx.params.id))
  serve(app, confirmCall, async (ctx) => {
    const decided = await confirmTransfer(ctx.db, {
      payment_id: ctx.params.id,
      admin_id: ctx.who.admin_id,
      locale: ctx.locale,
      ...ctx.body,
    })
    for (const change of decided) await ctx.audit(changeEntry('payments', change))
    return readPayment(ctx.db, ctx.params.id)
  })
  serve(app, refuseCall, async (ctx) => {
    const decided = await refuseTransfer(ctx.db, { payment_id: ctx.params.id, admin_id: ctx.who.admin_id, ...ctx.body })
    for (const change of decided) await ctx.audit(changeEntry('payments', change))
    return readPayment(ctx.db, ctx.params.id)
  })
  serve(app, checkCardPayment, async (ctx) => {
    await callGateway(ctx.deps, ctx.params.id, (tx, { before, after }) =>
      ctx.audit({ ...changeEntry('payments', { after }), before: before && toSnapshot(before), after: toSnapshot(after) }, tx),
    )
    return readPayment(ctx.db, ctx.params.id)
  })
  serve(app, returnCardPayment, async (ctx) => {
    const before = await readPayment(ctx.db, ctx.params.id)
    await returnHeld(ctx.db, { payment_id: before.id, note: ctx.body.note, admin_id: ctx.who.admin_id })
    const after = await readPayment(ctx.db, before.id)
    await ctx.audit({ ...changeEntry('payments', { after }), before: toSnapshot(before), after: toSnapshot(after) })
    return after
  })
}
