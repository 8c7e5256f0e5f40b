import type { Locale } from '@rahba/contract/kernel/locale'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { type MailText, renderMail } from '../platform/mail/template.ts'
import { storeMembers } from './table.ts'

/** What a mail to an owner takes: a queue, and the address the pages stand at. */
export interface Mailer {
  jobs: Pick<Deps['jobs'], 'enqueue'>
  env: Pick<Deps['env'], 'PUBLIC_URL'>
}

/**
 * Mails the owner of a store in their language, once the transaction stands; nobody where a store has no owner.
 * @param page the path of the page its button opens, without the language
 */
export async function mailOwner(
  db: Db,
  { jobs, env }: Mailer,
  { store_id, page, text }: { store_id: string; page: string; text: (to: { locale: Locale; person: string; url: string }) => MailText },
): Promise<void> {
  const [owner] = await db
    .select()
    .from(storeMembers)
    .where(and(eq(storeMembers.store_id, store_id), eq(storeMembers.is_owner, true)))
  if (!owner) return
  const { locale, name: person, email } = owner
  await jobs.enqueue(db, mailJob, {
    to: email,
    ...renderMail(locale, text({ locale, person, url: `${env.PUBLIC_URL}/${locale}${page}` })),
  })
}
