import { toIdentifier } from '@rahba/contract/access/credentials'
import { accessErrors } from '@rahba/contract/access/errors'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import * as calls from '@rahba/contract/access/store-auth'
import type { FastifyInstance } from 'fastify'
import { saveAcceptance } from '../../agreement/accept-agreement.ts'
import { requireCurrent } from '../../agreement/current-version.ts'
import { fail, failField } from '../../platform/errors.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { clearSession } from '../../platform/http/cookies.ts'
import { serve } from '../../platform/http/serve.ts'
import { confirmRegistration, pickRegistration, registerStore } from '../../stores/registration/register-store.ts'
import { changeStorePassword, resetStorePassword } from '../../stores/team/member-password.ts'
import { getSubject } from '../codes/code-subject.ts'
import { spendLink, withCode } from '../codes/confirm-code.ts'
import { issueCode, issueLink } from '../codes/issue-code.ts'
import { getDevice, markDevice, markKnownDevice } from '../device.ts'
import { type AccountMail, accountMailJob } from '../mails/account-mail.ts'
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts'
import { replyMessage } from '../reply-message.ts'
import { revokeSession } from '../sessions/revoke-sessions.ts'
import { limitPasswordChange, resetSignInLimit } from '../sign-in-limit.ts'
import { issueChallenge } from '../two-factor/challenge.ts'
import { twoFactorSince } from '../two-factor/two-factor.ts'
import { checkStoreLogin } from './check-store-login.ts'
import { signInMember } from './sign-in-member.ts'

const resend_seconds = codeRules.resend_seconds

async function register(ctx: CallContext<typeof calls.storeRegister>) {
  const { body, deps, locale } = ctx
  refuseCommonPassword('password', body.password)
  const requester = markDevice(ctx)
  const code_length = await deps.db.transaction(async (tx) => {
    await requireCurrent(tx, body.agreement_number ?? null)
    const { id, owner } = await registerStore(tx, { ...body, locale }, requester.device_hash)
    const sendMail = (mail: AccountMail) => deps.jobs.enqueue(tx, accountMailJob, mail)
    const request = { purpose: 'verify_account', subject: getSubject('store', body.email), requester } as const
    // A corrected registration replaces the one before and its code; the new code is sent at once.
    const code = await issueCode(tx, deps.env.SECRET, request, { pause: false })
    if (owner !== null) await sendMail({ side: 'store', about: 'already_registered', address: owner })
    else await sendMail({ side: 'store', about: 'verify_account', address: body.email, registration_id: id, code })
    return code.length
  })
  return { ...replyMessage(locale, 'code_sent'), resend_seconds, code_length, email: body.email }
}

/** Sends the code of this browser's registration again. A browser without a registration gets the same response, but no code is sent. */
async function resendCode(ctx: CallContext<typeof calls.storeResendCode>) {
  const { db, deps, body, locale } = ctx
  const requester = markDevice(ctx)
  const identifier = toIdentifier(body)
  const registration = await pickRegistration(db, identifier, requester.device_hash)
  const address = registration?.email ?? identifier
  const code = await issueCode(db, deps.env.SECRET, { purpose: 'verify_account', subject: getSubject('store', address), requester })
  const registration_id = registration?.id ?? null
  await deps.jobs.enqueue(db, accountMailJob, { side: 'store', about: 'verify_account', address, registration_id, code })
  return { ...replyMessage(locale, 'code_sent'), resend_seconds, code_length: code.length }
}

async function sendResetCode(ctx: CallContext<typeof calls.storeForgetPassword>) {
  const { db, deps, body, locale } = ctx
  const address = toIdentifier(body)
  const requester = await markKnownDevice(ctx, 'store', address)
  const code = await issueCode(db, deps.env.SECRET, { purpose: 'reset_password', subject: getSubject('store', address), requester })
  const { known, ip } = requester
  await deps.jobs.enqueue(db, accountMailJob, { side: 'store', about: 'reset_code', address, code, requester: { known, ip } })
  return { ...replyMessage(locale, 'code_sent'), resend_seconds }
}

async function changePassword(ctx: CallContext<typeof calls.storeChangePassword> | CallContext<typeof calls.storeProfileChangePassword>) {
  const { db, deps, who, body, locale } = ctx
  await limitPasswordChange(deps.limits, who.member_id)
  const member = await changeStorePassword(db, who, body)
  await ctx.audit({ entity: 'store-members', entity_id: member.id, store_id: member.store_id })
  await deps.jobs.enqueue(db, accountMailJob, { side: 'store', about: 'password_changed', address: member.email })
  return replyMessage(locale, 'password_changed')
}

/** Everything below `/store/auth`, and the second address of change-password. */
export function mountStoreAuth(app: FastifyInstance): void {
  serve(app, calls.storeLogin, async (ctx) => {
    const member = await checkStoreLogin(ctx, toIdentifier(ctx.body), ctx.body.password)
    const owner = { audience: 'store', subject_id: member.id } as const
    if (await twoFactorSince(ctx.db, owner)) {
      ctx.reply.header('cache-control', 'no-store')
      return issueChallenge(ctx.db, owner, 'code')
    }
    return signInMember(ctx, ctx.db, member.id)
  })

  serve(app, calls.storeLogout, async ({ deps, db, who, reply, locale }) => {
    await revokeSession(db, { audience: 'store', subject_id: who.member_id }, who.session_id)
    clearSession(reply, deps.env, 'store')
    return replyMessage(locale, 'logged_out')
  })

  serve(app, calls.storeRegister, register)
  serve(app, calls.storeResendCode, resendCode)
  serve(app, calls.storeForgetPassword, sendResetCode)

  serve(app, calls.storeVerifyAccount, async (ctx) => {
    const { deps, body, locale } = ctx
    const identifier = toIdentifier(body)
    const device_hash = getDevice(ctx)
    const address = (await pickRegistration(deps.db, identifier, device_hash))?.email ?? identifier
    const guess = { purpose: 'verify_account', subject: getSubject('store', address), code: body.code, device_hash } as const
    const answer = await withCode(ctx, guess, async (tx) => {
      const confirmed = await confirmRegistration(tx, address, device_hash)
      // The registration ended in between.
      if (!confirmed) throw failField('code', accessErrors.code_wrong)
      const { agreement_number: number, ...made } = confirmed
      if (number !== null) await saveAcceptance(tx, { ...made, number, ip: ctx.ip })
      return signInMember(ctx, tx, confirmed.member_id)
    })
    return { ...answer, ...replyMessage(locale, 'account_verified') }
  })

  serve(app, calls.storeVerifyToken, async (ctx) => {
    const { body, locale } = ctx
    const subject = getSubject('store', toIdentifier(body))
    const guess = { purpose: 'reset_password', subject, code: body.code, device_hash: getDevice(ctx) } as const
    const token = await withCode(ctx, guess, (tx) => issueLink(tx, { purpose: 'reset_token', subject }, { limited: false }))
    ctx.reply.header('cache-control', 'no-store')
    return { ...replyMessage(locale, 'code_right'), token }
  })

  serve(app, calls.storeResetPassword, async (ctx) => {
    const { db, deps, body, locale } = ctx
    const link = await spendLink(db, ['reset_token', 'invitation'], body.token)
    const [side, address = ''] = link.subject.split(/:(.*)/s)
    if (side !== 'store') throw fail(accessErrors.link_invalid)
    const member = await resetStorePassword(db, address, body.password)
    if (!member) throw fail(accessErrors.link_invalid)
    await resetSignInLimit(deps.limits, `store:${member.id}`, markDevice(ctx))
    await ctx.audit({ entity: 'store-members', entity_id: member.id, store_id: member.store_id })
    await deps.jobs.enqueue(db, accountMailJob, { side: 'store', about: 'password_changed', address: member.email })
    return replyMessage(locale, 'password_changed')
  })

  serve(app, calls.storeChangePassword, changePassword)
  serve(app, calls.storeProfileChangePassword, changePassword)
}
