import * as own from '@rahba/contract/promotions/store-coupons'
import type { CodeSide, MayDoWithCodes } from '../../promotions/side.ts'

/** A store's own coupons. */
export const ownSide: CodeSide = {
  kind: 'own',
  base: '/store/coupons',
  calls: {
    list: own.listCoupons,
    export: own.exportCoupons,
    read: own.readCoupon,
    uses: own.listCouponUses,
    bulk: own.bulkCoupons,
    remove: own.removeCoupon,
  },
  stores: 'own',
  order: (id) => `/store/orders/${id}`,
}

/** Whoever of the team opens the page may do it all. */
export const everything: MayDoWithCodes = { create: true, update: true, remove: true }
