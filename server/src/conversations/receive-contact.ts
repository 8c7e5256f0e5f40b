import type { contactBody } from '@rahba/contract/conversations/contact-us'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { z } from 'zod'
import { readSettings } from '../content/settings/read-settings.ts'
import { tellAdmins } from '../notifications/tell-admins.ts'
import type { Db } from '../platform/db/types.ts'
import type { Deps } from '../platform/deps.ts'
import { mailJob } from '../platform/mail/mail-job.ts'
import { renderMail } from '../platform/mail/template.ts'
import { contactMessages } from './table.ts'

type Message = z.output<typeof contactBody>

/** The copy for the platform's own mailbox, in the language the visitor wrote from; the message itself stays as it was written. */
const copyOf = ({ name, email, phone, message }: Message, locale: Locale) =>
  renderMail(locale, {
    subject: locale === 'ar' ? `رسالة تواصل من ${name}` : `Contact message from ${name}`,
    paragraphs: [message, name, email, phone],
    notes: [
      locale === 'ar'
        ? 'للرد اكتب إلى عنوان المرسل أعلاه، أو افتح رسائل التواصل في لوحة التحكم.'
        : 'To answer, write to the sender’s address above, or open the contact messages in the dashboard.',
    ],
  })

/** Keeps a visitor's message, tells the admins who answer such messages, and mails a copy where the settings name an address for it. */
export async function receiveContact(
  { db, jobs }: { db: Db; jobs: Pick<Deps['jobs'], 'enqueue'> },
  message: Message,
  locale: Locale,
): Promise<{ id: string }> {
  const [kept] = await db
    .insert(contactMessages)
    .values({ ...message, locale })
    .returning({ id: contactMessages.id })
  if (!kept) throw new Error('An insert answers its row')
  await tellAdmins(db, 'contacts.index', {
    notif_type: 'MessageNotification',
    model_id: kept.id,
    data: {
      ar: { title: 'رسالة تواصل جديدة', body: `أرسل ${message.name} رسالة من الموقع.` },
      en: { title: 'New contact message', body: `${message.name} wrote from the website.` },
    },
  })
  const { contact_email } = await readSettings(db)
  if (contact_email) await jobs.enqueue(db, mailJob, { to: contact_email, ...copyOf(message, locale) })
  return kept
}
