import { codeLabels } from '@rahba/contract/promotions/code-labels'
import type { CodeBody, CodeDetail } from '@rahba/contract/promotions/code-shapes'
import { adminCouponCalls, type CodeCalls, promoCodeCalls, storeCouponCalls } from '@rahba/contract/promotions/codes'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { eachRow } from '../platform/lists/each-row.ts'
import { sendExport } from '../platform/lists/send-export.ts'
import { codeChoices } from './code-choices.ts'
import { codeColumns, useColumns } from './export-codes.ts'
import { limitCodeProbes } from './limit-code-probes.ts'
import { codesForExport, listCodes, readCode } from './read-codes.ts'
import { listUses, usesForExport } from './read-uses.ts'
import { mountReviews } from './reviews/mount-reviews.ts'
import { createCode, removeCode, switchCode, updateCode } from './save-code.ts'
import type { CodeScope } from './scope.ts'

interface Side {
  entity: string
  /** Returns the scope of the codes that the caller manages. */
  scopeOf: (who: object | null) => CodeScope
}

/** The calls of one side; they differ in whose codes they touch. */
function mountCodes(app: FastifyInstance, calls: CodeCalls, { entity, scopeOf }: Side): void {
  const toEntry = ({ store_id }: CodeScope, before: CodeDetail | null, after: CodeDetail | null) => {
    const code = after ?? before
    // An administrator's change of one store's coupon also appears in that store's history.
    const [only, ...others] = entity === 'coupons' ? (code?.stores ?? []) : []
    return { entity, entity_id: code?.id ?? null, store_id: store_id ?? (others.length === 0 ? (only?.id ?? null) : null), before, after }
  }
  const toBody = (body: Omit<CodeBody, 'stores_id'> & { stores_id?: string[] }, { store_id }: CodeScope): CodeBody => ({
    ...body,
    stores_id: store_id === undefined ? (body.stores_id ?? []) : [store_id],
  })
  serve(app, calls.list, (ctx) => listCodes(ctx.db, scopeOf(ctx.who), ctx.query))
  serve(app, calls.export, async (ctx) => {
    const rows = await codesForExport(ctx.db, scopeOf(ctx.who), ctx.query)
    return sendExport(ctx.reply, ctx.locale, entity, ctx.query.format, codeColumns(ctx.locale), rows)
  })
  serve(app, calls.options, (ctx) => codeChoices(ctx.db, scopeOf(ctx.who), ctx.query))
  serve(app, calls.read, (ctx) => readCode(ctx.db, scopeOf(ctx.who), ctx.params.id))
  serve(app, calls.uses, (ctx) => listUses(ctx.db, scopeOf(ctx.who), ctx.params.id, ctx.query))
  serve(app, calls.exportUses, async (ctx) => {
    const scope = scopeOf(ctx.who)
    const rows = await usesForExport(ctx.db, scope, ctx.params.id, ctx.query)
    const columns = useColumns(ctx.locale, { own: scope.store_id !== undefined })
    return sendExport(ctx.reply, ctx.locale, `${entity}-uses`, ctx.query.format, columns, rows)
  })
  serve(app, calls.create, async (ctx) => {
    const scope = scopeOf(ctx.who)
    const body = toBody(ctx.body, scope)
    const after = await limitCodeProbes(ctx.deps, scope, () => createCode(ctx.db, { scope, body, locale: ctx.locale }))
    await ctx.audit(toEntry(scope, null, after))
    return after
  })
  serve(app, calls.update, async (ctx) => {
    const scope = scopeOf(ctx.who)
    const save = { id: ctx.params.id, scope, body: toBody(ctx.body, scope), locale: ctx.locale, seen: seenVersion(ctx.request) }
    const { before, after } = await limitCodeProbes(ctx.deps, scope, () => updateCode(ctx.db, save))
    await ctx.audit(toEntry(scope, before, after))
    return after
  })
  serve(app, calls.bulk, async (ctx) => {
    const scope = scopeOf(ctx.who)
    const { action, ids } = ctx.body
    const results = await eachRow(ctx.db, ids, { locale: ctx.locale, labels: codeLabels }, async (tx, id) => {
      const { before, after } = await switchCode(tx, { scope, id, active: action === 'activate' })
      await ctx.audit({ action: `${entity}.${action}`, ...toEntry(scope, before, after) }, tx)
    })
    await ctx.audit({ entity, store_id: scope.store_id ?? null, after: { action, results } })
    return { results }
  })
  serve(app, calls.remove, async (ctx) => {
    const scope = scopeOf(ctx.who)
    await ctx.audit(toEntry(scope, await removeCode(ctx.db, { scope, id: ctx.params.id }), null))
    return null
  })
}

/** The platform's promo codes, the coupons of stores in an administrator's hands, and a store's own. */
export function mountPromotions(app: FastifyInstance): void {
  mountReviews(app)
  mountCodes(app, promoCodeCalls, {
    entity: 'promo-codes',
    scopeOf: (who) => {
      if (!who || !('admin_id' in who) || typeof who.admin_id !== 'string')
        throw new Error("An administrator's call names the administrator")
      return { funded_by: 'platform', admin_id: who.admin_id }
    },
  })
  mountCodes(app, adminCouponCalls, { entity: 'coupons', scopeOf: () => ({ funded_by: 'store' }) })
  mountCodes(app, storeCouponCalls, {
    entity: 'coupons',
    scopeOf: (who) => {
      // A store's call is made by one of its members; otherwise it may read nothing.
      if (!who || !('store_id' in who) || typeof who.store_id !== 'string') throw new Error("A store's call names its store")
      return { funded_by: 'store', store_id: who.store_id }
    },
  })
}
