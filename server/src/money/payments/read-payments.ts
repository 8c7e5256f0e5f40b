import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { ShopperPayment, WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { admins } from '../../access/table.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { bankAccounts, banks } from '../bank-table.ts'
import { paymentPages } from '../gateway/payment-page-table.ts'
import { gatewayEvents, gatewayRefunds } from '../gateway/table.ts'
import { payments } from './table.ts'

const columns = {
  id: payments.id,
  order_id: payments.order_id,
  order_number: orders.number,
  order_status: orders.status,
  order_fulfilment: orders.fulfilment,
  store_id: payments.store_id,
  store: stores.name,
  user_id: payments.user_id,
  user: sql<string | null>`coalesce(${users.name}, nullif(${orders.address}->>'name', ''), ${users.phone})`,
  method: payments.method,
  amount: payments.amount,
  status: payments.status,
  sender_name: payments.sender_name,
  slip: payments.slip,
  slip_total: sql<number | null>`(select sum(p.amount)::float8 from payments p where p.slip = ${payments.slip})`,
  reference: sql<string | null>`coalesce(${paymentPages.reference}, ${payments.reference})`,
  reason: payments.reason,
  bank: banks.name,
  iban_number: bankAccounts.iban_number,
  created_at: payments.created_at,
  decided_at: payments.decided_at,
  decided_by: admins.name,
  provider: payments.provider,
  card: payments.card,
  held_for: payments.held_for,
  came_amount: payments.came_amount,
  came_currency: payments.came_currency,
  fee: payments.fee,
  checked_at: sql<string | null>`coalesce(${paymentPages.checked_at}, ${payments.checked_at})`.mapWith(payments.checked_at),
}

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<ShopperPayment[]> =>
  db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .innerJoin(stores, eq(stores.id, payments.store_id))
    .innerJoin(users, eq(users.id, payments.user_id))
    .leftJoin(bankAccounts, eq(bankAccounts.id, payments.bank_account_id))
    .leftJoin(banks, eq(banks.id, bankAccounts.bank_id))
    .leftJoin(admins, eq(admins.id, payments.decided_by))
    .leftJoin(paymentPages, eq(paymentPages.id, payments.page_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

export interface PaymentFilters {
  q?: string | undefined
  status?: ShopperPayment['status'][] | undefined
  method?: ShopperPayment['method'][] | undefined
  store_id?: string | undefined
  created_from?: string | undefined
  created_to?: string | undefined
}

function buildCondition({ q, status, method, store_id, created_from, created_to }: PaymentFilters): SQL | undefined {
  return and(
    q ? sql`exists (select 1 from ${orders} where ${orders.id} = ${payments.order_id} and ${matches(orders.search, q)})` : undefined,
    status ? inArray(payments.status, status) : undefined,
    method ? inArray(payments.method, method) : undefined,
    store_id ? eq(payments.store_id, store_id) : undefined,
    betweenDays(payments.created_at, created_from, created_to),
  )
}

const sorts = {
  created_at: { by: payments.created_at, value: (row: ShopperPayment) => row.created_at },
  amount: { by: payments.amount, value: (row: ShopperPayment) => row.amount },
}

/** A page of what shoppers paid or say they paid, of all stores, each with its order, shopper and account. */
export function listPayments(db: Db, query: PaymentFilters & PageQuery): Promise<Page<ShopperPayment>> {
  return toPage(db, query, { from: payments, id: payments.id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })
}

/** The first `limit` of the filtered payments, in the list's order. */
export const firstPayments = (db: Db, query: PaymentFilters & { sort: string }, limit: number): PromiseLike<ShopperPayment[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, payments.id), limit })

type Shared = NonNullable<WholeShopperPayment['shared']>

function listParts(db: Db, where: SQL): PromiseLike<Shared['parts']> {
  const { id, order_id, order_number, store, amount, fee, status } = columns
  return db
    .select({ id, order_id, order_number, store, amount, fee, status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .innerJoin(stores, eq(stores.id, payments.store_id))
    .where(where)
    .orderBy(asc(orders.number))
}

/** Reads all that the card of a payment paid together; null where it paid this order alone. */
async function readShared(db: Db, page_id: string | null): Promise<Shared | null> {
  if (!page_id) return null
  const [page] = await db
    .select({ total: paymentPages.amount, total_fee: paymentPages.fee })
    .from(paymentPages)
    .where(eq(paymentPages.id, page_id))
  return page ? { ...page, parts: await listParts(db, eq(payments.page_id, page_id)) } : null
}

/** Reads all payments of a slip; null where it is for this order alone. */
async function readSlip(db: Db, { slip, slip_total }: Pick<ShopperPayment, 'slip' | 'slip_total'>): Promise<Shared | null> {
  if (!slip || slip_total === null) return null
  const parts = await listParts(db, eq(payments.slip, slip))
  return parts.length > 1 ? { total: slip_total, total_fee: null, parts } : null
}

/** Reads one payment with the events of its gateway. Throws `not_found`. */
export async function readPayment(db: Db, id: string): Promise<WholeShopperPayment> {
  const [row] = await select(db, { where: eq(payments.id, id) })
  if (!row) throw fail(errors.not_found)
  if (!row.provider) return { ...row, shared: await readSlip(db, row), events: [], refunds: [] }
  const [{ page_id = null } = {}] = await db.select({ page_id: payments.page_id }).from(payments).where(eq(payments.id, id))
  const events = await db
    .select({
      id: gatewayEvents.id,
      at: gatewayEvents.at,
      source: gatewayEvents.source,
      kind: gatewayEvents.kind,
      detail: gatewayEvents.detail,
    })
    .from(gatewayEvents)
    .where(page_id ? eq(gatewayEvents.page_id, page_id) : eq(gatewayEvents.payment_id, id))
    .orderBy(desc(gatewayEvents.id))
    .limit(50)
  const refunds = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.payment_id, id)).orderBy(desc(gatewayRefunds.id)).limit(50)
  return { ...row, shared: await readShared(db, page_id), events, refunds }
}
