import type { CodeRoutes } from '@rahba/contract/promotions/codes.calls'

/** The side codes are looked at from: the platform's own codes, the coupons of all stores, or those of one store. */
export interface CodeSide {
  /** Which words it speaks. */
  kind: 'promo_codes' | 'coupons' | 'own'
  /** Address of the list, without the language. */
  base: string
  calls: CodeRoutes
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
