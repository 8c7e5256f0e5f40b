import type { ErrorDef } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import type { PricedCoupon, Quote } from '@rahba/contract/orders/pricing'
import type { CouponState } from '@rahba/contract/promotions/code-rules'
import { codeErrors } from '@rahba/contract/promotions/errors'
import { sql } from 'drizzle-orm'
import { dayText } from '../platform/day-text.ts'
import { preparedStatement } from '../platform/db/prepared.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { codeState } from './code-state.ts'

/** A code that may be used for an order, as far as can be said without its price. */
export interface UsableCode extends PricedCoupon {
  id: string
  code: string
  max_use_per_user: number | null
  /** What it is narrowed to; empty both is all goods. */
  products: string[]
  categories: string[]
}

interface Asked {
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
  city: boolean
  /** How many uses are left; null without a limit. */
  left: number | null
}

const find = preparedStatement<Found, { [field in keyof Asked]: Asked[field] }>(
  'find-code',
  (value) => sql`
    select coupons.id, coupons.code, coupons.funded_by, coupons.type, coupons.amount::float8 as amount, coupons.cap::float8 as cap, coupons.order_min_cost::float8 as order_min_cost, coupons.free_delivery_charge,
      coupons.free_cash_charge, coupons.max_use_per_user, coupons.products, coupons.categories, ${codeState} as state, coupons.start_date::text as start_date, coupons.end_date::text as end_date,
      exists (select from coupon_stores s where s.coupon_id = coupons.id and (s.store_id is null or s.store_id = ${value('store_id')}::uuid)) as here,
      coupons.applied_to = 'all_users' or exists (select from coupon_users u where u.coupon_id = coupons.id and u.user_id = ${value('user_id')}::uuid) as named,
      (coupons.max_use_number - coupons.used)::float8 as left,
      coalesce((select u.used from coupon_user_uses u where u.coupon_id = coupons.id and u.user_id = ${value('user_id')}::uuid), 0) as own_uses,
      not coupons.first_order or not exists (select from orders o where o.user_id = ${value('user_id')}::uuid and o.status <> 'cancelled') as first,
      coupons.cities = '{}' or exists (select from addresses a where a.id = ${value('address_id')}::uuid and a.user_id = ${value('user_id')}::uuid and a.city_id = any(coupons.cities)) as city
    from coupons where coupons.code_key = ar_norm_1(${value('code')}) order by here desc limit 1`,
)

/** Why a code may not be used, before its order is priced. `before`: how often the carts before it in the same checkout use it. */
function whyNot(found: Found, before: number): ErrorDef | null {
  if (!found.here) return codeErrors.code_other_store
  if (found.state !== 'active') return codeErrors[`code_${found.state}`]
  if (!found.named) return codeErrors.code_other_user
  if (!found.first) return codeErrors.code_first_order
  if (!found.city) return codeErrors.code_other_city
  if (found.left !== null && found.left <= before) return codeErrors.code_used_up
  if (found.max_use_per_user !== null && found.own_uses + before >= found.max_use_per_user) return codeErrors.code_own_limit
  return null
}

/** Where a code's refusal stands in a cart. */
const at = 'coupon_code'

/**
 * The code a shopper typed, if it may be used at this store by this shopper now (domain.md 7). Nothing is kept by it: {@link redeeming} counts the use.
 * Throws `validation` at `coupon_code` with the reason.
 * @param before the codes that other carts of the same checkout use, one entry a use
 */
export async function findCode(db: Db, asked: Asked, locale: Locale, before: readonly string[] = []): Promise<UsableCode> {
  const [found] = await find(db, { ...asked })
  if (!found) throw failField(at, codeErrors.code_unknown)
  const why = whyNot(found, before.filter((id) => id === found.id).length)
  if (!why) return found
  const day = why === codeErrors.code_scheduled ? found.start_date : found.end_date
  throw failField(at, why, day ? { date: dayText(day, locale) } : {})
}

/** Whether a code is for these goods. */
export const coversGoods = ({ products, categories }: UsableCode, goods: { id: string; category_id: string | null }): boolean =>
  (products.length === 0 && categories.length === 0) ||
  products.includes(goods.id) ||
  (goods.category_id !== null && categories.includes(goods.category_id))

/** Refuses a code that the price shows not to apply: below its minimum, for other goods, or without effect (a use must not be spent on nothing). */
export function refuseIdleCode(code: UsableCode, quote: Quote): void {
  if (quote.coupon_state === 'other_goods') throw failField(at, codeErrors.code_other_goods)
  if (quote.coupon_state === 'below_minimum') throw failField(at, codeErrors.code_below_minimum, { min: formatAmount(code.order_min_cost) })
  if (quote.coupon_discount + quote.delivery_waived + quote.cod_fee_waived === 0) throw failField(at, codeErrors.code_no_effect)
}
