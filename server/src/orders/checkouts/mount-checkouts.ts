import {
  payCheckoutByTransfer,
  placeCheckout as placeCheckoutCall,
  quoteCheckout,
  readAnyCheckout,
  readCheckout,
} from '@rahba/contract/orders/checkouts/checkouts'
import type { FastifyInstance } from 'fastify'
import { takesCard } from '../../money/gateway/refuse-card.ts'
import { sendTransfer } from '../../money/payments/send-transfer.ts'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import { serve } from '../../platform/http/serve.ts'
import { withGuessLimit } from '../code-guess-limit.ts'
import { toQuote } from '../quote-order.ts'
import { readOrdersOfCheckout } from '../read-orders.ts'
import { placeCheckout } from './place-checkout.ts'
import { getSum, priceCarts } from './price-carts.ts'
import { readOwnCheckout } from './read-own-checkout.ts'

/** A shopper's calls for ordering from several stores at once, every one filtered by the caller; and the administrators' look at one. */
export function mountCheckouts(app: FastifyInstance): void {
  serve(app, quoteCheckout, async ({ db, deps, who: { user_id }, body, locale }) => {
    const { gateway } = deps
    const priced = await withGuessLimit(deps, { user_id, carts: body.carts }, () => priceCarts({ db, gateway }, user_id, body, locale))
    const sum = getSum(priced)
    return { ...sum, carts: priced.map(toQuote), card_offered: takesCard(gateway, sum.to_charge) }
  })
  serve(app, placeCheckoutCall, ({ db, deps, who: { user_id }, body, locale }) => {
    const { gateway } = deps
    return withGuessLimit(deps, { user_id, carts: body.carts }, () => placeCheckout({ db, gateway }, user_id, body, locale))
  })
  serve(app, readCheckout, (ctx) => readOwnCheckout(ctx.db, ctx.params.id, ctx.who.user_id))
  serve(app, readAnyCheckout, (ctx) => readOrdersOfCheckout(ctx.db, ctx.params.id, 'all'))
  serve(app, payCheckoutByTransfer, async (ctx) => {
    const { user_id } = ctx.who
    const sent = await sendTransfer(ctx.db, { of: { checkout_id: ctx.params.id }, user_id, ...ctx.body })
    for (const payment of sent) await ctx.audit(changeEntry('payments', { after: payment }))
    return readOwnCheckout(ctx.db, ctx.params.id, user_id)
  })
}
