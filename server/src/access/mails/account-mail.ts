import { inLocale } from '@rahba/contract/kernel/locale'
import { eq, or, sql } from 'drizzle-orm'
import { accessMessages as texts } from '../../messages/access.ts'
import { codeMessages } from '../../messages/codes.ts'
import { twoFactorMessages } from '../../messages/security.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import type { RenderedMail } from '../../platform/mail/template.ts'
import type { Registered } from '../../platform/registered.ts'
import { storeMembers, storeRegistrations, stores } from '../../stores/table.ts'
import { countSms } from '../codes/count-sms.ts'
import type { Requester } from '../device.ts'
import { admins } from '../table.ts'

/**
 * A message to an account or to a person who registered; `registration_id` is null if a code without a registration was requested. The job looks up
 * `address` after the caller was answered, so that requests for known and unknown addresses cost the same.
 */
type StoreMail = { side: 'store'; address: string } & (
  | { about: 'verify_account'; registration_id: string | null; code: string }
  | { about: 'reset_code'; code: string; requester: Pick<Requester, 'known' | 'ip'> }
  | { about: 'invitation'; token: string }
  | { about: 'already_registered' }
  | { about: 'password_changed' }
  | { about: SecurityNews }
)
type AdminMail = { side: 'admin'; address: string } & (
  | { about: 'reset_link' | 'invitation'; token: string }
  | { about: 'password_changed' }
  | { about: SecurityNews }
)
export type AccountMail = StoreMail | AdminMail

type SecurityNews = keyof typeof twoFactorMessages

const isSecurityNews = <Job extends { about: string }>(job: Job): job is Extract<Job, { about: SecurityNews }> =>
  job.about in twoFactorMessages

export const accountMailJob = jobKind<AccountMail>('account-mail')

const isEmail = (address: string) => address.includes('@')

async function findMember(deps: Deps, address: string) {
  const [member] = await deps.db
    .select({
      name: storeMembers.name,
      email: storeMembers.email,
      phone: storeMembers.phone,
      locale: storeMembers.locale,
      active: storeMembers.active,
      is_owner: storeMembers.is_owner,
      // Both are required: a number that somebody typed must not open an account whose mailbox was never proved.
      phone_proved: sql<boolean>`${storeMembers.phone_verified_at} is not null and ${storeMembers.email_verified_at} is not null`,
      store: stores.name,
    })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.store_id))
    .where(or(eq(storeMembers.email, address), eq(storeMembers.phone, address)))
    .limit(1)
  return member
}

async function findAdmin(deps: Deps, address: string) {
  const [admin] = await deps.db
    .select({ name: admins.name, email: admins.email, locale: admins.locale, active: admins.active })
    .from(admins)
    .where(eq(admins.email, address))
  return admin?.active ? admin : undefined
}

/** Sends a mail with the id of its job, so that a mailbox recognises a repeated mail. */
type Send = (to: string, mail: Registered<RenderedMail>) => Promise<void>

/** True if a text message may be sent; otherwise only the mailbox has the code. */
async function maySms(deps: Deps, request: Parameters<typeof countSms>[2]): Promise<boolean> {
  try {
    await countSms(deps, deps.db, request)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function mailRegistered(deps: Deps, id: string | null, code: string, send: Send): Promise<void> {
  if (id === null) return
  const { name, email, locale, store_name } = storeRegistrations
  const [row] = await deps.db.select({ name, email, locale, store_name }).from(storeRegistrations).where(eq(storeRegistrations.id, id))
  if (row)
    await send(row.email, texts.verify_account.write(row.locale, { person: row.name, store: inLocale(row.store_name, row.locale), code }))
}

async function mailMember(deps: Deps, job: StoreMail, { send, id }: { send: Send; id: string }): Promise<void> {
  if (job.about === 'verify_account') return mailRegistered(deps, job.registration_id, job.code, send)
  const member = await findMember(deps, job.address)
  if (!member?.active) return
  const { locale, name: person, email } = member
  const page = (path: string) => `${deps.env.PUBLIC_URL}/${locale}/store/auth/${path}`
  if (job.about === 'already_registered') await send(email, texts.already_registered.write(locale, { person, url: page('login') }))
  else if (job.about === 'password_changed')
    await send(email, texts.password_changed.write(locale, { person, url: page('password/forget') }))
  else if (isSecurityNews(job)) await send(email, twoFactorMessages[job.about].write(locale, { person, url: page('password/forget') }))
  else if (job.about === 'invitation') {
    const text = member.is_owner ? texts.invite_owner : texts.invite_member
    const url = page(`password/reset?token=${job.token}&invitation=1`)
    await send(email, text.write(locale, { person, store: inLocale(member.store, locale), url }))
  } else if (!isEmail(job.address) && member.phone_proved && (await maySms(deps, { phone: member.phone, requester: job.requester })))
    await deps.sms.send({ to: member.phone, text: codeMessages.reset_password.write(locale, { code: job.code }), id })
  else await send(email, texts.reset_code.write(locale, { person, code: job.code }))
}

async function mailAdmin(deps: Deps, job: AdminMail, send: Send): Promise<void> {
  const admin = await findAdmin(deps, job.address)
  if (!admin) return
  const { locale, name: person, email } = admin
  const page = (path: string) => `${deps.env.PUBLIC_URL}/${locale}/dashboard/auth/password/${path}`
  if (job.about === 'password_changed') await send(email, texts.password_changed.write(locale, { person, url: page('forget') }))
  else if (isSecurityNews(job)) await send(email, twoFactorMessages[job.about].write(locale, { person, url: page('forget') }))
  else if (job.about === 'invitation')
    await send(email, texts.invite_admin.write(locale, { person, url: page(`reset?token=${job.token}&invitation=1`) }))
  else await send(email, texts.reset_link.write(locale, { person, url: page(`reset?token=${job.token}`) }))
}

export const accountMailWorker = defineWorker(accountMailJob, (deps, job, { id }) => {
  const send: Send = (to, mail) => deps.mail.send({ to, ...mail, id })
  return job.side === 'admin' ? mailAdmin(deps, job, send) : mailMember(deps, job, { send, id })
})
