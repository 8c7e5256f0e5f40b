import type { FieldLabels } from '../kernel/labels.ts'

export const broadcastLabels = {
  title: { ar: 'عنوان الإشعار', en: 'Title' },
  body: { ar: 'نص الإشعار', en: 'Text' },
  audience: { ar: 'الجمهور', en: 'Audience' },
  categories: { ar: 'التصنيفات', en: 'Categories' },
  cities: { ar: 'المدن', en: 'Cities' },
  stores_id: { ar: 'المتاجر', en: 'Stores' },
  channels: { ar: 'القنوات', en: 'Channels' },
  timing: { ar: 'توقيت الإرسال', en: 'Timing' },
  scheduled_at: { ar: 'موعد الإرسال', en: 'Send time' },
  status: { ar: 'الحالة', en: 'Status' },
  sent_at: { ar: 'تاريخ الإرسال', en: 'Sent' },
  reached: { ar: 'المتاجر المستلمة', en: 'Stores reached' },
  read: { ar: 'القراءات', en: 'Reads' },
  mailed: { ar: 'رسائل البريد الإلكتروني', en: 'Emails' },
  pushed: { ar: 'الإشعارات الفورية', en: 'Push notifications' },
  is_read: { ar: 'مقروء', en: 'Read' },
  read_at: { ar: 'وقت القراءة', en: 'Read at' },
} satisfies FieldLabels

/** The list that an audience is chosen by; none for all. */
export const chosenBy = { all: null, category: 'categories', city: 'cities', stores: 'stores_id' } as const
