import { z } from 'zod'
import { messageResponse } from '../../access/credentials.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { storePermissions } from '../../kernel/store-permissions.ts'
import { storeErrors } from '../errors.ts'
import * as calls from './team.calls.ts'
import { inviteMemberBody, updateMemberBody } from './team.schemas.ts'
import { teamLabels } from './team-labels.ts'

/** People of one store: few enough to be listed whole. */
export const teamSize = 50

const teamMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  is_owner: z.boolean(),
  /** The owner has all of them. */
  permissions: z.array(z.enum(storePermissions)),
  active: z.boolean(),
  /** Has no password yet: the invitation was not followed. */
  invited: z.boolean(),
  /** True if their sign-in takes a second step. */
  two_factor: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type TeamMember = z.output<typeof teamMember>

const team = { access: { audience: 'store', permissions: ['team'] }, owner: 'store', tags: ['stores'], labels: teamLabels } as const
const reach = [errors.not_found, storeErrors.member_out_of_reach, storeErrors.permission_not_yours] as const

export const listTeam = endpoint({
  ...team,
  ...calls.listTeam,
  summary: "List the store's team, owner first",
  response: z.array(teamMember),
})
export const inviteMember = endpoint({
  ...team,
  ...calls.inviteMember,
  step_up: true,
  summary: 'Add a team member and email an invitation to set a password. The caller can only grant permissions they have',
  audit: { action: 'members.invite' },
  limits: [{ by: 'ip', points: 20, seconds: 3600 }],
  body: inviteMemberBody,
  response: teamMember,
  status: 201,
  errors: [errors.already_taken, storeErrors.permission_not_yours, storeErrors.team_full],
})
export const updateMember = endpoint({
  ...team,
  ...calls.updateMember,
  step_up: true,
  summary: "Update a member's permissions or turn off their access. The owner and the caller can't be changed",
  audit: { action: 'members.permissions' },
  params: idParams,
  body: updateMemberBody,
  response: teamMember,
  errors: [...reach, errors.stale_record],
})
export const removeMember = endpoint({
  ...team,
  ...calls.removeMember,
  step_up: true,
  summary: 'Remove a member from the team and end their sessions',
  audit: { action: 'members.remove' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found, storeErrors.member_out_of_reach],
})
export const inviteMemberAgain = endpoint({
  ...team,
  ...calls.inviteMemberAgain,
  summary: "Resend a team member's email invitation. Earlier links stop working",
  audit: { action: 'members.invite' },
  limits: [{ by: 'ip', points: 20, seconds: 3600 }],
  params: idParams,
  response: messageResponse,
  errors: [errors.not_found, storeErrors.member_out_of_reach, storeErrors.member_joined],
})

const admin = (permission: 'stores.index' | 'stores.update') =>
  ({ access: { audience: 'admin', permissions: [permission] }, owner: 'platform', tags: ['stores'], labels: teamLabels }) as const
export const listTeamOf = endpoint({
  ...admin('stores.index'),
  ...calls.listTeamOf,
  summary: "List a store's team",
  params: idParams,
  response: z.array(teamMember),
  errors: [errors.not_found],
})
export const inviteMemberOf = endpoint({
  ...admin('stores.update'),
  ...calls.inviteMemberOf,
  summary: "Resend the email invitation of a store's owner or member",
  audit: { action: 'members.invite' },
  params: z.object({ id: z.uuid('uuid'), member_id: z.uuid('uuid') }),
  response: messageResponse,
  errors: [errors.not_found, storeErrors.member_joined],
})
