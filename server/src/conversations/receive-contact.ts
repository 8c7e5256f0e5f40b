import type { SpamReason } from '@rahba/contract/conversations/contact-states'
import type { contactBody } from '@rahba/contract/conversations/contact-us.schemas'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { z } from 'zod'
import { notifyAdmins } from '../notifications/notify-admins.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { renderMail } from '../platform/mail/template.ts'
import { readSettings } from '../settings/read-settings.ts'
import { judgeWords } from './judge-words.ts'
import { contactMessages } from './table.ts'

type Message = Omit<z.output<typeof contactBody>, 'website' | 'proof'>

/** The copy for the platform's own mailbox, in the language the visitor wrote from; the message itself stays as it was written. */
const getCopy = ({ name, email, phone, message }: Message, locale: Locale) =>
  renderMail(locale, {
    subject: locale === 'ar' ? `رسالة تواصل من ${name}` : `Contact message from ${name}`,
    paragraphs: [message, name, email, phone],
    notes: [
      locale === 'ar'
        ? 'للرد اكتب إلى عنوان المرسل أعلاه، أو افتح رسائل التواصل في لوحة التحكم.'
        : 'To answer, write to the sender’s address above, or open the contact messages in the dashboard.',
    ],
  })

/** Keeps a message; one whose form has served before is kept as spam. */
async function keep(db: Db, row: typeof contactMessages.$inferInsert): Promise<{ id: string; status: string }> {
  const [kept] = await db
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing({ target: contactMessages.proof_id })
    .returning({ id: contactMessages.id, status: contactMessages.status })
  return kept ?? keep(db, { ...row, proof_id: null, status: 'spam', spam_reason: row.spam_reason ?? 'used_proof' })
}

/**
 * Keeps a visitor's message, tells the admins who answer such messages, and mails a copy where the settings name an address for it. What the form's
 * guard caught is put aside: nobody is told of it, and nothing of it is lost.
 */
export async function receiveContact(
  { db, jobs }: { db: Db; jobs: Pick<Deps['jobs'], 'enqueue'> },
  { name, phone, email, message }: Message,
  { locale, spam: caught, proof_id, proven }: { locale: Locale; spam: SpamReason | null; proof_id: string | null; proven: boolean },
): Promise<{ id: string }> {
  const spam = caught ?? (proven ? null : await judgeWords(db, message))
  const written = { name, phone, email, message }
  const kept = await keep(db, { ...written, locale, proof_id, spam_reason: spam, status: spam ? 'spam' : 'new' })
  if (kept.status === 'spam') return kept
  await notifyAdmins(db, 'contacts.index', {
    notif_type: 'MessageNotification',
    model: 'contact',
    model_id: kept.id,
    data: {
      ar: { title: 'رسالة تواصل جديدة', body: `أرسل ${name} رسالة من الموقع.` },
      en: { title: 'New contact message', body: `${name} wrote from the website.` },
    },
  })
  const { contact_email } = await readSettings(db)
  if (contact_email) await jobs.enqueue(db, mailJob, { to: contact_email, reply_to: email, ...getCopy(written, locale) })
  return kept
}
