import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './team-two-factor.ts'

const call = declareCalls<typeof whole>()

export const resetMemberTwoFactor = call({ name: 'resetMemberTwoFactor', method: 'DELETE', path: '/store/team/{id}/two-factor' })
export const resetMemberTwoFactorOf = call({
  name: 'resetMemberTwoFactorOf',
  method: 'DELETE',
  path: '/admin/stores/{id}/team/{member_id}/two-factor',
})
