import type { Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { conversationMessages } from '../messages/conversations.ts'
import { notifyAdmins } from '../notifications/notify-admins.ts'
import type { Db } from '../platform/db/types.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Mailer } from '../stores/mail-owner.ts'
import { stores } from '../stores/table.ts'
import { type DevelopmentRecord, developmentMessages } from './development-table.ts'
import { type DevelopmentChange, lockDevelopment, moveDevelopment, type NewReply, postReply } from './post-development-reply.ts'

interface ByStore {
  store_id: string
  member_id: string
}

/** Tells the admins who answer such messages, and the platform's own mailbox where it has one. */
async function notifyOffice(db: Db, { jobs, env }: Mailer, row: DevelopmentRecord, reply_id: string, text: string): Promise<void> {
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, row.store_id))
  if (!store) throw new Error('a message has its store')
  await notifyAdmins(db, 'developMessages.index', {
    notif_type: 'DevelopmentNotification',
    model: 'development-messages',
    model_id: row.id,
    once: `development:${reply_id}`,
    message: conversationMessages.development_received.write({ store: store.name, subject: row.subject }),
  })
  const { contact_email } = await readSettings(db)
  if (!contact_email) return
  const url = `${env.PUBLIC_URL}/ar/dashboard/development-messages/${row.id}`
  await jobs.enqueue(db, mailJob, {
    to: contact_email,
    ...conversationMessages.development_copy.write('ar', { store: store.name, subject: row.subject, text, url }),
  })
}

/** A store asks something of the platform. Throws `validation` for files that are not its own. */
export async function openDevelopment(
  db: Db,
  deps: Mailer,
  { store_id, member_id }: ByStore,
  { subject, problem_description, attachments }: { subject: string; problem_description: string; attachments: readonly string[] },
): Promise<DevelopmentRecord> {
  const [row] = await db.insert(developmentMessages).values({ store_id, subject }).returning()
  if (!row) throw new Error('An insert answers its row')
  const reply = await postReply(db, row, { type: 'store', id: member_id }, { message: problem_description, attachments })
  await notifyOffice(db, deps, row, reply.id, problem_description)
  return row
}

/** The store says more; a closed message opens again. Throws `not_found`, `thread_full`, `validation`. */
export async function answerDevelopment(
  db: Db,
  deps: Mailer,
  { id, store_id, member_id, locale }: ByStore & { id: string; locale: Locale },
  reply: NewReply,
): Promise<DevelopmentChange> {
  const row = await lockDevelopment(db, { id, store_id, action: 'answer', locale })
  const { id: reply_id } = await postReply(db, row, { type: 'store', id: member_id }, reply)
  await notifyOffice(db, deps, row, reply_id, reply.message)
  return moveDevelopment(db, row, 'answer')
}
