import {
  payByTransfer,
  placeOrder as placeOrderCall,
  quoteOrder as quoteOrderCall,
  transferAccounts,
} from '@rahba/contract/orders/checkouts/checkout'
import { actOnOwnOrder, listOwnOrders as listOwnOrdersCall, readOwnOrder } from '@rahba/contract/orders/orders'
import type { FastifyInstance } from 'fastify'
import { listTransferAccounts } from '../money/payments/list-transfer-accounts.ts'
import { sendTransfer } from '../money/payments/send-transfer.ts'
import { changeEntry } from '../platform/audit/change-entry.ts'
import { serve } from '../platform/http/serve.ts'
import { actOnOrder } from './act-on-order.ts'
import { withGuessLimit } from './code-guess-limit.ts'
import { listOwnOrders } from './list-own-orders.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { readOrder } from './read-order.ts'

/** A shopper's calls, the mobile app's API: every one filtered by the caller. */
export function mountOwnOrders(app: FastifyInstance): void {
  serve(app, quoteOrderCall, async ({ db, deps, who: { user_id }, body, locale }) => {
    const { gateway } = deps
    return withGuessLimit(deps, { user_id, carts: [body] }, () => quoteOrder({ db, gateway }, user_id, body, locale))
  })
  serve(app, placeOrderCall, async ({ db, deps, who: { user_id }, body, locale }) => {
    const { gateway } = deps
    return withGuessLimit(deps, { user_id, carts: [body] }, () => placeOrder({ db, gateway }, user_id, body, locale))
  })
  serve(app, listOwnOrdersCall, ({ db, query, who: { user_id } }) => {
    const { tab, q, checkout_id } = query
    return listOwnOrders(db, query, { tab, q, checkout_id, scope: { user_id } })
  })
  serve(app, readOwnOrder, (ctx) => readOrder(ctx.db, ctx.params.id, { user_id: ctx.who.user_id }))
  serve(app, actOnOwnOrder, async (ctx) => {
    const { user_id } = ctx.who
    const { before, after } = await actOnOrder(ctx.db, {
      order_id: ctx.params.id,
      scope: { user_id },
      actor: { type: 'user', id: user_id },
      input: ctx.body,
      locale: ctx.locale,
    })
    await ctx.audit({ action: `orders.${ctx.body.action}`, ...changeEntry('orders', { before, after }) })
    return readOrder(ctx.db, after.id, { user_id })
  })
  serve(app, payByTransfer, async (ctx) => {
    const { user_id } = ctx.who
    for (const payment of await sendTransfer(ctx.db, { of: { order_id: ctx.params.id }, user_id, ...ctx.body }))
      await ctx.audit(changeEntry('payments', { after: payment }))
    return readOrder(ctx.db, ctx.params.id, { user_id })
  })
  serve(app, transferAccounts, (ctx) => listTransferAccounts(ctx.db, ctx.locale))
}
