import { declareCalls } from '../kernel/endpoint.ts'
import type * as whole from './two-factor-store.ts'

const call = declareCalls<typeof whole>()

export const storeSecondStep = call({ name: 'storeSecondStep', method: 'POST', path: '/store/auth/two-factor/sign-in' })
export const readStoreTwoFactor = call({ name: 'readStoreTwoFactor', method: 'GET', path: '/store/auth/two-factor' })
export const startStoreTwoFactor = call({ name: 'startStoreTwoFactor', method: 'POST', path: '/store/auth/two-factor' })
export const confirmStoreTwoFactor = call({ name: 'confirmStoreTwoFactor', method: 'POST', path: '/store/auth/two-factor/confirm' })
export const renewStoreRecoveryCodes = call({
  name: 'renewStoreRecoveryCodes',
  method: 'POST',
  path: '/store/auth/two-factor/recovery-codes',
})
export const endStoreTwoFactor = call({ name: 'endStoreTwoFactor', method: 'POST', path: '/store/auth/two-factor/off' })
