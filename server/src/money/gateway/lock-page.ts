import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import type { PaymentRow } from '../payments/send-transfer.ts'
import { payments } from '../payments/table.ts'
import { paymentPages } from './payment-page-table.ts'

type OrderRow = typeof orders.$inferSelect
export type PageRow = typeof paymentPages.$inferSelect

/** A payment with the order that it is for. */
export interface CardPart {
  payment: PaymentRow
  order: OrderRow
}

/** A page of the gateway's with all that one card pays there: the orders of a checkout, or one order alone. */
export interface LockedPage {
  /** The id that the gateway keeps with the page: of the shared page, or of the only payment. */
  id: string
  /** Null where an order is paid alone. */
  shared: PageRow | null
  /** Null for a bank transfer, which no gateway knows. */
  provider: PaymentRow['provider']
  intent_ref: string | null
  /** Halalas. */
  amount: number
  /** By the ids of the payments; never empty. */
  parts: readonly CardPart[]
}

/** The payments of the same page: of an order paid alone, that payment. */
export const onSamePage = ({ id, page_id }: Pick<PaymentRow, 'id' | 'page_id'>): SQL =>
  page_id ? eq(payments.page_id, page_id) : eq(payments.id, id)

/**
 * Locks everything of the page that a payment is on: all its orders by their ids, then the page, then its payments (docs/decisions/order-locks.md).
 * Undefined if there is no such payment.
 */
export async function lockPaymentPage(db: Db, payment_id: string): Promise<LockedPage | undefined> {
  // A payment never changes its page, so it may be read before the locks.
  const [found] = await db.select({ id: payments.id, page_id: payments.page_id }).from(payments).where(eq(payments.id, payment_id))
  if (!found) return undefined
  const samePage = onSamePage(found)
  const pageOrderIds = db.select({ order_id: payments.order_id }).from(payments).where(samePage)
  const lockedOrders = await db.select().from(orders).where(inArray(orders.id, pageOrderIds)).orderBy(asc(orders.id)).for('update')
  const [shared = null] = found.page_id ? await db.select().from(paymentPages).where(eq(paymentPages.id, found.page_id)).for('update') : []
  const rows = await db.select().from(payments).where(samePage).orderBy(asc(payments.id)).for('update')
  const parts = rows.flatMap((payment) => {
    const order = lockedOrders.find(({ id }) => id === payment.order_id)
    return order ? [{ payment, order }] : []
  })
  // A halala that remains when amounts are divided goes to the lower number: ids of one moment come in any order.
  parts.sort((a, b) => a.order.number - b.order.number)
  const [first] = parts
  if (!first) return undefined
  const { id, provider, intent_ref, amount } = shared ?? first.payment
  return { id, shared, provider, intent_ref, amount, parts }
}
