import { errors } from '@rahba/contract/kernel/errors'
import { moyasarWebhook, payByCard, payCheckoutByCard, returnFromCard } from '@rahba/contract/money/gateway/card'
import { cardReturn, markConfirming, readCardReturn } from '@rahba/contract/money/gateway/card-return'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { changeEntry } from '../../platform/audit/change-entry.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { plainPageHeaders } from '../../platform/http/plain-page.ts'
import { serve } from '../../platform/http/serve.ts'
import { payments } from '../payments/table.ts'
import { callGateway } from './call-gateway.ts'
import { returnPage } from './return-page.ts'
import type { NoteChange } from './settle-card.ts'
import { startCard } from './start-card.ts'
import { startCheckoutCard } from './start-checkout-card.ts'
import { takeWebhook } from './take-webhook.ts'

/** Writes the audit entry of a payment. The first change makes the payment without a page; each later one hands out its page. */
const noteIn =
  ({ audit }: { audit: (entry: ReturnType<typeof changeEntry> & { action?: string }, on: Db) => Promise<void> }): NoteChange =>
  (tx, change) =>
    audit({ ...(change.before && { action: 'payments.page' }), ...changeEntry('payments', change) }, tx)

/** Paying by card: the shopper's call, the way back from the gateway's page, and the gateway's webhook. */
export async function mountGateway(app: FastifyInstance): Promise<void> {
  serve(app, payByCard, (ctx) => startCard(ctx.deps, { order_id: ctx.params.id, user_id: ctx.who.user_id }, noteIn(ctx)))

  serve(app, payCheckoutByCard, async (ctx) => {
    const { url, amount, expires_at } = await startCheckoutCard(
      ctx.deps,
      { checkout_id: ctx.params.id, user_id: ctx.who.user_id },
      noteIn(ctx),
    )
    return { url, amount, expires_at }
  })

  serve(app, returnFromCard, async (ctx) => {
    const status = async () => {
      const [row] = await ctx.db.select({ status: payments.status }).from(payments).where(eq(payments.id, ctx.params.id))
      if (!row) throw fail(errors.not_found)
      return row.status
    }
    let isAnswered = true
    await callGateway(ctx.deps, ctx.params.id).catch((error: unknown) => {
      // The known status is shown; the webhook or the sweep brings the rest.
      if (!(error instanceof AppError) || error.error === errors.not_found) throw error
      isAnswered = false
    })
    const shown = await status()
    // A browser that paid on the web comes back to its order there, also if it asks twice because the first answer was lost. The cookie expires
    // by itself.
    const page = readCardReturn(ctx.request.cookies[cardReturn.cookie])
    const next = page && !isAnswered && shown === 'pending' ? markConfirming(page) : page
    if (next) await ctx.reply.redirect(next, 303)
    else await ctx.reply.headers(plainPageHeaders).send(returnPage(shown, ctx.locale))
    return null
  })

  await app.register(async (raw) => {
    // The webhook is stored as it came, so it is not parsed as JSON here.
    raw.removeContentTypeParser('application/json')
    raw.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    serve(raw, moyasarWebhook, async (ctx) => {
      await takeWebhook(ctx.db, ctx.deps, String(ctx.request.body ?? ''))
      return null
    })
  })
}
