import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import * as calls from '@rahba/contract/shoppers/sign-in'
import type { FastifyInstance } from 'fastify'
import { getSubject } from '../../access/codes/code-subject.ts'
import { withCode } from '../../access/codes/confirm-code.ts'
import { countSms } from '../../access/codes/count-sms.ts'
import { issueCode } from '../../access/codes/issue-code.ts'
import { markDevice, markKnownDevice } from '../../access/device.ts'
import { replyMessage } from '../../access/reply-message.ts'
import { openSession } from '../../access/sessions/open-session.ts'
import { revokeSession } from '../../access/sessions/revoke-sessions.ts'
import { codeMessages } from '../../messages/codes.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { pickOwner } from '../../platform/files/owner.ts'
import { clearSession, setSession } from '../../platform/http/cookies.ts'
import { refuseStale, seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { smsJob } from '../../platform/sms/sms-job.ts'
import { readUser, updateUser, userOfPhone } from '../users.ts'

/** Signing in by phone, and the shopper's own profile. */
export function mountUserAuth(app: FastifyInstance): void {
  serve(app, calls.userSendCode, async (ctx) => {
    const { db, deps, body, locale } = ctx
    const requester = await markKnownDevice(ctx, 'user', body.phone)
    const code = await issueCode(db, deps.env.SECRET, { purpose: 'sign_in', subject: getSubject('user', body.phone), requester })
    // This comes last, so that rejected requests do not use up the daily messages.
    await countSms(deps, db, { phone: body.phone, requester })
    await deps.jobs.enqueue(db, smsJob, {
      to: body.phone,
      text: codeMessages.sign_in.write(locale, { code, host: new URL(deps.env.PUBLIC_URL).hostname }),
    })
    return { ...replyMessage(locale, 'code_sent'), resend_seconds: codeRules.resend_seconds }
  })

  serve(app, calls.userVerifyCode, async (ctx) => {
    const { deps, body, locale, ip, request, reply } = ctx
    const { device_hash } = markDevice(ctx)
    const guess = { purpose: 'sign_in', subject: getSubject('user', body.phone), code: body.code, device_hash } as const
    return withCode(ctx, guess, async (tx) => {
      const { id } = await userOfPhone(tx, body.phone, locale)
      const { token, max_age } = await openSession(tx, {
        audience: 'user',
        subject_id: id,
        ip,
        user_agent: request.headers['user-agent'],
        device_hash,
      })
      setSession(reply, deps.env, 'user', token, [], max_age)
      reply.header('cache-control', 'no-store')
      return { token, permissions: [], user: await readUser(tx, id) }
    })
  })

  serve(app, calls.userLogout, async ({ deps, db, who, reply, locale }) => {
    await revokeSession(db, { audience: 'user', subject_id: who.user_id }, who.session_id)
    clearSession(reply, deps.env, 'user')
    return replyMessage(locale, 'logged_out')
  })

  serve(app, calls.userProfile, ({ db, who }) => readUser(db, who.user_id))

  serve(app, calls.updateUserProfile, async (ctx) => {
    const { db, who, body } = ctx
    // If two devices save at once, the second starts from what the first saved.
    const before = await readUser(db, who.user_id, true)
    refuseStale(seenVersion(ctx.request), before)
    const { avatar = before.avatar, locale = before.locale, name = before.name, email = before.email } = body
    await attachFiles(db, pickOwner(who), { avatar }, { purpose: 'picture', before: [before.avatar] })
    const after = await updateUser(db, who.user_id, { name, email, avatar, locale })
    await ctx.audit({ entity: 'users', entity_id: who.user_id, before, after })
    return after
  })
}
