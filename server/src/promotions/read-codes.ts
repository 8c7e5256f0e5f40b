import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { type CodeDetail, type CodeRow, codeDetail, codeRow } from '@rahba/contract/promotions/code-shapes'
import type { AppliedTo, CouponState, CouponType } from '@rahba/contract/promotions/coupon-states'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment } from '../platform/db/columns.ts'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { type Counted, type Cut, counted, getOrder, limitRows, type PageQuery, type Sort, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { exportCap } from '../platform/lists/send-export.ts'
import { codeState } from './code-state.ts'
import { type CodeScope, inScope } from './scope.ts'
import { coupons } from './table.ts'

// Moments are in the database's format.
const listedRow = codeRow.extend({ created_at: z.string(), updated_at: z.string(), ...counted }).strict()

interface CodeFilters {
  q?: string | undefined
  state?: CouponState[] | undefined
  type?: CouponType[] | undefined
  applied_to?: AppliedTo[] | undefined
  store_id?: string | undefined
}

const buildCondition = (scope: CodeScope, { q, state, type, applied_to, store_id }: CodeFilters): SQL | undefined =>
  and(
    inScope(scope),
    matches(coupons.search, q),
    state?.length ? inArray(codeState, state) : undefined,
    type?.length ? inArray(coupons.type, type) : undefined,
    applied_to?.length ? inArray(coupons.applied_to, applied_to) : undefined,
    store_id ? sql`exists (select from coupon_stores s where s.coupon_id = coupons.id and s.store_id = ${store_id}::uuid)` : undefined,
  )

const discounts = sql.raw('o.coupon_discount + o.delivery_waived + o.cod_fee_waived')
const isCounted = sql.raw(`o.coupon_id = coupons.id and o.status <> 'cancelled'`)

/**
 * The figures of a code. For a coupon that several stores share, a merchant sees the sum of the own store's orders only, since sales of other stores
 * are confidential.
 */
function figures({ store_id }: CodeScope): { columns: SQL; join: SQL } {
  if (store_id === undefined)
    return { columns: sql`coupons.used, coupons.given::float8 as given, coupons.orders_total::float8 as orders_total`, join: sql`` }
  const own = (name: string) => sql.raw(`case when placed.stores > 1 then own.${name} else coupons.${name}::float8 end as ${name}`)
  return {
    columns: sql`${own('used')}, ${own('given')}, ${own('orders_total')}`,
    join: sql`left join lateral (
      select count(*)::float8 as used, coalesce(sum(${discounts}), 0)::float8 as given, coalesce(sum(o.total), 0)::float8 as orders_total
      from orders o where placed.stores > 1 and ${isCounted} and o.store_id = ${store_id}::uuid
    ) own on true`,
  }
}

const firstStore = ({ store_id }: CodeScope): SQL =>
  store_id === undefined
    ? sql`(select st.name from coupon_stores s join stores st on st.id = s.store_id where s.coupon_id = coupons.id order by st.name->>'ar', st.id limit 1)`
    : sql`(select st.name from stores st where st.id = ${store_id}::uuid)`

const selectRows = async (
  db: Db,
  scope: CodeScope,
  { where, orderBy, limit, offset }: Cut,
  total = sql``,
): Promise<(CodeRow & Counted)[]> => {
  const { columns, join } = figures(scope)
  const rows = await hotList<CodeRow & Counted>(
    db,
    sql`select coupons.id, coupons.code, coupons.name, coupons.type, coupons.amount::float8 as amount, coupons.cap::float8 as cap, coupons.free_delivery_charge,
      coupons.free_cash_charge, coupons.order_min_cost::float8 as order_min_cost, coupons.max_use_number, coupons.max_use_per_user, coupons.applied_to,
      coupons.first_order, coupons.start_date::text as start_date, coupons.end_date::text as end_date, coupons.active, ${codeState} as state,
      placed.stores as stores_count, ${firstStore(scope)} as first_store, ${columns}, coupons.created_at, coupons.updated_at${total}
    from coupons
    cross join lateral (select count(s.store_id)::int as stores from coupon_stores s where s.coupon_id = coupons.id) placed
    ${join}
    where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} ${limitRows(limit, offset)}`,
    listedRow,
  )
  for (const row of rows) {
    row.created_at = isoMoment(row.created_at)
    row.updated_at = isoMoment(row.updated_at)
  }
  return rows
}

const sorts: Record<string, Sort<CodeRow>> = {
  created_at: { by: coupons.created_at, value: (row) => row.created_at },
  code: { by: coupons.code, value: (row) => row.code },
  start_date: { by: coupons.start_date, value: (row) => row.start_date },
  used: { by: coupons.used, value: (row) => row.used },
  given: { by: coupons.given, value: (row) => row.given },
}

/** A page of codes with their figures. */
export const listCodes = (db: Db, scope: CodeScope, query: CodeFilters & PageQuery): Promise<Page<CodeRow>> =>
  toPage(db, query, {
    from: coupons,
    id: coupons.id,
    where: buildCondition(scope, query),
    sorts,
    rows: (cut, total) => selectRows(db, scope, cut, total),
  })

/** The filtered codes for a file. */
export const codesForExport = (db: Db, scope: CodeScope, query: CodeFilters & { sort: string }): Promise<CodeRow[]> =>
  selectRows(db, scope, {
    where: buildCondition(scope, query),
    orderBy: getOrder(sorts, query.sort, coupons.id),
    limit: exportCap,
    offset: 0,
  })

const narrowedRow = codeDetail.pick({ stores: true, users: true, products: true, categories: true, cities: true }).strict()

const named = (rows: SQL) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title) order by n.title), '[]') from (${rows}) n)`

/** One code with the names of all it is narrowed to; to a merchant, of the stores the own alone. Throws `not_found`. */
export async function readCode(db: Db, scope: CodeScope, id: string): Promise<CodeDetail> {
  const one = eq(coupons.id, id)
  const [row] = await selectRows(db, scope, { where: and(inScope(scope), one), orderBy: [sql`1`], limit: 1, offset: 0 })
  if (!row) throw fail(errors.not_found)
  const ownStore = scope.store_id === undefined ? sql`` : sql` and x.store_id = ${scope.store_id}::uuid`
  const [narrowed] = await hotList(
    db,
    sql`select
      ${named(sql`select s.id, s.name as title from coupon_stores x join stores s on s.id = x.store_id where x.coupon_id = coupons.id${ownStore}`)} as stores,
      ${named(sql`select u.id, to_jsonb(coalesce(u.name || ' · ', '') || u.phone) as title from coupon_users x join users u on u.id = x.user_id where x.coupon_id = coupons.id`)} as users,
      ${named(sql`select p.id, p.name as title from products p where p.id = any(coupons.products)`)} as products,
      ${named(sql`select p.id, p.name as title from categories p where p.id = any(coupons.categories)`)} as categories,
      ${named(sql`select p.id, p.name as title from cities p where p.id = any(coupons.cities)`)} as cities
      from coupons where ${one}`,
    narrowedRow,
  )
  if (!narrowed) throw new Error('The code was there a statement ago')
  return { ...row, ...narrowed }
}
