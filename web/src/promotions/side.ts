import type { CodeBody } from '@rahba/contract/promotions/code-schemas'
import type { adminCoupons, promoCodes, storeCoupons } from '@rahba/contract/promotions/coupons'
import type { z } from 'zod'

/** The side codes are looked at from: the platform's own codes, the coupons of all stores, or those of one store. */
export interface CodeSide {
  /** Which words it speaks. */
  kind: 'promo_codes' | 'coupons' | 'own'
  /** Address of the list, without the language. */
  base: string
  calls: typeof adminCoupons | typeof promoCodes | typeof storeCoupons
  /** What its form is judged by; a merchant's code is for the own store and names none. */
  body: z.ZodType<Omit<CodeBody, 'stores_id'>>
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
