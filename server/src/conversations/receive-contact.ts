import type { SpamReason } from '@rahba/contract/conversations/contact-states'
import type { contactBody } from '@rahba/contract/conversations/contact-us.schemas'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { z } from 'zod'
import { conversationMessages } from '../messages/conversations.ts'
import { notifyAdmins } from '../notifications/notify-admins.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findSpamReason } from './find-spam-reason.ts'
import { contactMessages } from './table.ts'

type Message = Omit<z.output<typeof contactBody>, 'website' | 'proof'>

/** Saves a message, as spam if its form was used before. */
async function keep(db: Db, row: typeof contactMessages.$inferInsert): Promise<{ id: string; status: string }> {
  const [saved] = await db
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing({ target: contactMessages.proof_id })
    .returning({ id: contactMessages.id, status: contactMessages.status })
  return saved ?? keep(db, { ...row, proof_id: null, status: 'spam', spam_reason: row.spam_reason ?? 'used_proof' })
}

/**
 * Saves a visitor's message, notifies the admins who answer such messages, and mails a copy if the settings have an address for it. Spam is saved
 * without notices or mails.
 */
export async function receiveContact(
  { db, jobs }: { db: Db; jobs: Pick<Deps['jobs'], 'enqueue'> },
  { name, phone, email, message }: Message,
  { locale, spam: caught, proof_id, proven }: { locale: Locale; spam: SpamReason | null; proof_id: string | null; proven: boolean },
): Promise<{ id: string }> {
  const spam = caught ?? (proven ? null : await findSpamReason(db, message))
  const written = { name, phone, email, message }
  const saved = await keep(db, { ...written, locale, proof_id, spam_reason: spam, status: spam ? 'spam' : 'new' })
  if (saved.status === 'spam') return saved
  await notifyAdmins(db, 'contacts.index', {
    notif_type: 'MessageNotification',
    model: 'contact',
    model_id: saved.id,
    message: conversationMessages.contact_received.write({ name }),
  })
  const { contact_email } = await readSettings(db)
  if (contact_email)
    await jobs.enqueue(db, mailJob, { to: contact_email, reply_to: email, ...conversationMessages.contact_copy.write(locale, written) })
  return saved
}
