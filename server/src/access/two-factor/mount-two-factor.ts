import { accessErrors } from '@rahba/contract/access/errors'
import type { Proof, TwoFactorState } from '@rahba/contract/access/two-factor'
import * as admin from '@rahba/contract/access/two-factor-admin'
import * as store from '@rahba/contract/access/two-factor-store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditEntry } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail, failField } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { AdminWho, StoreWho } from '../../platform/http/who.ts'
import { signInAdmin } from '../admins/sign-in-admin.ts'
import { knownDevice } from '../device.ts'
import { type AccountMail, accountMailJob } from '../mails/account-mail.ts'
import { checkPassword } from '../passwords/hash-password.ts'
import { replyMessage } from '../reply-message.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { limitPasswordChange, limitSecondStep } from '../sign-in-limit.ts'
import { signInMember } from '../stores/sign-in-member.ts'
import { readChallenge, spendChallenge } from './challenge.ts'
import { lockTwoFactorAccount } from './lock-account.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { twoFactorRequired } from './require.ts'
import { beginTwoFactor, confirmTwoFactor, removeTwoFactor, spendProof, twoFactorSince } from './two-factor.ts'
import { getName, type TwoFactorAccount } from './two-factor-account.ts'

/** The context of both sides' calls: an admin's and a merchant's differ in nothing else. */
interface Ctx {
  db: Db
  deps: Deps
  request: FastifyRequest
  who: AdminWho | StoreWho
  audit(entry: Omit<AuditEntry, 'action'> & { action?: string }): Promise<void>
}

const getOwner = (who: AdminWho | StoreWho): TwoFactorAccount =>
  who.audience === 'admin' ? { audience: 'admin', subject_id: who.admin_id } : { audience: 'store', subject_id: who.member_id }

const sendNews = ({ db, deps }: Pick<Ctx, 'db' | 'deps'>, { audience }: TwoFactorAccount, about: TwoFactorNews, address: string) =>
  deps.jobs.enqueue(db, accountMailJob, { side: audience, about, address })
type TwoFactorNews = Extract<AccountMail['about'], `two_factor_${string}` | 'recovery_code_used'>

async function state({ db, who }: Pick<Ctx, 'db' | 'who'>): Promise<TwoFactorState> {
  const owner = getOwner(who)
  const enabled_at = await twoFactorSince(db, owner)
  const required = await twoFactorRequired(db, owner.audience)
  return { enabled: enabled_at !== null, enabled_at, recovery_codes_left: enabled_at ? await countRecoveryCodes(db, owner) : 0, required }
}

/** A guess at the second step, under its limits. */
const guessSecondStep = async <T>(
  ctx: Pick<Ctx, 'db' | 'deps' | 'request'>,
  owner: TwoFactorAccount,
  attempt: () => Promise<T>,
): Promise<T> => limitSecondStep(ctx.deps.limits, getName(owner), await knownDevice(ctx, owner), attempt)

/** The account of the caller once the password was checked. */
async function withPassword({ db, deps, who }: Ctx, password: string) {
  const owner = getOwner(who)
  await limitPasswordChange(deps.limits, owner.subject_id)
  const account = await lockTwoFactorAccount(db, owner)
  if (!(await checkPassword(account.password_hash, password))) throw failField('password', accessErrors.password_wrong)
  return { owner, account }
}

async function start(ctx: Ctx, body: { password: string }) {
  const { owner, account } = await withPassword(ctx, body.password)
  return beginTwoFactor(ctx.db, ctx.deps.env.SECRET, owner, account.email)
}

async function confirm(ctx: Ctx, body: { code: string }) {
  const { db, deps, who } = ctx
  const owner = getOwner(who)
  const { email, store_id, entity } = await lockTwoFactorAccount(db, owner)
  const recovery_codes = await guessSecondStep(ctx, owner, () => confirmTwoFactor(db, deps.env.SECRET, owner, body.code))
  await revokeSessions(db, owner, who.session_id)
  await ctx.audit({ entity, entity_id: owner.subject_id, store_id })
  await sendNews(ctx, owner, 'two_factor_on', email)
  return { recovery_codes }
}

async function prove(ctx: Ctx, { password, ...proof }: { password: string } & Proof) {
  const { db, deps } = ctx
  const { owner, account } = await withPassword(ctx, password)
  await guessSecondStep(ctx, owner, () => spendProof(db, deps.env.SECRET, owner, proof))
  return { owner, account }
}

async function renew(ctx: Ctx, body: { password: string } & Proof) {
  const { owner, account } = await prove(ctx, body)
  const recovery_codes = await renewRecoveryCodes(ctx.db, ctx.deps.env.SECRET, owner)
  await ctx.audit({ entity: account.entity, entity_id: owner.subject_id, store_id: account.store_id })
  return { recovery_codes }
}

async function end(ctx: Ctx, body: { password: string } & Proof) {
  const { db, who } = ctx
  const { owner, account } = await prove(ctx, body)
  if (await twoFactorRequired(db, owner.audience)) throw fail(accessErrors.two_factor_required)
  await removeTwoFactor(db, owner)
  await revokeSessions(db, owner, who.session_id)
  await ctx.audit({ entity: account.entity, entity_id: owner.subject_id, store_id: account.store_id })
  await sendNews(ctx, owner, 'two_factor_off', account.email)
}

/** Uses up the challenge and the proof together, so that a refusal uses up neither. Returns their account. */
async function spendSecondStep(
  ctx: Pick<Ctx, 'db' | 'deps' | 'request' | 'audit'>,
  audience: TwoFactorAccount['audience'],
  { challenge, ...proof }: { challenge: string } & Proof,
): Promise<TwoFactorAccount> {
  const { db, deps } = ctx
  const owner = await spendChallenge(db, audience, 'code', challenge)
  await guessSecondStep(ctx, owner, () => spendProof(db, deps.env.SECRET, owner, proof))
  if (proof.recovery_code !== undefined) {
    const { email, entity, store_id } = await lockTwoFactorAccount(db, owner)
    await ctx.audit({ action: `${entity}.recovery_code_used`, entity, entity_id: owner.subject_id, store_id })
    await sendNews(ctx, owner, 'recovery_code_used', email)
  }
  return owner
}

/** The second step of signing in, and keeping it on one's own account: admins and merchants alike. */
export function mountTwoFactor(app: FastifyInstance): void {
  serve(app, admin.adminSecondStep, async (ctx) => signInAdmin(ctx, ctx.db, (await spendSecondStep(ctx, 'admin', ctx.body)).subject_id))
  serve(app, store.storeSecondStep, async (ctx) => signInMember(ctx, ctx.db, (await spendSecondStep(ctx, 'store', ctx.body)).subject_id))

  serve(app, admin.beginAdminAtSignIn, async ({ db, deps, body, reply }) => {
    const owner = await readChallenge(db, 'admin', 'set_up', body.challenge)
    reply.header('cache-control', 'no-store')
    return beginTwoFactor(db, deps.env.SECRET, owner, (await lockTwoFactorAccount(db, owner)).email)
  })
  serve(app, admin.finishAdminAtSignIn, async (ctx) => {
    const { db, deps, body } = ctx
    const owner = await spendChallenge(db, 'admin', 'set_up', body.challenge)
    const { email } = await lockTwoFactorAccount(db, owner)
    const recovery_codes = await guessSecondStep(ctx, owner, () => confirmTwoFactor(db, deps.env.SECRET, owner, body.code))
    await revokeSessions(db, owner)
    await ctx.audit({ entity: 'admins', entity_id: owner.subject_id })
    await sendNews(ctx, owner, 'two_factor_on', email)
    return { ...(await signInAdmin(ctx, db, owner.subject_id)), recovery_codes }
  })

  serve(app, admin.readAdminTwoFactor, state)
  serve(app, store.readStoreTwoFactor, state)
  serve(app, admin.startAdminTwoFactor, (ctx) => start(ctx, ctx.body))
  serve(app, store.startStoreTwoFactor, (ctx) => start(ctx, ctx.body))
  serve(app, admin.confirmAdminTwoFactor, (ctx) => confirm(ctx, ctx.body))
  serve(app, store.confirmStoreTwoFactor, (ctx) => confirm(ctx, ctx.body))
  serve(app, admin.renewAdminRecoveryCodes, (ctx) => renew(ctx, ctx.body))
  serve(app, store.renewStoreRecoveryCodes, (ctx) => renew(ctx, ctx.body))
  serve(app, admin.endAdminTwoFactor, async (ctx) => {
    await end(ctx, ctx.body)
    return replyMessage(ctx.locale, 'two_factor_off')
  })
  serve(app, store.endStoreTwoFactor, async (ctx) => {
    await end(ctx, ctx.body)
    return replyMessage(ctx.locale, 'two_factor_off')
  })
}
