import type { Permission } from '../kernel/permissions.ts'
import { codeCalls } from './code-calls.ts'
import { couponBody, promoCodeBody, storeCouponBody } from './code-schemas.ts'

/** Coupons of stores in an administrator's hands, paid for by the stores they are for. `faqs.*` opens them too, as the specification says. */
export const adminCoupons = codeCalls({
  one: 'AdminCoupon',
  entity: 'coupons',
  path: '/admin/copoun',
  owner: 'platform',
  access: (action) => ({ audience: 'admin', permissions: [`copoun.${action}`, `faqs.${action}`] as readonly Permission[] }) as const,
  body: couponBody,
})

/** The platform's own codes, paid for by the platform. */
export const promoCodes = codeCalls({
  one: 'PromoCode',
  entity: 'promo-codes',
  path: '/admin/promo-codes',
  owner: 'platform',
  access: (action) => ({ audience: 'admin', permissions: [`promo-codes.${action}`, `faqs.${action}`] as readonly Permission[] }) as const,
  body: promoCodeBody,
})

/** A store's coupons. */
export const storeCoupons = codeCalls({
  one: 'Coupon',
  entity: 'coupons',
  path: '/store/coupons',
  owner: 'store',
  access: () => ({ audience: 'store', permissions: ['products'] }) as const,
  body: storeCouponBody,
})
