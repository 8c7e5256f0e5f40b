import { endpoint } from '../kernel/endpoint.ts'
import { notAudited } from './credentials.ts'
import { storeSignedIn } from './store-auth.ts'
import { twoFactorParts as parts } from './two-factor.ts'
import * as calls from './two-factor-store.calls.ts'

const store = { access: { audience: 'store' }, owner: 'self', tags: ['auth'] } as const

export const storeSecondStep = endpoint({
  access: { audience: 'public' },
  owner: 'public',
  tags: ['auth'],
  ...parts.signIn,
  ...calls.storeSecondStep,
  audit: notAudited,
  response: storeSignedIn,
})

export const readStoreTwoFactor = endpoint({ ...store, ...parts.read, ...calls.readStoreTwoFactor })
export const startStoreTwoFactor = endpoint({
  ...store,
  ...parts.start,
  ...calls.startStoreTwoFactor,
  audit: { none: 'nothing is in force before it is confirmed' },
})
export const confirmStoreTwoFactor = endpoint({
  ...store,
  ...parts.confirm,
  ...calls.confirmStoreTwoFactor,
  audit: { action: 'store-members.two_factor_on' },
})
export const renewStoreRecoveryCodes = endpoint({
  ...store,
  ...parts.renew,
  ...calls.renewStoreRecoveryCodes,
  audit: { action: 'store-members.recovery_codes' },
})
export const endStoreTwoFactor = endpoint({
  ...store,
  ...parts.end,
  ...calls.endStoreTwoFactor,
  audit: { action: 'store-members.two_factor_off' },
})
