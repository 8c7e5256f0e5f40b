import type { FieldLabels } from '../kernel/labels.ts'

export const broadcastLabels = {
  title: { ar: 'العنوان', en: 'Title' },
  body: { ar: 'نص الإشعار', en: 'Text' },
  audience: { ar: 'الجمهور', en: 'Audience' },
  categories: { ar: 'التصنيفات', en: 'Categories' },
  cities: { ar: 'المدن', en: 'Cities' },
  stores_id: { ar: 'المتاجر', en: 'Stores' },
  channels: { ar: 'القنوات', en: 'Channels' },
  timing: { ar: 'وقت الإرسال', en: 'When' },
  scheduled_at: { ar: 'موعد الإرسال', en: 'Send at' },
  status: { ar: 'الحالة', en: 'State' },
  sent_at: { ar: 'أُرسل في', en: 'Sent at' },
  reached: { ar: 'وصل إلى', en: 'Reached' },
  read: { ar: 'قُرئ', en: 'Read' },
  mailed: { ar: 'الرسائل البريدية', en: 'Emails' },
  pushed: { ar: 'الإشعارات الفورية', en: 'Pushes' },
  is_read: { ar: 'قُرئ', en: 'Read' },
  read_at: { ar: 'وقت القراءة', en: 'Read at' },
} satisfies FieldLabels

/** The list that an audience is chosen by; none for all. */
export const chosenBy = { all: null, category: 'categories', city: 'cities', stores: 'stores_id' } as const
