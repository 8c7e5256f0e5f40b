import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { exportPageRows, pageOfExport, type ReadList } from '../../shoppers/account/records.ts'
import { orders } from '../table.ts'
import { invoices } from './table.ts'

/** Invoices and credit notes that are made out to the shopper. Found by the orders, since invoices have no index by shopper. */
export const exportInvoices: ReadList<'invoices'> = async (db, user_id, after) => {
  const { id, number, kind, issued_at, vat, gross } = invoices
  const rows = await db
    .select({ id, number, kind, order_number: orders.number, issued_at, vat, gross })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(and(eq(orders.user_id, user_id), inArray(kind, ['sale', 'sale_credit']), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}
