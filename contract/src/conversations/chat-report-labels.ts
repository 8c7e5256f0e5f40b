import type { FieldLabels } from '../kernel/labels.ts'

export const reportLabels = {
  reason: { ar: 'السبب', en: 'Reason' },
  note: { ar: 'ملاحظة', en: 'Note' },
  status: { ar: 'الحالة', en: 'Status' },
  side: { ar: 'المُبلِّغ', en: 'Reported by' },
  created_at: { ar: 'وصل', en: 'Received' },
  decided_at: { ar: 'حُسم', en: 'Decided' },
  decision_note: { ar: 'ما اتُّخذ', en: 'What was done' },
  decided_by: { ar: 'راجعه', en: 'Decided by' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Shopper' },
} satisfies FieldLabels
/** The side that reported. */
export const reportSides = { store: { ar: 'المتجر', en: 'The store' }, user: { ar: 'العميل', en: 'The shopper' } } as const
