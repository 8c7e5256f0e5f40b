import * as calls from '@rahba/contract/access/admin-auth'
import { toIdentifier } from '@rahba/contract/access/credentials'
import { accessErrors } from '@rahba/contract/access/errors'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../platform/errors.ts'
import { clearSession } from '../../platform/http/cookies.ts'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { getSubject } from '../codes/code-subject.ts'
import { spendLink } from '../codes/confirm-code.ts'
import { issueLink } from '../codes/issue-code.ts'
import { markDevice, markKnownDevice } from '../device.ts'
import { accountMailJob } from '../mails/account-mail.ts'
import { hasMoved, notifyOfMovedContact, saveFormerContact } from '../mails/moved-contact.ts'
import { replyMessage } from '../reply-message.ts'
import { revokeSession, revokeSessions } from '../sessions/revoke-sessions.ts'
import { limitPasswordChange, resetSignInLimit } from '../sign-in-limit.ts'
import { issueChallenge } from '../two-factor/challenge.ts'
import { lockRequirement, twoFactorRequired } from '../two-factor/require.ts'
import { twoFactorSince } from '../two-factor/two-factor.ts'
import { checkAdminLogin } from './check-admin-login.ts'
import { readAdminSession } from './read-admin.ts'
import { changeAdminPassword, resetAdminPassword } from './set-password.ts'
import { signInAdmin } from './sign-in-admin.ts'
import { updateAdminProfile } from './update-profile.ts'

/** Everything below `/admin/auth` but the sessions. */
export function mountAdminAuth(app: FastifyInstance): void {
  serve(app, calls.adminLogin, async (ctx) => {
    const id = await checkAdminLogin(ctx, toIdentifier(ctx.body), ctx.body.password)
    const owner = { audience: 'admin', subject_id: id } as const
    ctx.reply.header('cache-control', 'no-store')
    return ctx.db.transaction(async (tx) => {
      await lockRequirement(tx)
      if (await twoFactorSince(tx, owner)) return issueChallenge(tx, owner, 'code')
      if (await twoFactorRequired(tx, 'admin')) return issueChallenge(tx, owner, 'set_up')
      return signInAdmin(ctx, tx, id)
    })
  })

  serve(app, calls.adminLogout, async ({ deps, db, who, reply, locale }) => {
    await revokeSession(db, { audience: 'admin', subject_id: who.admin_id }, who.session_id)
    clearSession(reply, deps.env, 'admin')
    return replyMessage(locale, 'logged_out')
  })

  serve(app, calls.adminProfile, ({ db, who }) => readAdminSession(db, who.admin_id))

  serve(app, calls.updateAdminProfile, async (ctx) => {
    const { db, deps, who, body, request, requireIdentity } = ctx
    const { before, after } = await updateAdminProfile(db, who.admin_id, body, { seen: seenVersion(request), requireIdentity })
    if (hasMoved(before, after)) await revokeSessions(db, { audience: 'admin', subject_id: after.id }, who.session_id)
    await saveFormerContact(db, { audience: 'admin', subject_id: after.id }, before, after)
    await notifyOfMovedContact(db, deps, before, after)
    await ctx.audit({ entity: 'admins', entity_id: after.id, before, after })
    return readAdminSession(db, after.id)
  })

  serve(app, calls.adminForgetPassword, async (ctx) => {
    const { db, deps, body, locale } = ctx
    const address = toIdentifier(body)
    const requester = await markKnownDevice(ctx, 'admin', address)
    const token = await issueLink(db, { purpose: 'reset_token', subject: getSubject('admin', address), requester })
    await deps.jobs.enqueue(db, accountMailJob, { side: 'admin', about: 'reset_link', address, token })
    return { ...replyMessage(locale, 'link_sent'), resend_seconds: codeRules.resend_seconds }
  })

  serve(app, calls.adminResetPassword, async (ctx) => {
    const { db, deps, body, locale } = ctx
    const link = await spendLink(db, ['reset_token', 'invitation'], body.token)
    const [side, address = ''] = link.subject.split(/:(.*)/s)
    const admin = side === 'admin' ? await resetAdminPassword(db, address, body.password) : null
    if (!admin) throw fail(accessErrors.link_invalid)
    await resetSignInLimit(deps.limits, `admin:${admin.id}`, markDevice(ctx))
    await ctx.audit({ entity: 'admins', entity_id: admin.id })
    await deps.jobs.enqueue(db, accountMailJob, { side: 'admin', about: 'password_changed', address })
    return replyMessage(locale, 'password_changed')
  })

  serve(app, calls.adminChangePassword, async (ctx) => {
    const { db, deps, who, body, locale } = ctx
    await limitPasswordChange(deps.limits, who.admin_id)
    const admin = await changeAdminPassword(db, who, body)
    await ctx.audit({ entity: 'admins', entity_id: admin.id })
    await deps.jobs.enqueue(db, accountMailJob, { side: 'admin', about: 'password_changed', address: admin.email })
    return replyMessage(locale, 'password_changed')
  })
}
