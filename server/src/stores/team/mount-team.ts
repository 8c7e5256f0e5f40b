import * as calls from '@rahba/contract/stores/team/team'
import { resetMemberTwoFactor as resetCall, resetMemberTwoFactorOf as resetOfCall } from '@rahba/contract/stores/team/team-two-factor'
import type { FastifyInstance } from 'fastify'
import { replyMessage } from '../../access/reply-message.ts'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { readStoreFacts } from '../read-store.ts'
import { addMember, inviteAgain, listTeam, removeMember, resetMemberTwoFactor, updateMember } from './team.ts'

const entity = 'members'

/** The people of a store: kept by its own team, read by admins. */
export function mountTeam(app: FastifyInstance): void {
  serve(app, calls.listTeam, (ctx) => listTeam(ctx.db, ctx.who.store_id))
  serve(app, calls.inviteMember, async ({ db, deps, who, body, audit }) => {
    const member = await addMember(db, deps, who, body)
    await audit({ entity, entity_id: member.id, store_id: who.store_id, after: member })
    return member
  })
  serve(app, calls.updateMember, async ({ db, who, params, body, audit, request }) => {
    const { before, after } = await updateMember(db, who, params.id, body, seenVersion(request))
    await audit({ entity, entity_id: params.id, store_id: who.store_id, before, after })
    return after
  })
  serve(app, calls.removeMember, async ({ db, who, params, audit }) => {
    const before = await removeMember(db, who, params.id)
    await audit({ entity, entity_id: params.id, store_id: who.store_id, before })
    return null
  })
  serve(app, calls.inviteMemberAgain, async ({ db, deps, who, params, audit, locale }) => {
    await inviteAgain(db, deps, { store_id: who.store_id, caller: who }, params.id)
    await audit({ entity, entity_id: params.id, store_id: who.store_id })
    return replyMessage(locale, 'invited_again')
  })
  serve(app, calls.listTeamOf, async ({ db, params }) => {
    const { id } = await readStoreFacts(db, params.id)
    return listTeam(db, id)
  })
  serve(app, calls.inviteMemberOf, async ({ db, deps, params, audit, locale }) => {
    await inviteAgain(db, deps, { store_id: params.id, caller: null }, params.member_id)
    await audit({ entity, entity_id: params.member_id, store_id: params.id })
    return replyMessage(locale, 'invited_again')
  })
  serve(app, resetCall, async ({ db, deps, who, params, audit, locale }) => {
    await resetMemberTwoFactor(db, deps, { store_id: who.store_id, caller: who }, params.id)
    await audit({ entity, entity_id: params.id, store_id: who.store_id })
    return replyMessage(locale, 'two_factor_reset')
  })
  serve(app, resetOfCall, async ({ db, deps, params, audit, locale }) => {
    await resetMemberTwoFactor(db, deps, { store_id: params.id, caller: null }, params.member_id)
    await audit({ entity, entity_id: params.member_id, store_id: params.id })
    return replyMessage(locale, 'two_factor_reset')
  })
}
