import type { CouponState } from '@rahba/contract/promotions/coupon-states'
import { type SQL, sql } from 'drizzle-orm'
import { todayText } from '../platform/db/today.ts'

const stateText = `case when not coupons.active then 'disabled' when ${todayText} < coupons.start_date then 'scheduled' when ${todayText} > coupons.end_date then 'expired'
  when coupons.used >= coupons.max_use_number then 'used_up' else 'active' end`

/** The state of the code `coupons`. */
export const codeState: SQL<CouponState> = sql.raw(stateText) as SQL<CouponState> // its values are written above
