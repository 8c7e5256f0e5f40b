import { buffer } from 'node:stream/consumers'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, eq, isNotNull } from 'drizzle-orm'
import { now } from '../../../platform/db/columns.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, fail } from '../../../platform/errors.ts'
import { newStorageKey } from '../../../platform/files/storage-key.ts'
import { invoicePdfs, invoices } from '../table.ts'
import { drawPdf } from './draw-pdf.ts'
import { pageData } from './page-data.ts'

const getKey = (storage_key: string) => `${storage_key}/invoice.pdf`

/**
 * Returns an issued document as a PDF. It is drawn on the first request in a language and stored, so the bytes never change. The caller checks
 * access. Call it outside a transaction, since drawing takes a while.
 */
export async function invoicePdf(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  invoice_id: string,
  lang: Locale,
): Promise<Buffer> {
  const mine = and(eq(invoicePdfs.invoice_id, invoice_id), eq(invoicePdfs.lang, lang))
  const [saved] = await db
    .select()
    .from(invoicePdfs)
    .where(and(mine, isNotNull(invoicePdfs.stored_at)))
  const bytes = saved && (await files.get(getKey(saved.storage_key)))
  if (bytes) return buffer(bytes)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoice_id))
  if (!invoice) throw fail(errors.not_found)
  const pdf = await drawPdf(await pageData(invoice, lang))
  // Two parallel requests both draw the same PDF.
  await db.insert(invoicePdfs).values({ invoice_id, lang, storage_key: newStorageKey() }).onConflictDoNothing()
  const [row] = await db.select().from(invoicePdfs).where(mine)
  if (!row) throw new Error('the row was written')
  try {
    await files.put(getKey(row.storage_key), pdf, 'application/pdf')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // If the PDF can't be stored, it is still returned, and drawn again for the next request.
    log.warn({ err: error, invoice: invoice_id }, 'the PDF of an invoice could not be kept')
    return pdf
  }
  await db.update(invoicePdfs).set({ stored_at: now }).where(eq(invoicePdfs.id, row.id))
  return pdf
}
