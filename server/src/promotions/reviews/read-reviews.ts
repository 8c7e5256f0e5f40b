import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { CodeReview } from '@rahba/contract/promotions/code-reviews'
import { and, arrayOverlaps, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { admins } from '../../access/table.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { coupons } from '../table.ts'
import { codeReviews } from './table.ts'

const { order_id, store_id, reasons, status, note, decided_at, placed_at } = codeReviews

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<CodeReview[]> =>
  db
    .select({
      id: order_id,
      order_number: orders.number,
      coupon_id: coupons.id,
      code: coupons.code,
      store: { id: stores.id, name: stores.name },
      user: { id: users.id, name: sql<string | null>`coalesce(${users.name}, ${users.phone})` },
      given: sql<number>`(${orders.coupon_discount} + ${orders.delivery_waived} + ${orders.cod_fee_waived})::float8`,
      reasons,
      status,
      note,
      decided_by: admins.name,
      decided_at,
      placed_at,
    })
    .from(codeReviews)
    .innerJoin(orders, eq(orders.id, order_id))
    .innerJoin(coupons, eq(coupons.id, orders.coupon_id))
    .innerJoin(stores, eq(stores.id, store_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .leftJoin(admins, eq(admins.id, codeReviews.decided_by))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

interface ReviewFilters {
  q?: string | undefined
  status?: CodeReview['status'][] | undefined
  reason?: CodeReview['reasons'] | undefined
  store_id?: string | undefined
}

const sorts = { placed_at: { by: placed_at, value: (row: CodeReview) => row.placed_at } }

/** Searches by the order's number, or by the exact code. */
const found = (q: string | undefined): SQL | undefined =>
  q
    ? sql`${order_id} in (select o.id from orders o where o.number = ${typedNumber(q) ?? 0}
        or o.coupon_id in (select c.id from coupons c where c.code_key = ar_norm_1(${q})))`
    : undefined

const buildCondition = (filters: ReviewFilters): SQL | undefined =>
  and(
    found(filters.q),
    filters.status && inArray(status, filters.status),
    filters.reason && arrayOverlaps(reasons, filters.reason),
    filters.store_id ? eq(store_id, filters.store_id) : undefined,
  )

/** A page of the uses to review. */
export const listReviews = (db: Db, query: ReviewFilters & PageQuery): Promise<Page<CodeReview>> =>
  toPage(db, query, { from: codeReviews, id: order_id, where: buildCondition(query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` of the filtered list, in its order. */
export const firstReviews = (db: Db, query: ReviewFilters & { sort: string }, limit: number): PromiseLike<CodeReview[]> =>
  select(db, { where: buildCondition(query), orderBy: getOrder(sorts, query.sort, order_id), limit })

/** One use by its order. Throws `not_found`. */
export async function readReview(db: Db, id: string): Promise<CodeReview> {
  const [row] = await select(db, { where: eq(order_id, id) })
  if (!row) throw fail(errors.not_found)
  return row
}
