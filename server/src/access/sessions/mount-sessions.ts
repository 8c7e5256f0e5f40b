import * as calls from '@rahba/contract/access/sessions'
import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { replyMessage } from '../reply-message.ts'
import { listSessions } from './list-sessions.ts'
import { revokeSession, revokeSessions } from './revoke-sessions.ts'

/** Mounts the calls to list and end the sessions of admins, merchants and shoppers. */
export function mountSessions(app: FastifyInstance): void {
  serve(app, calls.listAdminSessions, async ({ db, who }) => ({ data: await listSessions(db, 'admin', who.admin_id, who.session_id) }))
  serve(app, calls.endAdminSession, async ({ db, who, params }) => {
    if (!(await revokeSession(db, { audience: 'admin', subject_id: who.admin_id }, params.id))) throw fail(errors.not_found)
    return null
  })
  serve(app, calls.endOtherAdminSessions, async ({ db, who, locale }) => {
    await revokeSessions(db, { audience: 'admin', subject_id: who.admin_id }, who.session_id)
    return replyMessage(locale, 'others_signed_out')
  })

  serve(app, calls.listStoreSessions, async ({ db, who }) => ({ data: await listSessions(db, 'store', who.member_id, who.session_id) }))
  serve(app, calls.endStoreSession, async ({ db, who, params }) => {
    if (!(await revokeSession(db, { audience: 'store', subject_id: who.member_id }, params.id))) throw fail(errors.not_found)
    return null
  })
  serve(app, calls.endOtherStoreSessions, async ({ db, who, locale }) => {
    await revokeSessions(db, { audience: 'store', subject_id: who.member_id }, who.session_id)
    return replyMessage(locale, 'others_signed_out')
  })

  serve(app, calls.listUserSessions, async ({ db, who }) => ({ data: await listSessions(db, 'user', who.user_id, who.session_id) }))
  serve(app, calls.endUserSession, async ({ db, who, params }) => {
    if (!(await revokeSession(db, { audience: 'user', subject_id: who.user_id }, params.id))) throw fail(errors.not_found)
    return null
  })
  serve(app, calls.endOtherUserSessions, async ({ db, who, locale }) => {
    await revokeSessions(db, { audience: 'user', subject_id: who.user_id }, who.session_id)
    return replyMessage(locale, 'others_signed_out')
  })
}
