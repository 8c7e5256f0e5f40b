import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { storeErrors } from '../stores/errors.ts'
import { notAudited, said } from './credentials.ts'
import { accessErrors } from './errors.ts'
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

const reset = {
  method: 'DELETE',
  step_up: true,
  tags: ['stores'],
  audit: { action: 'members.two_factor_reset' },
  response: said,
} as const
export const resetMemberTwoFactor = endpoint({
  ...reset,
  name: 'resetMemberTwoFactor',
  path: '/store/team/{id}/two-factor',
  summary: 'Switch off the two-factor sign-in of a member who lost phone and recovery codes; ends their sessions and tells them by mail',
  access: { audience: 'store', permissions: ['team'] },
  owner: 'store',
  params: idParams,
  errors: [errors.not_found, accessErrors.two_factor_off, storeErrors.member_out_of_reach],
})
export const resetMemberTwoFactorOf = endpoint({
  ...reset,
  name: 'resetMemberTwoFactorOf',
  path: '/admin/stores/{id}/team/{member_id}/two-factor',
  summary: 'The same for an owner or member of any store, by an admin who made sure who is asking',
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  params: z.object({ id: z.uuid('uuid'), member_id: z.uuid('uuid') }),
  errors: [errors.not_found, accessErrors.two_factor_off],
})
