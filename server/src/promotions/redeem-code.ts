import { codeErrors } from '@rahba/contract/promotions/errors'
import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { hot, noRow } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { coupons } from './table.ts'

/** The fields of an order about the code it used. */
interface CodeOfOrder {
  coupon_id: string | null
  user_id: string
  coupon_discount: number
  delivery_waived: number
  cod_fee_waived: number
  total: number
}

/** The amount that the code took off an order: its discount and the waived fees. */
const givenText = 'coupon_discount + delivery_waived + cod_fee_waived'

/**
 * Parts of the statement that writes an order, which count the use of its code: the code's row is locked until the transaction ends and its
 * limits are held against the counts as they are then, so that the last use is had once. A part that wrote no row says that a limit was reached.
 * @param placed the statement's part that gives the order's `coupon_id`, `user_id`, amounts
 */
export const writeRedemption = (placed: SQL): SQL => sql`
    redeemed as (
      update coupons c set used = c.used + 1, given = c.given + o.given, orders_total = c.orders_total + o.total
      from (select coupon_id, total, ${sql.raw(givenText)} as given from ${placed}) o
      where c.id = o.coupon_id and c.active and (c.max_use_number is null or c.used < c.max_use_number)
      returning c.id, c.max_use_per_user
    ), redeemed_by as (
      insert into coupon_user_uses as u (coupon_id, user_id, used, max_use_per_user)
      select r.id, o.user_id, 1, r.max_use_per_user from redeemed r, ${placed} o
      on conflict (coupon_id, user_id) do update set used = u.used + 1, max_use_per_user = excluded.max_use_per_user
        where excluded.max_use_per_user is null or u.used < excluded.max_use_per_user
      returning 1
    )`

/** Two columns for {@link refuseUsedUp}. */
export const redeemedColumns: SQL = sql`exists (select from redeemed) as redeemed, exists (select from redeemed_by) as redeemed_by`

/** Throws `validation` at `coupon_code` where somebody else, or the shopper in another order, was faster. */
export function refuseUsedUp({ redeemed, redeemed_by }: { redeemed: boolean; redeemed_by: boolean }): void {
  if (!redeemed) throw failField('coupon_code', codeErrors.code_used_up)
  if (!redeemed_by) throw failField('coupon_code', codeErrors.code_own_limit)
}

/** Locks codes in the order of their ids, before several orders of the caller's transaction release them. */
export async function lockCodes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, [...new Set(ids)]))
    .orderBy(asc(coupons.id))
    .for('update')
}

const release = hot<unknown, { coupon_id: string; user_id: string; given: number; total: number }>(
  'release-code',
  (value) => sql`
    with released as (
      update coupons set used = used - 1, given = given - ${value('given')}, orders_total = orders_total - ${value('total')}
      where id = ${value('coupon_id')}::uuid returning id
    )
    update coupon_user_uses u set used = u.used - 1 from released r where u.coupon_id = r.id and u.user_id = ${value('user_id')}::uuid`,
  noRow,
)

/** Restores the use of a cancelled order's code, in the order's transaction; the order is locked, so it happens only once. */
export async function releaseCode(db: Db, { coupon_id, user_id, total, ...order }: CodeOfOrder): Promise<void> {
  if (coupon_id === null) return
  const given = order.coupon_discount + order.delivery_waived + order.cod_fee_waived
  await release(db, { coupon_id, user_id, given, total })
}
