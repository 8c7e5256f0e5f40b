import type { Locale } from '@rahba/contract/kernel/locale'
import * as calls from '@rahba/contract/orders/invoices/invoices'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { contentDisposition } from '../../platform/files/file-name.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportStoreInvoices } from './export-invoices.ts'
import { nameOwnPdf } from './own-pdf-name.ts'
import { invoicePdf } from './pdf/keep-pdf.ts'
import { listOrderInvoices, listStoreInvoices, readInvoice } from './read-invoices.ts'

interface InvoiceCall {
  query: { lang: Locale }
  deps: Deps
  reply: FastifyReply
}

/** Answers with the PDF of a document, which the caller was checked to be allowed to read. Its file is named by the number, or as given. */
async function sendPdf(
  { query: { lang }, deps, reply }: InvoiceCall,
  { id, number }: { id: string; number: string },
  name = `${number}-${lang}.pdf`,
): Promise<null> {
  const pdf = await invoicePdf(deps, id, lang)
  reply
    .code(200)
    .headers({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition('attachment', name),
    })
    .type('application/pdf')
    .send(pdf)
  return null
}

/** Invoices and credit notes: what was issued is read, by whom it concerns. Nothing issues one but the order's own steps. */
export function mountInvoices(app: FastifyInstance): void {
  serve(app, calls.orderInvoices, (ctx) => listOrderInvoices(ctx.db, ctx.params.id, 'all'))
  serve(app, calls.downloadInvoice, async (ctx) => {
    const invoice = await readInvoice(ctx.db, ctx.params.id, 'all')
    await ctx.audit({ entity: 'orders', entity_id: invoice.order_id, after: { invoice: invoice.number } })
    return sendPdf(ctx, invoice)
  })

  serve(app, calls.listStoreInvoices, (ctx) => listStoreInvoices(ctx.db, ctx.who.store_id, ctx.query))
  serve(app, calls.exportStoreInvoices, (ctx) => exportStoreInvoices(ctx, ctx.who.store_id, ctx.query))
  serve(app, calls.storeOrderInvoices, (ctx) => listOrderInvoices(ctx.db, ctx.params.id, { store_id: ctx.who.store_id }))
  serve(app, calls.downloadStoreInvoice, async (ctx) =>
    sendPdf(ctx, await readInvoice(ctx.db, ctx.params.id, { store_id: ctx.who.store_id })),
  )

  serve(app, calls.ownOrderInvoices, (ctx) => listOrderInvoices(ctx.db, ctx.params.id, { user_id: ctx.who.user_id }))
  serve(app, calls.readOwnInvoice, (ctx) => readInvoice(ctx.db, ctx.params.id, { user_id: ctx.who.user_id }))
  serve(app, calls.downloadOwnInvoice, async (ctx) => {
    const invoice = await readInvoice(ctx.db, ctx.params.id, { user_id: ctx.who.user_id })
    return sendPdf(ctx, invoice, await nameOwnPdf(ctx.db, invoice, ctx.query.lang))
  })
}
