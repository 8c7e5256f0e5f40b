import multipart from '@fastify/multipart'
import { maxImportBytes } from '@rahba/contract/catalog/import/import-labels'
import * as calls from '@rahba/contract/catalog/import/product-imports'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { receiveForm, uploadLimits } from '../platform/files/receive-upload.ts'
import { serve } from '../platform/http/serve.ts'
import { sendExport, sendSheet } from '../platform/lists/send-export.ts'
import { toEntry, toUploadEntry } from './import/audit-entry.ts'
import { productsForImport, templateChoices, templateColumns, templateExamples } from './import/export-columns.ts'
import { failedRows } from './import/failed-rows.ts'
import { listPictures } from './import/find-pictures.ts'
import { listReasons } from './import/list-reasons.ts'
import { findImport, listImports, listRows, readImport } from './import/read-imports.ts'
import { saveUpload } from './import/save-upload.ts'
import { cancelImport, retryPictures, startCheck, startRun } from './import/start-import.ts'
import { templateSheet } from './import/template-sheet.ts'

const uploadForm = z.strictObject({ retry_of: z.uuid('uuid').optional() })

/** Imports of products and the export they read back; every call is held to the caller's own store. */
export async function mountImports(app: FastifyInstance): Promise<void> {
  const at = (ctx: { params: { id: string }; who: { store_id: string } }) => ({ id: ctx.params.id, store_id: ctx.who.store_id })

  serve(app, calls.exportProductsForImport, async (ctx) => {
    const { rows, columns } = await productsForImport(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }, ctx.locale)
    return sendExport(ctx.reply, ctx.locale, 'products-to-edit', ctx.query.format, columns, rows)
  })
  serve(app, calls.downloadImportTemplate, async (ctx) => {
    const { format, language } = ctx.query
    const columns = templateColumns(language)
    if (format === 'csv') return sendExport(ctx.reply, language, 'products-template', format, columns, [])
    const choices = await templateChoices(ctx.db, ctx.who.store_id, language)
    const titles = columns.map(({ title }) => title)
    return sendSheet(ctx.reply, 'products-template', await templateSheet(titles, choices, templateExamples(), language))
  })
  serve(app, calls.listProductImports, (ctx) => listImports(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, calls.readProductImport, (ctx) => readImport(ctx.db, at(ctx)))
  serve(app, calls.listImportRows, (ctx) => listRows(ctx.db, at(ctx), ctx.query, ctx.locale))
  serve(app, calls.listImportReasons, (ctx) => listReasons(ctx.db, at(ctx), ctx.locale))
  serve(app, calls.listImportPictures, async (ctx) => listPictures(ctx.db, await findImport(ctx.db, at(ctx))))
  serve(app, calls.downloadFailedRows, async (ctx) => {
    const { rows, columns } = await failedRows(ctx.db, at(ctx), ctx.locale)
    return sendExport(ctx.reply, ctx.locale, 'products-refused', ctx.query.format, columns, rows)
  })

  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { ...uploadLimits, fileSize: maxImportBytes } })
    serve(scope, calls.uploadProductImport, async (ctx) => {
      const { store_id, member_id } = ctx.who
      const form = { schema: uploadForm, maxBytes: maxImportBytes, account: `store:${store_id}` }
      return receiveForm(ctx.request, form, async ({ fields, file }) => {
        const earlier = fields.retry_of ? await findImport(ctx.db, { id: fields.retry_of, store_id }) : null
        const id = await saveUpload(ctx.db, { store_id, member_id }, file, earlier, (tx, made) => ctx.audit(toUploadEntry(made), tx))
        return readImport(ctx.db, { id, store_id })
      })
    })
  })

  serve(app, calls.checkProductImport, async (ctx) => {
    await startCheck(ctx.db, ctx.deps.jobs, at(ctx), ctx.body.mapping, ctx.locale)
    return readImport(ctx.db, at(ctx))
  })
  serve(app, calls.runProductImport, async (ctx) => {
    await ctx.audit(toEntry(await startRun(ctx.db, ctx.deps.jobs, at(ctx)), { state: 'running' }))
    return readImport(ctx.db, at(ctx))
  })
  serve(app, calls.retryImportPictures, async (ctx) => {
    await ctx.audit(toEntry(await retryPictures(ctx.db, ctx.deps.jobs, at(ctx)), {}))
    return readImport(ctx.db, at(ctx))
  })
  serve(app, calls.cancelProductImport, async (ctx) => {
    await ctx.audit(toEntry(await cancelImport(ctx.db, at(ctx)), { state: 'cancelled' }))
    return readImport(ctx.db, at(ctx))
  })
}
