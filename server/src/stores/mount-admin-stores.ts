import * as calls from '@rahba/contract/stores/admin-stores'
import { setCommission as setCommissionCall } from '@rahba/contract/stores/commission/commission'
import * as papers from '@rahba/contract/stores/papers/paper-restriction'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import type { FastifyInstance } from 'fastify'
import { requireOutsider } from '../money/require-outsider.ts'
import type { AuditEntry } from '../platform/audit/write-audit.ts'
import type { Db } from '../platform/db/types.ts'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import type { AdminWho } from '../platform/http/who.ts'
import { eachRow } from '../platform/lists/each-row.ts'
import type { StoreChange } from './change-store.ts'
import { closeStore } from './closing/close-store.ts'
import { setCommission } from './commission/set-commission.ts'
import { exportStores } from './export-stores.ts'
import { featureStores, listFeatured } from './feature-stores.ts'
import { countStores, listStores, storeOptions } from './list-stores.ts'
import { extendPapers, liftPapers } from './papers/lift-restrictions.ts'
import { decideChange } from './profile/decide-change.ts'
import { readAdminStore } from './read-store.ts'
import { approveStore, holdPayouts, reinstateStore, rejectStore, reviewDocument, suspendStore } from './registration/review-store.ts'

const toEntry = ({ before, after }: StoreChange, changes: { before?: object; after?: object } = {}) => ({
  entity: 'stores',
  entity_id: after.id,
  store_id: after.id,
  before: { ...before, ...changes.before },
  after: { ...after, ...changes.after },
})

/**
 * Audits a decision, with what was said of it beside the store itself, and answers with the store as it is now. Throws `own_store`, which takes the
 * decision back: it is one transaction.
 */
async function auditDecision(
  ctx: { db: Db; who: AdminWho; audit: (entry: Omit<AuditEntry, 'action'>) => Promise<void> },
  change: StoreChange,
  changes?: { before?: object; after?: object },
) {
  await requireOutsider(ctx.db, ctx.who.admin_id, change.after.id)
  await ctx.audit(toEntry(change, changes))
  return readAdminStore(ctx.db, change.after.id)
}

function mountReading(app: FastifyInstance): void {
  serve(app, calls.listStores, (ctx) => listStores(ctx.db, ctx.query))
  serve(app, calls.countStores, (ctx) => countStores(ctx.db))
  serve(app, calls.exportStores, (ctx) => exportStores(ctx, ctx.query))
  serve(app, calls.storeOptions, async (ctx) => storeOptions(ctx.db, ctx.query))
  serve(app, calls.listFeaturedStores, (ctx) => listFeatured(ctx.db))
  serve(app, calls.readStore, (ctx) => readAdminStore(ctx.db, ctx.params.id))
}

/** The admins' side: every store, its papers and its approval, what is featured. */
export function mountAdminStores(app: FastifyInstance): void {
  mountReading(app)
  serve(app, calls.decideDocument, async (ctx) => {
    const { id: store_id, kind } = ctx.params
    const reason = ctx.body.decision === 'reject' ? ctx.body.reason : null
    const { was, ...change } = await reviewDocument(ctx.db, { store_id, kind, reason, admin_id: ctx.who.admin_id })
    return auditDecision(ctx, change, {
      before: { [kind]: was },
      after: { [kind]: reason === null ? 'accepted' : 'rejected', ...(reason === null ? {} : { reason }) },
    })
  })
  serve(app, calls.decideStoreChange, async (ctx) => {
    const { id: store_id, change_id: id } = ctx.params
    const reason = ctx.body.decision === 'refuse' ? ctx.body.reason : null
    const { waiting, ...change } = await decideChange(ctx.db, { store_id, id, reason, admin_id: ctx.who.admin_id })
    // A refusal here undoes everything, since it is one transaction.
    if (reason === null && waiting?.waiting_iban_no !== undefined) ctx.requireIdentity()
    return auditDecision(ctx, change, { after: { ...waiting, ...(reason === null ? {} : { reason }) } })
  })
  serve(app, calls.approveStore, async (ctx) => auditDecision(ctx, await approveStore(ctx.db, ctx.params.id, ctx.locale)))
  serve(app, calls.rejectStore, async (ctx) => auditDecision(ctx, await rejectStore(ctx.db, ctx.params.id, ctx.body.reason)))
  serve(app, calls.suspendStore, async (ctx) => auditDecision(ctx, await suspendStore(ctx.db, ctx.params.id, ctx.body.reason)))
  serve(app, calls.reinstateStore, async (ctx) => auditDecision(ctx, await reinstateStore(ctx.db, ctx.params.id)))
  serve(app, calls.closeStore, async (ctx) =>
    auditDecision(ctx, await closeStore(ctx.db, { store_id: ctx.params.id, reason: ctx.body.reason, locale: ctx.locale, member_id: null })),
  )
  serve(app, setCommissionCall, async (ctx) => {
    const { admin_id } = ctx.who
    const seen = seenVersion(ctx.request)
    const { store, before, after } = await setCommission(ctx.db, {
      store_id: ctx.params.id,
      admin_id,
      locale: ctx.locale,
      seen,
      ...ctx.body,
    })
    const audited = ({ commission_bp, starts_at }: typeof after) => ({ commission_bp, commission_from: starts_at })
    await ctx.audit({
      entity: 'stores',
      entity_id: store.id,
      store_id: store.id,
      before: before && audited(before),
      after: { ...audited(after), reason: ctx.body.reason },
    })
    return readAdminStore(ctx.db, store.id)
  })
  serve(app, papers.extendPapers, async (ctx) => {
    const change = await extendPapers(ctx.db, { store_id: ctx.params.id, seen: seenVersion(ctx.request), ...ctx.body })
    return auditDecision(ctx, change, { after: { reason: ctx.body.reason } })
  })
  serve(app, papers.liftPapers, async (ctx) => {
    const { reason } = ctx.body
    return auditDecision(ctx, await liftPapers(ctx.db, { store_id: ctx.params.id, reason }), { after: { reason } })
  })
  serve(app, calls.holdPayouts, async (ctx) => {
    if (!ctx.body.hold) ctx.requireIdentity()
    const change = await holdPayouts(ctx.db, { store_id: ctx.params.id, hold: ctx.body.hold })
    return auditDecision(ctx, change, { after: { reason: ctx.body.reason } })
  })
  serve(app, calls.bulkStores, async (ctx) => {
    const results = await eachRow(ctx.db, ctx.body.ids, { locale: ctx.locale, labels: storeLabels }, async (tx, id) => {
      await requireOutsider(tx, ctx.who.admin_id, id)
      await ctx.audit({ action: 'stores.approve', ...toEntry(await approveStore(tx, id, ctx.locale)) }, tx)
    })
    await ctx.audit({ entity: 'stores', after: { action: ctx.body.action, results } })
    return { results }
  })
  serve(app, calls.featureStores, async (ctx) => {
    const { before, after } = await featureStores(ctx.db, ctx.who.admin_id, ctx.body.ids)
    await ctx.audit({ entity: 'stores', before: { ids: before }, after: { ids: after } })
    return listFeatured(ctx.db)
  })
}
