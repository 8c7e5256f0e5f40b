import type { DevelopmentActionInput } from '@rahba/contract/conversations/development-messages'
import { brand } from '@rahba/contract/kernel/brand'
import type { Locale } from '@rahba/contract/kernel/locale'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { type Mailer, mailOwner } from '../stores/mail-owner.ts'
import type { DevelopmentRecord } from './development-table.ts'
import { type DevelopmentChange, lockDevelopment, moveDevelopment, postReply } from './post-development-reply.ts'

type DevelopmentStep = DevelopmentActionInput & { id: string; admin_id: string; locale: Locale }

/** The notices to a store: its message was answered, or the matter is closed. */
const noticeTexts = {
  reply: (subject: string) => ({
    ar: { title: 'رد على رسالة التطوير', body: `ردت ${brand.name.ar} على رسالتك «${subject}».` },
    en: { title: 'Your development message was answered', body: `${brand.name.en} answered “${subject}”.` },
  }),
  close: (subject: string) => ({
    ar: { title: 'أُغلقت رسالة التطوير', body: `أُغلقت رسالتك «${subject}». اكتب ردًا عليها لتُفتح من جديد.` },
    en: { title: 'Your development message was closed', body: `“${subject}” was closed. Write under it to open it again.` },
  }),
}

/** Tells the store in its list and its owner by mail. `once` tells several of one kind apart. */
async function notifyStore(
  db: Db,
  deps: Mailer,
  { id, store_id, subject }: DevelopmentRecord,
  { kind, once, paragraphs = [] }: { kind: keyof typeof noticeTexts; once: string; paragraphs?: readonly string[] },
): Promise<void> {
  const data = noticeTexts[kind](subject)
  await notify(db, {
    audience: 'store',
    recipient_ids: [store_id],
    notif_type: 'DevelopmentNotification',
    model: 'development-messages',
    model_id: id,
    once: `development:${kind}:${once}`,
    data,
  })
  await mailOwner(db, deps, {
    group: 'messages',
    store_id,
    page: `/store/pages/contact-us?tab=development&message=${id}`,
    text: ({ locale, person, url }) => ({
      subject: `${data[locale].title} - ${brand.name[locale]}`,
      greeting: locale === 'ar' ? `مرحبًا ${person}،` : `Hello ${person},`,
      paragraphs: [data[locale].body, ...paragraphs],
      button: { label: locale === 'ar' ? 'فتح الرسالة' : 'Open the message', url },
    }),
  })
}

/** One step of an admin's with a store's message, by the table of the contract. Throws `not_found`, `message_wrong_state`, `thread_full`, `validation`. */
export async function actOnDevelopment(db: Db, deps: Mailer, step: DevelopmentStep): Promise<DevelopmentChange> {
  const { action, admin_id } = step
  const row = await lockDevelopment(db, step)
  if (step.action === 'reply') {
    const { message, attachments } = step
    const reply = await postReply(db, row, { type: 'admin', id: admin_id }, { message, attachments })
    await notifyStore(db, deps, row, { kind: 'reply', once: reply.id, paragraphs: message.split(/\n{2,}/) })
  }
  const change = await moveDevelopment(db, row, action)
  if (action === 'close') await notifyStore(db, deps, row, { kind: 'close', once: `${row.id}:${change.after.updated_at}` })
  return change
}
