import type { contactBody } from '@rahba/contract/conversations/contact-us'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { z } from 'zod'
import { adminsWith } from '../access/admins/admins-with.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { contactMessages } from './table.ts'

/** Keeps a visitor's message and tells the admins who answer such messages. */
export async function receiveContact(db: Db, message: z.output<typeof contactBody>, locale: Locale): Promise<{ id: string }> {
  const [kept] = await db
    .insert(contactMessages)
    .values({ ...message, locale })
    .returning({ id: contactMessages.id })
  if (!kept) throw new Error('An insert answers its row')
  await notify(db, {
    audience: 'admin',
    recipient_ids: await adminsWith(db, 'contacts.index'),
    notif_type: 'MessageNotification',
    model_id: kept.id,
    data: {
      ar: { title: 'رسالة تواصل جديدة', body: `أرسل ${message.name} رسالة من الموقع.` },
      en: { title: 'New contact message', body: `${message.name} wrote from the website.` },
    },
  })
  return kept
}
