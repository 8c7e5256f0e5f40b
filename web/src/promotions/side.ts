import type * as coupons from '@rahba/contract/promotions/coupons'
import type * as promoCodes from '@rahba/contract/promotions/promo-codes'
import type * as own from '@rahba/contract/promotions/store-coupons'

/** The side codes are looked at from: the platform's own codes, the coupons of all stores, or those of one store. */
export interface CodeSide {
  /** Which words it speaks. */
  kind: 'promo_codes' | 'coupons' | 'own'
  /** Address of the list, without the language. */
  base: string
  calls: {
    list: typeof coupons.listAdminCoupons | typeof promoCodes.listPromoCodes | typeof own.listCoupons
    export: typeof coupons.exportAdminCoupons | typeof promoCodes.exportPromoCodes | typeof own.exportCoupons
    read: typeof coupons.readAdminCoupon | typeof promoCodes.readPromoCode | typeof own.readCoupon
    uses: typeof coupons.listAdminCouponUses | typeof promoCodes.listPromoCodeUses | typeof own.listCouponUses
    bulk: typeof coupons.bulkAdminCoupons | typeof promoCodes.bulkPromoCodes | typeof own.bulkCoupons
    remove: typeof coupons.removeAdminCoupon | typeof promoCodes.removePromoCode | typeof own.removeCoupon
  }
  stores: 'required' | 'optional' | 'own'
  /** Where an order is shown. */
  order: (id: string) => string
}

/** What the one who is signed in may do with codes. */
export interface MayDoWithCodes {
  create: boolean
  update: boolean
  remove: boolean
}
