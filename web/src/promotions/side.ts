import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { CodeRoutes } from '@rahba/contract/promotions/codes.calls'

/** The side codes are looked at from: the platform's own codes, the coupons of all stores, or those of one store. */
export interface CodeSide {
  /** Which words it speaks. */
  kind: 'promo_codes' | 'coupons' | 'own'
  /** Address of the list, without the language. */
  base: '/store/coupons' | '/dashboard/copoun' | '/dashboard/promo-codes'
  calls: CodeRoutes
  stores: 'required' | 'optional' | 'own'
  /** Where an order is shown. */
  order: (id: string) => PageAddress
}

/** What the one who is signed in may do with codes. */
export interface MayDoWithCodes {
  create: boolean
  update: boolean
  remove: boolean
}
