import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { CodeRoutes } from '@rahba/contract/promotions/codes.calls'

/** The surface codes are looked at from: the platform's own codes, the coupons of all stores, or those of one store. */
export interface CodeSurface {
  /** The surface whose words it uses. */
  kind: 'promo_codes' | 'coupons' | 'own'
  /** Address of the list, without the language. */
  base: '/store/coupons' | '/dashboard/copoun' | '/dashboard/promo-codes'
  calls: CodeRoutes
  stores: 'required' | 'optional' | 'own'
  /** Returns the page of an order. */
  order: (id: string) => PageAddress
}

/** The actions that the signed-in person may take on codes. */
export interface MayDoWithCodes {
  create: boolean
  update: boolean
  remove: boolean
}
