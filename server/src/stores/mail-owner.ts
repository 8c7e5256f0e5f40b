import type { Locale } from '@rahba/contract/kernel/locale'
import type { NoticeGroup } from '@rahba/contract/notifications/choices'
import { storeChoicesPath } from '@rahba/contract/notifications/notice-links'
import { and, eq, sql } from 'drizzle-orm'
import { wantedBy } from '../notifications/choices.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { type MailText, renderMail } from '../platform/mail/template.ts'
import { storeMembers } from './table.ts'

/** The parts that a mail to an owner needs: a queue, and the address of the pages. */
export interface Mailer {
  jobs: Pick<Deps['jobs'], 'enqueue'>
  env: Pick<Deps['env'], 'PUBLIC_URL'>
}

/**
 * Mails the owner of a store in their language, once the transaction stands; nobody where a store has no owner, or where they turned mails of its `group` off.
 * @param page the path of the page its button opens, without the language
 */
export async function mailOwner(
  db: Db,
  { jobs, env }: Mailer,
  {
    store_id,
    group,
    page,
    text,
  }: { store_id: string; group: NoticeGroup; page: string; text: (to: { locale: Locale; person: string; url: string }) => MailText },
): Promise<void> {
  const [owner] = await db
    .select()
    .from(storeMembers)
    .where(
      and(
        eq(storeMembers.store_id, store_id),
        eq(storeMembers.is_owner, true),
        eq(storeMembers.active, true),
        wantedBy(sql`'store'`, sql`${storeMembers.id}`, group, 'email'),
      ),
    )
  if (!owner) return
  const { locale, name: person, email } = owner
  const at = (path: string) => `${env.PUBLIC_URL}/${locale}${path}`
  await jobs.enqueue(db, mailJob, {
    to: email,
    ...renderMail(locale, { ...text({ locale, person, url: at(page) }), choices: at(storeChoicesPath) }),
  })
}
