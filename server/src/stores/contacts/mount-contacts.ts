import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { sendEmailCode, sendPhoneCode, verifyEmail, verifyPhone } from '@rahba/contract/stores/profile/profile'
import { approval } from '@rahba/contract/stores/store-states'
import type { FastifyInstance } from 'fastify'
import { countSms } from '../../access/codes/count-sms.ts'
import { codeMessages } from '../../messages/codes.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { networkKey } from '../../platform/limits/ip-key.ts'
import { mailJob } from '../../platform/mail/mail-job.ts'
import { smsJob } from '../../platform/sms/sms-job.ts'
import { readProfile } from '../read-store.ts'
import { type Contact, confirmContact, createContactCode, isOwnContact } from './verify-contact.ts'

/** The answer once a code was sent. */
const codeSent = {
  phone: { ar: 'أرسلنا رمز التحقق إلى جوالك', en: 'We sent a verification code to your mobile number' },
  email: { ar: 'أرسلنا رمز التحقق إلى بريدك الإلكتروني', en: 'We sent a verification code to your email' },
} as const

type Confirming = Pick<CallContext<typeof verifyEmail>, 'deps' | 'ip' | 'who' | 'audit'>

const confirm = ({ deps, ip, who, audit }: Confirming, contact: Contact, value: string, code: string) =>
  confirmContact({ deps, ip }, { member_id: who.member_id, session_id: who.session_id, contact, value, code }, (tx, before, after) =>
    audit({ action: `members.verify_${contact}`, entity: 'members', entity_id: who.member_id, store_id: who.store_id, before, after }, tx),
  )

// A code goes to whatever number or address is named: without a limit over all of them an account could write to strangers at our cost, and
// guess more codes than `codeRules` says.
const limitCodes = ({ deps, who }: Pick<Confirming, 'deps' | 'who'>, contact: Contact) =>
  deps.limits.take(`contact-code:${contact}:${who.member_id}`, codeRules.per_day, 24 * 3600)

/** Another sign-in name takes a proof of identity: when its code is asked for, and when it is confirmed. */
async function requireIdentityFor(
  ctx: Pick<CallContext<typeof verifyEmail>, 'db' | 'who' | 'requireIdentity'>,
  contact: Contact,
  value: string,
) {
  if (!(await isOwnContact(ctx.db, ctx.who.member_id, contact, value))) ctx.requireIdentity()
}

/** A member's own phone and address: a code to the value, and its confirmation. */
export function mountContacts(app: FastifyInstance): void {
  serve(app, sendPhoneCode, async (ctx) => {
    const { deps, who, body, locale, ip } = ctx
    await requireIdentityFor(ctx, 'phone', body.phone)
    await limitCodes({ deps, who }, 'phone')
    // An unapproved store is not known, since anybody may register one.
    const requester = { known: who.approved === approval.approved, ip: networkKey(ip) }
    const code_length = await deps.db.transaction(async (tx) => {
      const { code, isUsed } = await createContactCode(tx, deps.env.SECRET, {
        member_id: who.member_id,
        contact: 'phone',
        value: body.phone,
      })
      await countSms(deps, tx, { phone: body.phone, requester })
      await deps.jobs.enqueue(tx, smsJob, {
        to: body.phone,
        text: isUsed ? codeMessages.phone_taken.write(locale, {}) : codeMessages.confirm_phone.write(locale, { code }),
      })
      return code.length
    })
    return { sent: true as const, message: codeSent.phone[locale], code_length }
  })
  serve(app, sendEmailCode, async (ctx) => {
    const { deps, who, body, locale } = ctx
    await requireIdentityFor(ctx, 'email', body.email)
    await limitCodes({ deps, who }, 'email')
    const code_length = await deps.db.transaction(async (tx) => {
      const { code, isUsed } = await createContactCode(tx, deps.env.SECRET, {
        member_id: who.member_id,
        contact: 'email',
        value: body.email,
      })
      await deps.jobs.enqueue(tx, mailJob, {
        to: body.email,
        ...(isUsed ? codeMessages.email_taken.write(locale, {}) : codeMessages.confirm_email.write(locale, { code })),
      })
      return code.length
    })
    return { sent: true as const, message: codeSent.email[locale], code_length }
  })
  serve(app, verifyPhone, async (ctx) => {
    await requireIdentityFor(ctx, 'phone', ctx.body.phone)
    await confirm(ctx, 'phone', ctx.body.phone, ctx.body.code)
    return readProfile(ctx.db, ctx.who.member_id)
  })
  serve(app, verifyEmail, async (ctx) => {
    await requireIdentityFor(ctx, 'email', ctx.body.email)
    await confirm(ctx, 'email', ctx.body.email, ctx.body.code)
    return readProfile(ctx.db, ctx.who.member_id)
  })
}
