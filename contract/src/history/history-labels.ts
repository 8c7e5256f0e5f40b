import type { FieldLabels } from '../kernel/labels.ts'

/** The column labels of the whole log. */
export const historyLabels = {
  at: { ar: 'الوقت', en: 'Time' },
  actor: { ar: 'المنفّذ', en: 'Performed by' },
  actor_type: { ar: 'صفة المنفّذ', en: 'Performed as' },
  action: { ar: 'العملية', en: 'Action' },
  entity: { ar: 'نوع السجل', en: 'Record type' },
  record: { ar: 'السجل', en: 'Record' },
  entity_id: { ar: 'معرّف السجل', en: 'Record ID' },
  ip: { ar: 'عنوان IP', en: 'IP address' },
  request_id: { ar: 'الرقم المرجعي', en: 'Reference' },
} satisfies FieldLabels
