import type { FieldLabels } from '../kernel/labels.ts'

/** The column labels of the whole log. */
export const historyLabels = {
  at: { ar: 'الوقت', en: 'When' },
  actor: { ar: 'من', en: 'Who' },
  actor_type: { ar: 'جهة المنفذ', en: 'Done by' },
  action: { ar: 'العملية', en: 'What' },
  entity: { ar: 'نوع السجل', en: 'Kind of record' },
  record: { ar: 'السجل', en: 'Record' },
  entity_id: { ar: 'معرف السجل', en: 'Record id' },
  ip: { ar: 'عنوان IP', en: 'IP address' },
  request_id: { ar: 'الرقم المرجعي', en: 'Reference' },
} satisfies FieldLabels
