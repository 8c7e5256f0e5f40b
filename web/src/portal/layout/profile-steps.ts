import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import type { ProfileStep } from '@rahba/contract/stores/profile/completeness'

/** The page of the profile on which each step is completed. */
export const profilePages = {
  store_info: '/store/profile/store_info',
  data: '/store/profile/data',
  payment: '/store/profile/payment',
  shipping: '/store/profile/shipping',
} as const satisfies Record<ProfileStep, string>

export const profileSteps = typedKeys(profilePages)
