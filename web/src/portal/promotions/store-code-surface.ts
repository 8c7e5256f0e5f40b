import { storeCouponCalls } from '@rahba/contract/promotions/codes.calls'
import type { CodeSurface, MayDoWithCodes } from '../../promotions/code-surface.ts'

/** A store's own coupons. */
export const ownCodesSurface: CodeSurface = {
  kind: 'own',
  base: '/store/coupons',
  calls: storeCouponCalls,
  stores: 'own',
  order: (id) => `/store/orders/${id}`,
}

/** A member who may open the page may do everything. */
export const everything: MayDoWithCodes = { create: true, update: true, remove: true }
