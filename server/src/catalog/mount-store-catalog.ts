import * as fields from '@rahba/contract/catalog/additional-fields/additional-fields'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import * as calls from '@rahba/contract/catalog/products/store-products'
import * as shelf from '@rahba/contract/catalog/shelves/shelves'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../platform/http/context.ts'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { getActor } from '../platform/http/who.ts'
import { eachRow } from '../platform/lists/each-row.ts'
import { sendExport } from '../platform/lists/send-export.ts'
import { readSettings } from '../settings/read-settings.ts'
import {
  createAdditionalField,
  listAdditionalFields,
  readAdditionalField,
  removeAdditionalField,
  updateAdditionalField,
} from './additional-fields/additional-fields.ts'
import { exportAdditionalFields } from './additional-fields/export-fields.ts'
import { withdrawChanges } from './changes/decide-changes.ts'
import { toEntry } from './products/audit-entry.ts'
import { bulkProduct } from './products/bulk-products.ts'
import { countStoreProducts } from './products/count-products.ts'
import { deleteProduct } from './products/delete-product.ts'
import { exportColumns } from './products/export-columns.ts'
import { findMatching } from './products/find-matching.ts'
import { hideProduct, showProduct } from './products/hide-product.ts'
import { listForExport } from './products/list-products.ts'
import { listStoreProducts } from './products/list-store-products.ts'
import { nameFailed } from './products/name-failed.ts'
import { readChoices } from './products/read-choices.ts'
import { readProduct } from './products/read-product.ts'
import { createProduct, updateProduct } from './products/save-product.ts'
import { submitProduct } from './products/submit-product.ts'
import { exportShelves } from './shelves/export-shelves.ts'
import { createShelf, listShelves, orderShelves, removeShelf, updateShelf } from './shelves/shelves.ts'
import { nameStockChange } from './stock/name-stock-change.ts'

/** Audits what became of one of the store's smaller records, and gives it as it is now. */
async function auditRecord<Row extends { id: string }, After extends Row | null>(
  ctx: Pick<CallContext<typeof shelf.createShelf>, 'audit' | 'who'>,
  entity: 'shelves' | 'additional-fields',
  before: Row | null,
  after: After,
): Promise<After> {
  await ctx.audit({ entity, entity_id: (after ?? before)?.id ?? null, store_id: ctx.who.store_id, before, after })
  return after
}

function mountProducts(app: FastifyInstance): void {
  serve(app, calls.countStoreProducts, (ctx) => countStoreProducts(ctx.db, ctx.who.store_id))
  serve(app, calls.readStoreProductChoices, (ctx) => readChoices(ctx.db, ctx.who.store_id, ctx.deps.translator))
  serve(app, calls.listStoreProducts, (ctx) => listStoreProducts(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, calls.exportStoreProducts, async (ctx) => {
    const rows = await listForExport(ctx.db, { ...ctx.query, store_id: ctx.who.store_id })
    return sendExport(ctx.reply, ctx.locale, 'products', ctx.query.format, exportColumns(ctx.locale, 'store'), rows)
  })
  serve(app, calls.readStoreProduct, (ctx) => readProduct(ctx.db, { id: ctx.params.id, store_id: ctx.who.store_id }))

  serve(app, calls.createStoreProduct, async (ctx) => {
    const { store_id } = ctx.who
    await nameStockChange(ctx.db, { reason: 'edited', ...getActor(ctx.who) })
    const after = await createProduct(ctx.db, { store_id, body: ctx.body })
    await ctx.audit(toEntry(null, after))
    return readProduct(ctx.db, { id: after.id, store_id })
  })

  serve(app, calls.updateStoreProduct, async (ctx) => {
    const { store_id } = ctx.who
    const { moderate_product_edits: moderation } = await readSettings(ctx.db)
    await nameStockChange(ctx.db, { reason: 'edited', ...getActor(ctx.who) })
    const { before, after, waiting } = await updateProduct(ctx.db, {
      store_id,
      id: ctx.params.id,
      change: ctx.body,
      moderation,
      seen: seenVersion(ctx.request),
    })
    await ctx.audit(toEntry(before, after, waiting))
    return readProduct(ctx.db, { id: after.id, store_id })
  })

  serve(app, calls.withdrawProductChanges, async (ctx) => {
    const { store_id } = ctx.who
    const { before, after, waiting } = await withdrawChanges(ctx.db, { id: ctx.params.id, store_id, changes: ctx.body.changes })
    await ctx.audit(toEntry(before, after, waiting))
    return readProduct(ctx.db, { id: after.id, store_id })
  })

  serve(app, calls.deleteStoreProduct, async (ctx) => {
    await nameStockChange(ctx.db, { reason: 'removed', ...getActor(ctx.who) })
    await ctx.audit(toEntry(await deleteProduct(ctx.db, { id: ctx.params.id, store_id: ctx.who.store_id }), null))
    return null
  })

  serve(app, calls.submitStoreProduct, async (ctx) => {
    const { store_id } = ctx.who
    const { moderate_products: moderate } = await readSettings(ctx.db)
    const { before, after } = await submitProduct(ctx.db, { id: ctx.params.id, store_id, locale: ctx.locale, moderate })
    await ctx.audit(toEntry(before, after))
    return readProduct(ctx.db, { id: after.id, store_id })
  })

  for (const [call, run] of [
    [calls.hideStoreProduct, hideProduct],
    [calls.showStoreProduct, showProduct],
  ] as const) {
    serve(app, call, async (ctx) => {
      const { store_id } = ctx.who
      const { before, after } = await run(ctx.db, { id: ctx.params.id, store_id, locale: ctx.locale })
      await ctx.audit(toEntry(before, after))
      return readProduct(ctx.db, { id: after.id, store_id })
    })
  }

  serve(app, calls.bulkStoreProducts, async (ctx) => {
    const { body: bulk, locale } = ctx
    const { store_id } = ctx.who
    const { moderate_products: moderate } = await readSettings(ctx.db)
    await nameStockChange(ctx.db, { reason: 'edited', ...getActor(ctx.who) })
    const results = await eachRow(ctx.db, bulk.ids, { locale, labels: productLabels }, async (tx, id) => {
      const { before, after } = await bulkProduct(tx, { store_id, id, bulk, locale, moderate })
      await ctx.audit({ action: `products.${bulk.action}`, ...toEntry(before, after) }, tx)
    })
    await ctx.audit({ entity: 'products', store_id, after: { action: bulk.action, results } })
    return { results }
  })
  serve(app, calls.submitMatchingProducts, async (ctx) => {
    const { locale } = ctx
    const { store_id } = ctx.who
    const { moderate_products: moderate } = await readSettings(ctx.db)
    const { ids, ...rest } = await findMatching(ctx.db, 'submit', { ...ctx.body, store_id })
    const results = await eachRow(ctx.db, ids, { locale, labels: productLabels }, async (tx, id) => {
      const { before, after } = await submitProduct(tx, { id, store_id, locale, moderate })
      await ctx.audit({ action: 'products.submit', ...toEntry(before, after) }, tx)
    })
    await ctx.audit({ entity: 'products', store_id, after: { action: 'submit', results } })
    return { results: await nameFailed(ctx.db, results), ...rest }
  })
}

function mountShelves(app: FastifyInstance): void {
  serve(app, shelf.listShelves, (ctx) => listShelves(ctx.db, ctx.who.store_id, ctx.query.q))
  serve(app, shelf.exportShelves, (ctx) => exportShelves(ctx, ctx.who.store_id, ctx.query))
  serve(app, shelf.createShelf, async (ctx) => {
    const made = await createShelf(ctx.db, { store_id: ctx.who.store_id, body: ctx.body })
    return auditRecord(ctx, 'shelves', null, made)
  })
  serve(app, shelf.orderShelves, async (ctx) => {
    const { store_id } = ctx.who
    await orderShelves(ctx.db, { store_id, ids: ctx.body.ids })
    await ctx.audit({ entity: 'shelves', store_id, after: ctx.body })
    return null
  })
  serve(app, shelf.updateShelf, async (ctx) => {
    const edit = { store_id: ctx.who.store_id, id: ctx.params.id, body: ctx.body, seen: seenVersion(ctx.request) }
    const { before, after } = await updateShelf(ctx.db, edit)
    return auditRecord(ctx, 'shelves', before, after)
  })
  serve(app, shelf.removeShelf, async (ctx) => {
    const removed = await removeShelf(ctx.db, { store_id: ctx.who.store_id, id: ctx.params.id })
    return auditRecord(ctx, 'shelves', removed, null)
  })
}

function mountAdditionalFields(app: FastifyInstance): void {
  serve(app, fields.listAdditionalFields, (ctx) => listAdditionalFields(ctx.db, ctx.who.store_id, ctx.query))
  serve(app, fields.exportAdditionalFields, (ctx) => exportAdditionalFields(ctx, ctx.who.store_id, ctx.query))
  serve(app, fields.readAdditionalField, (ctx) => readAdditionalField(ctx.db, { store_id: ctx.who.store_id, id: ctx.params.id }))
  serve(app, fields.createAdditionalField, async (ctx) => {
    const made = await createAdditionalField(ctx.db, { store_id: ctx.who.store_id, body: ctx.body })
    return auditRecord(ctx, 'additional-fields', null, made)
  })
  serve(app, fields.updateAdditionalField, async (ctx) => {
    const edit = { store_id: ctx.who.store_id, id: ctx.params.id, body: ctx.body, seen: seenVersion(ctx.request) }
    const { before, after } = await updateAdditionalField(ctx.db, edit)
    return auditRecord(ctx, 'additional-fields', before, after)
  })
  serve(app, fields.removeAdditionalField, async (ctx) => {
    const removed = await removeAdditionalField(ctx.db, { store_id: ctx.who.store_id, id: ctx.params.id })
    return auditRecord(ctx, 'additional-fields', removed, null)
  })
}

/** The merchant's side of the catalogue; every call is held to the caller's own store. */
export function mountStoreCatalog(app: FastifyInstance): void {
  mountProducts(app)
  mountShelves(app)
  mountAdditionalFields(app)
}
