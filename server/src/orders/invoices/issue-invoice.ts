import { createHash } from 'node:crypto'
import type { InvoiceDocument } from '@rahba/contract/orders/invoice-document'
import { type InvoiceKindName, invoiceKinds } from '@rahba/contract/orders/invoice-kinds'
import { eq, isNull, sql } from 'drizzle-orm'
import { isoMoment, now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Supplier } from './parties.ts'
import { type InvoiceRecord, invoiceSuppliers, invoices } from './table.ts'
import { qrPayload } from './tlv.ts'
import { invoiceXml } from './ubl.ts'

/** What stands before the first document of a chain: base64 of the hex text of SHA-256("0") (domain facts 3.3). */
export const firstPreviousHash = Buffer.from(createHash('sha256').update('0').digest('hex')).toString('base64')

/** The hash that the next document of the chain names: base64 of the digest of the canonical XML. */
export const invoiceHash = (xml: string): string => createHash('sha256').update(xml, 'utf8').digest('base64')

interface Issuing {
  /** The store in whose name it is issued; null for the platform. */
  supplier_store_id: string | null
  document: InvoiceDocument & { supplier: Supplier }
  order: { id: string; store_id: string; user_id: string }
  /** Of a credit note: the refund it goes with. */
  cause_id: string | null
}

type SupplierRow = typeof invoiceSuppliers.$inferSelect

/** The supplier's row under its lock, made with its first document. Whoever issues next waits here until this transaction has ended. */
async function lockSupplier(db: Db, store_id: string | null): Promise<SupplierRow & { next_id: string; at: string }> {
  const mine = store_id ? eq(invoiceSuppliers.store_id, store_id) : isNull(invoiceSuppliers.store_id)
  const find = async () => {
    await db.execute(sql`select id from ${invoiceSuppliers} where ${mine} for update`)
    // read after the lock: what the one before left
    const [row] = await db
      .select({
        supplier: invoiceSuppliers,
        next_id: sql<string>`uuid_v7()`,
        at: sql<string>`greatest(${now}, ${invoiceSuppliers.last_issued_at})`,
      })
      .from(invoiceSuppliers)
      .where(mine)
    return row && { ...row.supplier, next_id: row.next_id, at: isoMoment(row.at) }
  }
  const found = await find()
  if (found) return found
  await db
    .insert(invoiceSuppliers)
    .values({ store_id, code: store_id ? sql`nextval('invoice_supplier_codes')` : null, last_hash: firstPreviousHash })
    .onConflictDoNothing()
  const made = await find()
  if (!made) throw new Error('the supplier was made')
  return made
}

const numberOf = (kind: InvoiceKindName, code: number | null, sequence: number) =>
  [invoiceKinds[kind].series, ...(code === null ? [] : [code]), String(sequence).padStart(6, '0')].join('-')

/**
 * Issues one document in the caller's transaction: the next number of its series, its place in the supplier's chain, what its QR code says. Call it as late
 * as can be, since the supplier's row stays locked until the transaction ends: that is what leaves no gap. Of two suppliers in one
 * transaction the store comes before the platform.
 */
export async function issueInvoice(db: Db, { supplier_store_id, document, order, cause_id }: Issuing): Promise<InvoiceRecord> {
  const { kind } = document
  const supplier = await lockSupplier(db, supplier_store_id)
  const sequence = supplier[kind] + 1
  const counter = supplier.counter + 1
  const number = numberOf(kind, supplier.code, sequence)
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
