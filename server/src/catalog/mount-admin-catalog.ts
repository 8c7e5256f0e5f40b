import * as calls from '@rahba/contract/catalog/products/admin-products'
import type { FastifyInstance } from 'fastify'
import { pickOwner } from '../platform/files/owner.ts'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { getActor } from '../platform/http/who.ts'
import { sendExport } from '../platform/lists/send-export.ts'
import { decideChanges, notifyOfChanges } from './changes/decide-changes.ts'
import { approveProduct } from './products/approve-product.ts'
import { toEntry } from './products/audit-entry.ts'
import { blockProduct, unblockProduct } from './products/block-product.ts'
import { countAllProducts, countStoreProducts } from './products/count-products.ts'
import { decideMany } from './products/decide-many.ts'
import { deleteProduct } from './products/delete-product.ts'
import { exportColumns } from './products/export-columns.ts'
import { findMatching } from './products/find-matching.ts'
import { listForExport, listProducts } from './products/list-products.ts'
import { nameFailed } from './products/name-failed.ts'
import { notifyStore } from './products/notify-store.ts'
import { readChoices } from './products/read-choices.ts'
import { readProduct } from './products/read-product.ts'
import { rejectProduct } from './products/reject-product.ts'
import { createProduct, updateProduct } from './products/save-product.ts'
import { nameStockChange } from './stock/name-stock-change.ts'

function mountReading(app: FastifyInstance): void {
  serve(app, calls.countAdminProducts, (ctx) =>
    ctx.query.store_id ? countStoreProducts(ctx.db, ctx.query.store_id) : countAllProducts(ctx.db),
  )
  serve(app, calls.readAdminProductChoices, (ctx) => readChoices(ctx.db, ctx.query.store_id, null))
  serve(app, calls.listAdminProducts, (ctx) => listProducts(ctx.db, ctx.query))
  serve(app, calls.exportAdminProducts, async (ctx) => {
    const rows = await listForExport(ctx.db, ctx.query)
    return sendExport(ctx.reply, ctx.locale, 'products', ctx.query.format, exportColumns(ctx.locale, 'admin'), rows)
  })
  serve(app, calls.readAdminProduct, (ctx) => readProduct(ctx.db, { id: ctx.params.id, store_id: null }))
}

function mountSaving(app: FastifyInstance): void {
  serve(app, calls.createAdminProduct, async (ctx) => {
    const { store_id, ...body } = ctx.body
    // This refuses a missing store before its id violates a foreign key.
    await readChoices(ctx.db, store_id, null)
    await nameStockChange(ctx.db, { reason: 'edited', ...getActor(ctx.who) })
    const after = await createProduct(ctx.db, { store_id, body, owner: pickOwner(ctx.who) })
    await ctx.audit(toEntry(null, after))
    return readProduct(ctx.db, { id: after.id, store_id: null })
  })
  serve(app, calls.updateAdminProduct, async (ctx) => {
    await nameStockChange(ctx.db, { reason: 'edited', ...getActor(ctx.who) })
    const { before, after } = await updateProduct(ctx.db, {
      store_id: null,
      id: ctx.params.id,
      change: ctx.body,
      moderation: 'off',
      owner: pickOwner(ctx.who),
      seen: seenVersion(ctx.request),
    })
    await ctx.audit(toEntry(before, after))
    return readProduct(ctx.db, { id: after.id, store_id: null })
  })
  serve(app, calls.deleteAdminProduct, async (ctx) => {
    await nameStockChange(ctx.db, { reason: 'removed', ...getActor(ctx.who) })
    await ctx.audit(toEntry(await deleteProduct(ctx.db, { id: ctx.params.id, store_id: null }), null))
    return null
  })
}

function mountReviewing(app: FastifyInstance): void {
  for (const [call, run, notified] of [
    [calls.approveProduct, approveProduct, 'approve'],
    [calls.unblockProduct, unblockProduct, 'unblock'],
  ] as const) {
    serve(app, call, async (ctx) => {
      const { before, after } = await run(ctx.db, { id: ctx.params.id, locale: ctx.locale })
      await ctx.audit(toEntry(before, after))
      await notifyStore(ctx.db, notified, after)
      return readProduct(ctx.db, { id: after.id, store_id: null })
    })
  }
  for (const [call, run, notified] of [
    [calls.rejectProduct, rejectProduct, 'reject'],
    [calls.blockProduct, blockProduct, 'block'],
  ] as const) {
    serve(app, call, async (ctx) => {
      const { before, after } = await run(ctx.db, { id: ctx.params.id, locale: ctx.locale, reason: ctx.body.reason })
      await ctx.audit(toEntry(before, after))
      await notifyStore(ctx.db, notified, after)
      return readProduct(ctx.db, { id: after.id, store_id: null })
    })
  }
  serve(app, calls.decideProductChanges, async (ctx) => {
    const { changes, ...decision } = ctx.body
    const reason = decision.decision === 'refuse' ? decision.reason : null
    const { before, after, waiting, decided } = await decideChanges(ctx.db, {
      id: ctx.params.id,
      changes,
      reason,
      admin_id: ctx.who.admin_id,
      locale: ctx.locale,
    })
    await ctx.audit({ action: `products.${decision.decision}_changes`, ...toEntry(before, after, waiting) })
    await notifyOfChanges(ctx.db, { product: after, decided, reason })
    return readProduct(ctx.db, { id: after.id, store_id: null })
  })
  serve(app, calls.bulkAdminProducts, async (ctx) => {
    const { action, ids } = ctx.body
    const { admin_id } = ctx.who
    const results = await decideMany(ctx.db, { ids, what: action, locale: ctx.locale }, async (tx, id) => {
      if (action === 'accept_changes') {
        const { before, after, waiting, decided } = await decideChanges(tx, {
          id,
          changes: 'all',
          reason: null,
          admin_id,
          locale: ctx.locale,
        })
        await ctx.audit({ action: `products.${action}`, ...toEntry(before, after, waiting) }, tx)
        return { product: after, notify: (db) => notifyOfChanges(db, { product: after, decided, reason: null }) }
      }
      const change = { id, locale: ctx.locale }
      const { before, after } =
        ctx.body.action === 'reject'
          ? await rejectProduct(tx, { ...change, reason: ctx.body.reason })
          : await (action === 'approve' ? approveProduct : unblockProduct)(tx, change)
      await ctx.audit({ action: `products.${action}`, ...toEntry(before, after) }, tx)
      return { product: after, notify: (db) => notifyStore(db, action, after) }
    })
    await ctx.audit({ entity: 'products', after: { action, results } })
    return { results }
  })
  serve(app, calls.approveMatchingProducts, async (ctx) => {
    const { locale } = ctx
    const { ids, ...rest } = await findMatching(ctx.db, 'approve', ctx.body)
    const results = await decideMany(ctx.db, { ids, what: 'approve', locale }, async (tx, id) => {
      const { before, after } = await approveProduct(tx, { id, locale })
      await ctx.audit({ action: 'products.approve', ...toEntry(before, after) }, tx)
      return { product: after, notify: (db) => notifyStore(db, 'approve', after) }
    })
    await ctx.audit({ entity: 'products', after: { action: 'approve', results } })
    return { results: await nameFailed(ctx.db, results), ...rest }
  })
}

/** The admins' side: every store's products, their review, and work on a store's behalf. */
export function mountAdminCatalog(app: FastifyInstance): void {
  mountReading(app)
  mountSaving(app)
  mountReviewing(app)
}
