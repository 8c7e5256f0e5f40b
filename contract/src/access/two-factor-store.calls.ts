import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './two-factor-store.ts'

export const storeSecondStep: Call<typeof whole.storeSecondStep> = {
  name: 'storeSecondStep',
  method: 'POST',
  path: '/store/auth/two-factor/sign-in',
}
export const readStoreTwoFactor: Call<typeof whole.readStoreTwoFactor> = {
  name: 'readStoreTwoFactor',
  method: 'GET',
  path: '/store/auth/two-factor',
}
export const startStoreTwoFactor: Call<typeof whole.startStoreTwoFactor> = {
  name: 'startStoreTwoFactor',
  method: 'POST',
  path: '/store/auth/two-factor',
}
export const confirmStoreTwoFactor: Call<typeof whole.confirmStoreTwoFactor> = {
  name: 'confirmStoreTwoFactor',
  method: 'POST',
  path: '/store/auth/two-factor/confirm',
}
export const renewStoreRecoveryCodes: Call<typeof whole.renewStoreRecoveryCodes> = {
  name: 'renewStoreRecoveryCodes',
  method: 'POST',
  path: '/store/auth/two-factor/recovery-codes',
}
export const endStoreTwoFactor: Call<typeof whole.endStoreTwoFactor> = {
  name: 'endStoreTwoFactor',
  method: 'POST',
  path: '/store/auth/two-factor/off',
}
