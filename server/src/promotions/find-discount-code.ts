import { formatDate } from '@rahba/contract/kernel/date-text'
import type { ErrorDef } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { PricedCoupon, Quote } from '@rahba/contract/orders/pricing'
import { codeFunders } from '@rahba/contract/promotions/code-funders'
import { type CouponState, couponStateKeys, couponTypeKeys } from '@rahba/contract/promotions/coupon-states'
import { codeErrors } from '@rahba/contract/promotions/errors'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { codeState } from './code-state.ts'

/** A code that may be used for an order, as far as can be said without its price. */
export interface UsableCode extends PricedCoupon {
  id: string
  code: string
  max_use_per_user: number | null
  /** True for a shopper's first order; {@link lockFirstOrder} enforces it when the order is placed. */
  first_order: boolean
  /** The goods it is limited to; if both are empty, it covers all goods. */
  products: string[]
  categories: string[]
}

type UsedBefore = Pick<UsableCode, 'id' | 'first_order'>

interface CodeLookup {
  code: string
  store_id: string
  user_id: string
  address_id: string | null
}

interface Found extends UsableCode {
  state: CouponState
  start_date: string
  end_date: string | null
  here: boolean
  named: boolean
  own_uses: number
  first: boolean
  /** A code that the platform pays, at a store whose people the shopper is one of. */
  own_store: boolean
  city: boolean
  /** The number of remaining uses; null without a limit. */
  left: number | null
}

const foundRow: z.ZodType<Found> = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  funded_by: z.enum(codeFunders),
  type: z.enum(couponTypeKeys),
  amount: z.int(),
  cap: z.int().nullable(),
  order_min_cost: z.int(),
  free_delivery_charge: z.boolean(),
  free_cash_charge: z.boolean(),
  max_use_per_user: z.int().nullable(),
  first_order: z.boolean(),
  products: z.array(z.uuid()),
  categories: z.array(z.uuid()),
  state: z.enum(couponStateKeys),
  start_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  here: z.boolean(),
  named: z.boolean(),
  left: z.int().nullable(),
  own_uses: z.int(),
  first: z.boolean(),
  own_store: z.boolean(),
  city: z.boolean(),
})

/**
 * True if the shopper is one of the store's people: both accounts share a phone or email, or the shopper's refunds and the store's payouts go to the
 * same bank account.
 */
const belongsTo = (store_id: SQL, user_id: SQL): SQL => sql`(
  exists (select from store_members m join users u on u.phone = m.phone or lower(u.email) = lower(m.email)
    where m.store_id = ${store_id}::uuid and u.id = ${user_id}::uuid)
  or exists (select from cancellations c join stores s on s.iban_no = c.iban_number where c.user_id = ${user_id}::uuid and s.id = ${store_id}::uuid))`

const find = hot<Found, { [field in keyof CodeLookup]: CodeLookup[field] }>(
  'find-code',
  (value) => sql`
    select coupons.id, coupons.code, coupons.funded_by, coupons.type, coupons.amount::float8 as amount, coupons.cap::float8 as cap, coupons.order_min_cost::float8 as order_min_cost, coupons.free_delivery_charge,
      coupons.free_cash_charge, coupons.max_use_per_user, coupons.first_order, coupons.products, coupons.categories, ${codeState} as state, coupons.start_date::text as start_date, coupons.end_date::text as end_date,
      exists (select from coupon_stores s where s.coupon_id = coupons.id and (s.store_id is null or s.store_id = ${value('store_id')}::uuid)) as here,
      coupons.applied_to = 'all_users' or exists (select from coupon_users u where u.coupon_id = coupons.id and u.user_id = ${value('user_id')}::uuid) as named,
      (coupons.max_use_number - coupons.used)::float8 as left,
      coalesce((select u.used from coupon_user_uses u where u.coupon_id = coupons.id and u.user_id = ${value('user_id')}::uuid), 0) as own_uses,
      not coupons.first_order or not exists (select from orders o where o.user_id = ${value('user_id')}::uuid and o.status <> 'cancelled') as first,
      coupons.funded_by = 'platform' and ${belongsTo(value('store_id'), value('user_id'))} as own_store,
      coupons.cities = '{}' or exists (select from addresses a where a.id = ${value('address_id')}::uuid and a.user_id = ${value('user_id')}::uuid and a.city_id = any(coupons.cities)) as city
    from coupons where coupons.code_key = ar_norm_1(${value('code')}) order by here desc limit 1`,
  foundRow,
)

/** Returns the reason a code can't be used, before its order is priced. `before` contains the codes of earlier carts in the same checkout. */
function whyNot(found: Found, before: readonly UsedBefore[]): ErrorDef | null {
  const uses = before.filter(({ id }) => id === found.id).length
  if (!found.here) return codeErrors.code_other_store
  if (found.state !== 'active') return codeErrors[`code_${found.state}`]
  if (!found.named) return codeErrors.code_other_user
  if (found.own_store) return codeErrors.code_own_store
  if (!found.first || (found.first_order && before.some(({ first_order }) => first_order))) return codeErrors.code_first_order
  if (!found.city) return codeErrors.code_other_city
  if (found.left !== null && found.left <= uses) return codeErrors.code_used_up
  if (found.max_use_per_user !== null && found.own_uses + uses >= found.max_use_per_user) return codeErrors.code_own_limit
  return null
}

/** The field of a cart that a code's refusal names. */
const at = 'coupon_code'

/**
 * The code a shopper typed, if it may be used at this store by this shopper now (docs/domain/promotions.md#checks). Nothing is kept by it:
 * `writeRedemption` counts the use. Throws `validation` at `coupon_code` with the reason.
 * @param before the codes that the carts before it in the same checkout use, one entry a use
 */
export async function findCode(db: Db, lookup: CodeLookup, locale: Locale, before: readonly UsedBefore[] = []): Promise<UsableCode> {
  const [found] = await find(db, { ...lookup })
  if (!found) throw failField(at, codeErrors.code_unknown)
  const why = whyNot(found, before)
  if (!why) return found
  const day = why === codeErrors.code_scheduled ? found.start_date : found.end_date
  throw failField(at, why, day ? { date: formatDate(day, locale, 'longDate') } : {})
}

/** True if a code applies to these goods. */
export const coversGoods = ({ products, categories }: UsableCode, goods: { id: string; category_id: string | null }): boolean =>
  (products.length === 0 && categories.length === 0) ||
  products.includes(goods.id) ||
  (goods.category_id !== null && categories.includes(goods.category_id))

/** Refuses a code that the price shows not to apply: below its minimum, for other goods, or without effect (a use must not be spent on nothing). */
export function refuseIdleCode(code: UsableCode, quote: Quote): void {
  if (quote.coupon_state === 'other_goods') throw failField(at, codeErrors.code_other_goods)
  if (quote.coupon_state === 'below_minimum') throw failField(at, codeErrors.code_below_minimum, { min: moneyTexts(code.order_min_cost) })
  if (quote.coupon_discount + quote.delivery_waived + quote.cod_fee_waived === 0) throw failField(at, codeErrors.code_no_effect)
}

const ordered = hot<{ ordered: boolean }, { user_id: string }>(
  'has-ordered',
  (value) => sql`select exists (select from orders o where o.user_id = ${value('user_id')}::uuid and o.status <> 'cancelled') as ordered`,
  z.strictObject({ ordered: z.boolean() }),
)

/**
 * Holds a code for a first order to one: its shopper's row is locked until the transaction ends, and only then are the orders looked at, so that of
 * two orders at once the second is refused. Called before the first order of a checkout is written: its carts are one first order, of which one may
 * use such a code (`findCode`). Throws `validation` at `coupon_code`.
 */
export async function lockFirstOrder(db: Db, user_id: string): Promise<void> {
  await db.execute(sql`select from users where id = ${user_id}::uuid for no key update`)
  const [found] = await ordered(db, { user_id })
  if (found?.ordered) throw failField(at, codeErrors.code_first_order)
}
