import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { type CodeUse, codeUse } from '@rahba/contract/promotions/code-shapes'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orders } from '../orders/table.ts'
import { isoMoment } from '../platform/db/columns.ts'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { type Counted, type Cut, counted, getOrder, limitRows, type PageQuery, type Sort, toPage } from '../platform/lists/page.ts'
import { typedNumber } from '../platform/lists/search.ts'
import { exportCap } from '../platform/lists/send-export.ts'
import { type CodeScope, inScope } from './scope.ts'
import { coupons } from './table.ts'

// The moment is in the database's format.
const listedRow = codeUse.extend({ placed_at: z.string(), ...counted }).strict()

const sorts: Record<string, Sort<CodeUse>> = { placed_at: { by: orders.placed_at, value: (row) => row.placed_at } }

/** Returns the condition for orders that used a code; a merchant sees those at their own store. Throws `not_found`. */
async function findUses(db: Db, scope: CodeScope, id: string, q: string | undefined): Promise<SQL | undefined> {
  const [found] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(inScope(scope), eq(coupons.id, id)))
  if (!found) throw fail(errors.not_found)
  // Only the order number is searched, because it has an index. The full search, with names and mobiles, belongs to the list of orders.
  const numbered = q ? eq(orders.number, typedNumber(q) ?? 0) : undefined
  return and(eq(orders.coupon_id, id), numbered, scope.store_id === undefined ? undefined : eq(orders.store_id, scope.store_id))
}

async function selectUses(db: Db, { where, orderBy, limit, offset }: Cut, total = sql``): Promise<(CodeUse & Counted)[]> {
  const rows = await hotList<CodeUse & Counted>(
    db,
    sql`select orders.id, orders.number, orders.placed_at, s.name as store, coalesce(u.name, nullif(orders.address->>'name', ''), u.phone) as "user",
      (orders.coupon_discount + orders.delivery_waived + orders.cod_fee_waived)::float8 as given, orders.total::float8 as total,
      case when orders.status = 'cancelled' then 'released' when orders.status in ('pending_payment', 'new') and orders.paid_at is null then 'reserved' else 'consumed' end as state${total}
    from orders join stores s on s.id = orders.store_id join users u on u.id = orders.user_id
    where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} ${limitRows(limit, offset)}`,
    listedRow,
  )
  for (const row of rows) row.placed_at = isoMoment(row.placed_at)
  return rows
}

/** A page of the orders that used a code. Throws `not_found`. */
export const listUses = async (
  db: Db,
  scope: CodeScope,
  id: string,
  query: PageQuery & { q?: string | undefined },
): Promise<Page<CodeUse>> =>
  toPage(db, query, {
    from: orders,
    id: orders.id,
    where: await findUses(db, scope, id, query.q),
    sorts,
    rows: (cut, total) => selectUses(db, cut, total),
  })

/** The orders that used a code, for a file. Throws `not_found`. */
export const usesForExport = async (
  db: Db,
  scope: CodeScope,
  id: string,
  query: { q?: string | undefined; sort: string },
): Promise<CodeUse[]> =>
  selectUses(db, {
    where: await findUses(db, scope, id, query.q),
    orderBy: getOrder(sorts, query.sort, orders.id),
    limit: exportCap,
    offset: 0,
  })
