import type { FieldLabels } from '../kernel/labels.ts'

export const contactLabels = {
  name: { ar: 'المرسل', en: 'Sender' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  phone: { ar: 'رقم الهاتف', en: 'Phone' },
  message: { ar: 'الرسالة', en: 'Message' },
  status: { ar: 'الحالة', en: 'Status' },
  locale: { ar: 'لغة الصفحة', en: 'Page language' },
  created_at: { ar: 'تاريخ الوصول', en: 'Received' },
  replied_at: { ar: 'آخر رد', en: 'Last reply' },
  reply: { ar: 'الرد', en: 'Reply' },
  action: { ar: 'الإجراء', en: 'Action' },
} satisfies FieldLabels

export const maxReply = 5000
