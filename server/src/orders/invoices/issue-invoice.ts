import { createHash } from 'node:crypto'
import type { InvoiceDocument } from '@rahba/contract/orders/invoices/invoice-document'
import { type InvoiceKindName, invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { lockSupplier } from './lock-supplier.ts'
import type { Supplier } from './party.ts'
import { type InvoiceRecord, invoiceSuppliers, invoices } from './table.ts'
import { qrPayload } from './tlv.ts'
import { invoiceXml } from './ubl.ts'

/** The hash that the next document of the chain names: base64 of the digest of the canonical XML. */
export const invoiceHash = (xml: string): string => createHash('sha256').update(xml, 'utf8').digest('base64')

interface Issuing {
  /** The store in whose name it is issued; null for the platform. */
  supplier_store_id: string | null
  document: InvoiceDocument & { supplier: Supplier }
  order: { id: string; store_id: string; user_id: string }
  /** The refund that a credit note belongs to. */
  cause_id: string | null
}

const getNumber = (kind: InvoiceKindName, code: number | null, sequence: number) =>
  [invoiceKinds[kind].series, ...(code === null ? [] : [code]), String(sequence).padStart(6, '0')].join('-')

/**
 * Issues one document in the caller's transaction: the next number of its series, its place in the supplier's chain, what its QR code says. Call
 * it as late as can be, since the supplier's row stays locked until the transaction ends: that is what leaves no gap. Of two suppliers in one
 * transaction the store comes before the platform.
 */
export async function issueInvoice(db: Db, { supplier_store_id, document, order, cause_id }: Issuing): Promise<InvoiceRecord> {
  const { kind } = document
  const supplier = await lockSupplier(db, supplier_store_id)
  const sequence = supplier[kind] + 1
  const counter = supplier.counter + 1
  const number = getNumber(kind, supplier.code, sequence)
  const issued_at = supplier.at
  const previous_hash = supplier.last_hash
  const xml = invoiceXml(document, { uuid: supplier.next_id, number, counter, previous_hash, issued_at })
  const hash = invoiceHash(xml)
  const { net, vat, gross } = document
  const [issued] = await db
    .insert(invoices)
    .values({
      id: supplier.next_id,
      supplier_id: supplier.id,
      kind,
      sequence,
      number,
      counter,
      order_id: order.id,
      store_id: order.store_id,
      user_id: order.user_id,
      credits_id: document.credits?.id ?? null,
      cause_id,
      issued_at,
      net,
      vat,
      gross,
      document,
      xml,
      previous_hash,
      hash,
      qr: qrPayload({ seller: document.supplier.name.ar, vat_no: document.supplier.vat_no, issued_at, gross, vat }),
    })
    .returning()
  if (!issued) throw new Error('An insert answers its row')
  await db
    .update(invoiceSuppliers)
    .set({ [kind]: sequence, counter, last_hash: hash, last_issued_at: issued_at, updated_at: now })
    .where(eq(invoiceSuppliers.id, supplier.id))
  return issued
}
