import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { NoticeGroup } from '@rahba/contract/notifications/choices'
import { storeChoicesPath } from '@rahba/contract/notifications/notice-links'
import { and, eq, sql } from 'drizzle-orm'
import type { WrittenNotice } from '../messages/message.ts'
import { noticeMailMessages } from '../messages/notice-mail.ts'
import { isNotMuted } from '../notifications/choices.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { storeMembers } from './table.ts'

/** The parts that a mail to an owner needs: a queue, and the address of the pages. */
export interface Mailer {
  jobs: Pick<Deps['jobs'], 'enqueue'>
  env: Pick<Deps['env'], 'PUBLIC_URL'>
}

interface OwnerMail {
  store_id: string
  /** The group whose mails the owner may have turned off. */
  group: NoticeGroup
  /** The path of the page that the button opens, without the language. */
  page: string
  button: Bilingual
  /** The notice that the mail repeats. */
  message: WrittenNotice<'store'>
  /** Paragraphs below it. */
  more?: readonly string[]
}

/** Mails the owner of a store in their language once the transaction commits; nobody if the store has no owner or they turned such mails off. */
export async function mailOwner(
  db: Db,
  { jobs, env }: Mailer,
  { store_id, group, page, button, message, more = [] }: OwnerMail,
): Promise<void> {
  const [owner] = await db
    .select()
    .from(storeMembers)
    .where(
      and(
        eq(storeMembers.store_id, store_id),
        eq(storeMembers.is_owner, true),
        eq(storeMembers.active, true),
        isNotMuted(sql`'store'`, sql`${storeMembers.id}`, group, 'email'),
      ),
    )
  if (!owner) return
  const { locale, name: person, email } = owner
  const at = (path: string) => `${env.PUBLIC_URL}/${locale}${path}`
  const mail = { notice: message.data[locale], person, button: { label: button, url: at(page) }, choices: at(storeChoicesPath), more }
  await jobs.enqueue(db, mailJob, { to: email, ...noticeMailMessages.notice.write(locale, mail) })
}
