import { endpoint } from '../kernel/endpoint.ts'
import { notAudited } from './credentials.ts'
import { storeSignedIn } from './store-auth.ts'
import { twoFactorCalls as calls } from './two-factor.ts'

const store = { access: { audience: 'store' }, owner: 'self', tags: ['auth'] } as const
const path = '/store/auth/two-factor'

export const storeSecondStep = endpoint({
  access: { audience: 'public' },
  owner: 'public',
  tags: ['auth'],
  ...calls.signIn,
  name: 'storeSecondStep',
  path: `${path}/sign-in`,
  audit: notAudited,
  response: storeSignedIn,
})

export const readStoreTwoFactor = endpoint({ ...store, ...calls.read, name: 'readStoreTwoFactor', path })
export const startStoreTwoFactor = endpoint({
  ...store,
  ...calls.start,
  name: 'startStoreTwoFactor',
  path,
  audit: { none: 'nothing is in force before it is confirmed' },
})
export const confirmStoreTwoFactor = endpoint({
  ...store,
  ...calls.confirm,
  name: 'confirmStoreTwoFactor',
  path: `${path}/confirm`,
  audit: { action: 'store-members.two_factor_on' },
})
export const renewStoreRecoveryCodes = endpoint({
  ...store,
  ...calls.renew,
  name: 'renewStoreRecoveryCodes',
  path: `${path}/recovery-codes`,
  audit: { action: 'store-members.recovery_codes' },
})
export const endStoreTwoFactor = endpoint({
  ...store,
  ...calls.end,
  name: 'endStoreTwoFactor',
  path: `${path}/off`,
  audit: { action: 'store-members.two_factor_off' },
})
