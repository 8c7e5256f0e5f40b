import multipart from '@fastify/multipart'
import { cutText } from '@rahba/contract/kernel/cut-text'
import { payBackCarrier } from '@rahba/contract/money/carriers/carrier-credit'
import * as calls from '@rahba/contract/money/carriers/remittances'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { receiveForm, uploadLimits } from '../../platform/files/receive-upload.ts'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { bookRemittance } from './book-remittance.ts'
import { createRemittance, decideLines, discardRemittance, lockDraft, matchAgain, takeFile, updateRemittance } from './change-remittance.ts'
import { payBackCredit } from './pay-back-credit.ts'
import { exportCollections, listCollections, readCarriers } from './read-collections.ts'
import { readRemittanceFile } from './read-file.ts'
import { exportLines, listLines } from './read-lines.ts'
import { exportRemittances, listRemittances, readRemittance } from './read-remittances.ts'
import type { RemittanceRecord } from './table.ts'

interface Change {
  before: RemittanceRecord | null
  after: RemittanceRecord
  changed_lines?: number
}

// A draft that was saved unchanged may still have lines that match other orders now.
const toEntry = ({ before, after, changed_lines = 0 }: Change) => ({
  entity: 'remittances',
  entity_id: after.id,
  before,
  after: changed_lines > 0 ? { ...after, lines: changed_lines } : after,
})

/** Mounts the cash that carriers hold of orders, and the remittances by which they hand it over. */
export async function mountCarriers(app: FastifyInstance): Promise<void> {
  serve(app, calls.listCarriers, (ctx) => readCarriers(ctx.db))
  serve(app, payBackCarrier, async (ctx) => {
    const { carrier } = ctx.params
    const { before, after } = await payBackCredit(ctx.db, { carrier, admin_id: ctx.who.admin_id, ...ctx.body })
    const { amount, reference, note } = ctx.body
    await ctx.audit({ entity: 'carriers', before: { carrier, credit: before }, after: { carrier, credit: after, amount, reference, note } })
    return { carrier, credit: after }
  })
  serve(app, calls.listCollections, (ctx) => listCollections(ctx.db, ctx.query))
  serve(app, calls.exportCollections, (ctx) => exportCollections(ctx, ctx.query))
  serve(app, calls.listRemittances, (ctx) => listRemittances(ctx.db, ctx.query))
  serve(app, calls.exportRemittances, (ctx) => exportRemittances(ctx, ctx.query))
  serve(app, calls.readRemittance, (ctx) => readRemittance(ctx.db, ctx.params.id))
  serve(app, calls.listRemittanceLines, (ctx) => listLines(ctx.db, ctx.params.id, ctx.query))
  serve(app, calls.exportRemittanceLines, (ctx) => exportLines(ctx, ctx.params.id, ctx.query))
  serve(app, calls.createRemittance, async (ctx) => {
    const after = await createRemittance(ctx.db, ctx.body, ctx.who.admin_id)
    await ctx.audit(toEntry({ before: null, after }))
    return readRemittance(ctx.db, after.id)
  })
  serve(app, calls.updateRemittance, async (ctx) => {
    const { params, body, locale, request } = ctx
    await ctx.audit(toEntry(await updateRemittance(ctx.db, { id: params.id, body, locale, seen: seenVersion(request) })))
    return readRemittance(ctx.db, ctx.params.id)
  })
  serve(app, calls.decideRemittanceLines, async (ctx) => {
    const { after } = await decideLines(ctx.db, ctx.params.id, ctx.body, ctx.locale)
    const { ids, kind, decision, note } = ctx.body
    await ctx.audit({ entity: 'remittances', entity_id: after.id, before: null, after: { lines: ids?.length ?? kind, decision, note } })
    return readRemittance(ctx.db, ctx.params.id)
  })
  serve(app, calls.actOnRemittance, async (ctx) => {
    const { id } = ctx.params
    const { action } = ctx.body
    if (action === 'post') {
      const { recorded, ...change } = await bookRemittance(ctx.db, { id, admin_id: ctx.who.admin_id, locale: ctx.locale })
      await ctx.audit({ action: `remittances.${recorded ? 'post' : 'approve'}`, ...toEntry(change) })
    } else {
      const change = await (action === 'discard' ? discardRemittance : matchAgain)(ctx.db, id, ctx.locale)
      await ctx.audit({ action: `remittances.${action}`, ...toEntry(change) })
    }
    return readRemittance(ctx.db, id)
  })
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { ...uploadLimits, fileSize: calls.maxRemittanceBytes } })
    serve(scope, calls.uploadRemittance, async (ctx) => {
      const { id } = ctx.params
      const account = `admin:${ctx.who.admin_id}`
      await ctx.db.transaction((tx) => lockDraft(tx, id, ctx.locale))
      const form = { schema: z.strictObject({}), maxBytes: calls.maxRemittanceBytes, account }
      return receiveForm(ctx.request, form, async ({ file }) => {
        const lines = await readRemittanceFile(file, account)
        const name = cutText((file.name ?? '').split(/[\\/]/).at(-1) ?? '', 120) || 'file'
        await ctx.db.transaction(async (tx) => ctx.audit(toEntry(await takeFile(tx, id, { name, lines }, ctx.locale)), tx))
        return readRemittance(ctx.db, id)
      })
    })
  })
}
