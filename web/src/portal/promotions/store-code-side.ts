import { storeCouponCalls } from '@rahba/contract/promotions/codes.calls'
import type { CodeSide, MayDoWithCodes } from '../../promotions/code-side.ts'

/** A store's own coupons. */
export const ownSide: CodeSide = {
  kind: 'own',
  base: '/store/coupons',
  calls: storeCouponCalls,
  stores: 'own',
  order: (id) => `/store/orders/${id}`,
}

/** A member who may open the page may do everything. */
export const everything: MayDoWithCodes = { create: true, update: true, remove: true }
