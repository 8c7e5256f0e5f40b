import { createHash } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { isoMoment, now } from '../../platform/db/columns.ts'
import { idRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { invoiceSuppliers } from './table.ts'

/** The previous hash of a chain's first document: base64 of the hex text of SHA-256("0") (ZATCA Security Features Standard, chapter 4). */
export const firstPreviousHash = Buffer.from(createHash('sha256').update('0').digest('hex')).toString('base64')

type LockedSupplier = typeof invoiceSuppliers.$inferSelect & {
  /** The id of the document to be issued next. */
  next_id: string
  /** The time of issue of that document, never before the previous one. */
  at: string
}

async function lockKnown(db: Db, store_id: string | null): Promise<LockedSupplier | undefined> {
  const mine = store_id ? eq(invoiceSuppliers.store_id, store_id) : isNull(invoiceSuppliers.store_id)
  const rows = await readRows(db, sql`select id from ${invoiceSuppliers} where ${mine} for update`, idRow)
  // A row made after this query would be read below without a lock.
  if (rows.length === 0) return undefined
  // This reads after the lock, to see what the previous holder wrote.
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

/**
 * Locks the row of the supplier, which is created with its first document. The next issue waits here until this transaction ends.
 * @param store_id null for the platform
 */
export async function lockSupplier(db: Db, store_id: string | null): Promise<LockedSupplier> {
  const known = await lockKnown(db, store_id)
  if (known) return known
  await db
    .insert(invoiceSuppliers)
    .values({ store_id, code: store_id ? sql`nextval('invoice_supplier_codes')` : null, last_hash: firstPreviousHash })
    .onConflictDoNothing()
  const made = await lockKnown(db, store_id)
  if (!made) throw new Error('the supplier was made')
  return made
}
