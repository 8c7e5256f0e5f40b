import { finalOnceReturned, openOrders } from '@rahba/contract/orders/order-states'
import { deletionErrors } from '@rahba/contract/shoppers/account-errors'
import { and, asc, eq, gt, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { exportPageRows, namedNumbers, pageOfExport, type ReadList } from '../shoppers/account/records.ts'
import { stores } from '../stores/table.ts'
import { type OrderAddress, orderLines, orders } from './table.ts'

const hasGoods = sql`exists (select from ${orderLines} l where l.order_id = ${orders.id} and l.refunded_quantity < l.quantity)`
/** The condition of orders that are not final, as `isFinalOrder` of the contract checks them. */
const isOpenOrder: SQL | undefined = and(
  inArray(orders.status, openOrders),
  or(notInArray(orders.status, [...finalOnceReturned]), hasGoods),
)

/** Refuses while an order has a step to come, its return window included. Throws `account_orders_open`. */
export async function refuseOpenOrders(db: Db, user_id: string): Promise<void> {
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), isOpenOrder))
    .orderBy(asc(orders.id))
    .limit(6)
  if (rows.length > 0) throw fail(deletionErrors.account_orders_open, { numbers: namedNumbers(rows) })
}

/** Locks all orders of a shopper. */
export async function lockOrders(db: Db, user_id: string): Promise<void> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.user_id, user_id)).orderBy(asc(orders.id)).for('update')
}

// The city is kept for the figures of cities.
const nobody = {
  label: '',
  name: '',
  phone: '',
  district: '',
  street: '',
  building: null,
  short_address: null,
} satisfies Partial<OrderAddress>

/**
 * Takes the recipient and the door from the copies of addresses, and what the shopper wrote for the store. The invoices hold what the law asks
 * for.
 */
export async function removeFromOrders(db: Db, user_id: string): Promise<void> {
  await db
    .update(orders)
    .set({ address: sql`(${orders.address} - 'id') || ${JSON.stringify(nobody)}::jsonb`, note: null })
    .where(and(eq(orders.user_id, user_id), or(isNotNull(orders.address), isNotNull(orders.note))))
}

const { id, number, status, payment_status, payment_method, fulfilment, address, note, coupon_code } = orders
const { goods, delivery, cod_fee, vat, total, wallet_part, placed_at, delivered_at, cancelled_at } = orders
const facts = { number, status, payment_status, payment_method, fulfilment, address, note, coupon_code }
const amounts = { goods, delivery, cod_fee, vat, total, wallet_part }

function getCopy(address: OrderAddress | null) {
  if (!address) return null
  const { label, name, phone, region, city, district, street, building, short_address = null } = address
  return { label, name, phone, region, city, district, street, building, short_address }
}

async function toLines(db: Db, ids: string[]) {
  const { order_id, name, variant, options, unit, quantity, refunded_quantity, total } = orderLines
  const lines = await db
    .select({ order_id, name, variant, options, unit, quantity, refunded_quantity, total })
    .from(orderLines)
    .where(inArray(order_id, ids))
    .orderBy(asc(order_id), asc(orderLines.position))
  return Map.groupBy(
    lines.map(({ variant: values, options: chosen, ...line }) => ({
      ...line,
      variant: values.map(({ axis, value }) => ({ axis, value })),
      options: chosen.map(({ field, option, text }) => ({ field, option, text })),
    })),
    (line) => line.order_id,
  )
}

/** Orders with their lines. */
export const exportOrders: ReadList<'orders'> = async (db, user_id, after) => {
  const found = await db
    .select({ id, ...facts, ...amounts, store: stores.name, placed_at, delivered_at, cancelled_at })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(and(eq(orders.user_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  const lines = await toLines(
    db,
    found.map((order) => order.id),
  )
  const withLines = found.map((order) => ({
    ...order,
    address: getCopy(order.address),
    lines: (lines.get(order.id) ?? []).map(({ order_id: _, ...line }) => line),
  }))
  return pageOfExport(withLines)
}
