import { accessErrors } from '@rahba/contract/access/errors'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import * as calls from '@rahba/contract/shoppers/account'
import type { FastifyInstance } from 'fastify'
import { getSubject } from '../../access/codes/code-subject.ts'
import { withCode } from '../../access/codes/confirm-code.ts'
import { countSms } from '../../access/codes/count-sms.ts'
import { issueCode } from '../../access/codes/issue-code.ts'
import { replyMessage } from '../../access/reply-message.ts'
import { codeMessages } from '../../messages/codes.ts'
import { failField } from '../../platform/errors.ts'
import { clearSession } from '../../platform/http/cookies.ts'
import { serve } from '../../platform/http/serve.ts'
import { networkKey } from '../../platform/limits/ip-key.ts'
import { smsJob } from '../../platform/sms/sms-job.ts'
import { readUser } from '../users.ts'
import { refuseUnsettled } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { keepAccount, markForDeletion, readDeletion } from './pending-deletion.ts'
import type { ShopperRecords } from './records.ts'

/** A shopper's own account: taking a copy of what is kept, deleting it, and the way back. */
export function mountAccount(app: FastifyInstance, records: ShopperRecords): void {
  serve(app, calls.exportAccount, async ({ db, deps, who, audit, reply }) => {
    await deps.limits.take(`account-export:${who.user_id}`, calls.exportsPerDay, 24 * 3600)
    const text = await exportAccount(db, who.user_id, records)
    await audit({ entity: 'users', entity_id: who.user_id })
    reply.header('content-disposition', 'attachment; filename="rahba-account.json"').header('cache-control', 'no-store')
    await reply.type('application/json; charset=utf-8').send(text)
    return null
  })

  serve(app, calls.sendDeletionCode, async ({ db, deps, who, locale, ip }) => {
    await refuseUnsettled(db, who.user_id, records)
    const { phone } = await readUser(db, who.user_id)
    const code = await issueCode(db, deps.env.SECRET, {
      purpose: 'delete_account',
      subject: getSubject('user', phone),
      subject_id: who.user_id,
    })
    await countSms(deps, db, { phone, requester: { known: true, ip: networkKey(ip) } })
    await deps.jobs.enqueue(db, smsJob, { to: phone, text: codeMessages.delete_account.write(locale, { code }) })
    return { ...replyMessage(locale, 'code_sent'), resend_seconds: codeRules.resend_seconds }
  })

  serve(app, calls.readDeletion, ({ db, who }) => readDeletion(db, who.user_id))

  serve(app, calls.keepAccount, async ({ db, who, audit }) => {
    const { before, after } = await keepAccount(db, who.user_id)
    await audit({ entity: 'users', entity_id: who.user_id, before, after })
    return after
  })

  serve(app, calls.deleteAccount, async (ctx) => {
    const { deps, who, body, reply } = ctx
    const { phone } = await readUser(deps.db, who.user_id)
    const guess = { purpose: 'delete_account', subject: getSubject('user', phone), code: body.code } as const
    const marked = await withCode(ctx, guess, async (tx, { subject_id }) => {
      // The number may have changed owners since the code was requested.
      if (subject_id !== who.user_id) throw failField('code', accessErrors.code_wrong)
      const after = await markForDeletion(deps, tx, { user_id: who.user_id, records })
      await ctx.audit({ entity: 'users', entity_id: who.user_id, after }, tx)
      return after
    })
    clearSession(reply, deps.env, 'user')
    return marked
  })
}
