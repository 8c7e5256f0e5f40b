import type { Permission } from '@rahba/contract/kernel/permissions'
import { adminCouponCalls, promoCodeCalls } from '@rahba/contract/promotions/codes.calls'
import { useMayDo } from '../../api/session.ts'
import type { CodeSurface, MayDoWithCodes } from '../../promotions/code-surface.ts'

const order = (id: string) => `/dashboard/orders/${id}` as const

/** Coupons of the stores, kept by the platform's administrators. */
export const couponsSurface: CodeSurface = {
  kind: 'coupons',
  base: '/dashboard/copoun',
  calls: adminCouponCalls,
  stores: 'required',
  order,
}

/** The platform's own codes. */
export const promoCodesSurface: CodeSurface = {
  kind: 'promo_codes',
  base: '/dashboard/promo-codes',
  calls: promoCodeCalls,
  stores: 'optional',
  order,
}

const getKeys = (resource: 'copoun' | 'promo-codes', action: 'index' | 'create' | 'update' | 'delete'): readonly Permission[] => [
  `${resource}.${action}`,
]

/** The keys of which any one opens a page of these codes. */
export const codeKeys = {
  coupons: (action: 'index' | 'create' | 'update') => getKeys('copoun', action),
  promo_codes: (action: 'index' | 'create' | 'update') => getKeys('promo-codes', action),
}

/** Returns what the administrator may do with these codes. */
export function useMayDoWithCodes(resource: 'copoun' | 'promo-codes'): MayDoWithCodes {
  const may = useMayDo()
  return { create: may(getKeys(resource, 'create')), update: may(getKeys(resource, 'update')), remove: may(getKeys(resource, 'delete')) }
}
