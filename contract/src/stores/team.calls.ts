import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './team.ts'

export const listTeam: Call<typeof whole.listTeam> = { name: 'listTeam', method: 'GET', path: '/store/team' }
export const inviteMember: Call<typeof whole.inviteMember> = { name: 'inviteMember', method: 'POST', path: '/store/team' }
export const updateMember: Call<typeof whole.updateMember> = { name: 'updateMember', method: 'PUT', path: '/store/team/{id}' }
export const removeMember: Call<typeof whole.removeMember> = { name: 'removeMember', method: 'DELETE', path: '/store/team/{id}' }
export const inviteMemberAgain: Call<typeof whole.inviteMemberAgain> = {
  name: 'inviteMemberAgain',
  method: 'POST',
  path: '/store/team/{id}/invitation',
}
export const listTeamOf: Call<typeof whole.listTeamOf> = { name: 'listTeamOf', method: 'GET', path: '/admin/stores/{id}/team' }
export const inviteMemberOf: Call<typeof whole.inviteMemberOf> = {
  name: 'inviteMemberOf',
  method: 'POST',
  path: '/admin/stores/{id}/team/{member_id}/invitation',
}
