import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { WholeInvoice } from '@rahba/contract/orders/invoices/invoices'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { cleanFileName } from '../../platform/files/file-name.ts'
import { readStoreName } from '../../stores/read-store-name.ts'
import { invoices } from './table.ts'

type Named = Pick<WholeInvoice, 'id' | 'kind' | 'order_number' | 'issued_at'>

const words = {
  ar: { invoice: 'فاتورة الطلب', credit: 'إشعار دائن للطلب' },
  en: { invoice: 'Invoice for order', credit: 'Credit note for order' },
}

/**
 * Names a shopper's PDF by its order, store and day, so that it is found again among other downloads. Stores and administrators know documents by
 * their number.
 */
export async function nameOwnPdf(db: Db, { id, kind, order_number, issued_at }: Named, lang: Locale): Promise<string> {
  const [row] = await db.select({ store_id: invoices.store_id }).from(invoices).where(eq(invoices.id, id))
  if (!row?.store_id) throw new Error('The invoice of a shopper names a store')
  const store = inLocale(await readStoreName(db, row.store_id), lang).replace(/[\\/]/g, ' ')
  const title = kind === 'sale' ? words[lang].invoice : words[lang].credit
  return cleanFileName(`${title} ${order_number} - ${store} - ${todayInRiyadh(Date.parse(issued_at))}`, 'application/pdf')
}
