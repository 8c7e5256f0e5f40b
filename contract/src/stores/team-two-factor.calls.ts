import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './team-two-factor.ts'

export const resetMemberTwoFactor: Call<typeof whole.resetMemberTwoFactor> = {
  name: 'resetMemberTwoFactor',
  method: 'DELETE',
  path: '/store/team/{id}/two-factor',
}
export const resetMemberTwoFactorOf: Call<typeof whole.resetMemberTwoFactorOf> = {
  name: 'resetMemberTwoFactorOf',
  method: 'DELETE',
  path: '/admin/stores/{id}/team/{member_id}/two-factor',
}
