import type { FieldLabels } from '../kernel/labels.ts'

export const developmentLabels = {
  subject: { ar: 'الموضوع', en: 'Subject' },
  problem_description: { ar: 'الوصف', en: 'Description' },
  message: { ar: 'الرد', en: 'Reply' },
  attachments: { ar: 'المرفقات', en: 'Attachments' },
  status: { ar: 'الحالة', en: 'Status' },
  store_id: { ar: 'المتجر', en: 'Store' },
  created_at: { ar: 'تاريخ الإرسال', en: 'Sent' },
  last_reply_at: { ar: 'آخر رد', en: 'Last reply' },
  action: { ar: 'الإجراء', en: 'Action' },
} satisfies FieldLabels

/** The most characters and files that a message or a reply takes. */
export const developmentMax = { subject: 120, text: 5000, attachments: 5 } as const
