import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './team.ts'

const call = declareCalls<typeof whole>()

export const listTeam = call({ name: 'listTeam', method: 'GET', path: '/store/team' })
export const inviteMember = call({ name: 'inviteMember', method: 'POST', path: '/store/team' })
export const updateMember = call({ name: 'updateMember', method: 'PUT', path: '/store/team/{id}' })
export const removeMember = call({ name: 'removeMember', method: 'DELETE', path: '/store/team/{id}' })
export const inviteMemberAgain = call({ name: 'inviteMemberAgain', method: 'POST', path: '/store/team/{id}/invitation' })
export const listTeamOf = call({ name: 'listTeamOf', method: 'GET', path: '/admin/stores/{id}/team' })
export const inviteMemberOf = call({ name: 'inviteMemberOf', method: 'POST', path: '/admin/stores/{id}/team/{member_id}/invitation' })
