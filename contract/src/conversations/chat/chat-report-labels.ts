import type { FieldLabels } from '../../kernel/labels.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import type { ChatSide } from './chat-shapes.ts'

export const reportLabels = {
  reason: { ar: 'السبب', en: 'Reason' },
  note: { ar: 'ملاحظة', en: 'Note' },
  status: { ar: 'الحالة', en: 'Status' },
  side: { ar: 'المُبلِّغ', en: 'Reported by' },
  created_at: { ar: 'تاريخ البلاغ', en: 'Received' },
  decided_at: { ar: 'تاريخ المراجعة', en: 'Reviewed' },
  decision_note: { ar: 'الإجراء المتخذ', en: 'Action taken' },
  decided_by: { ar: 'المُراجِع', en: 'Reviewed by' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Customer' },
} satisfies FieldLabels
/** The side that reported. */
export const reportSides: Record<ChatSide, Bilingual> = { store: { ar: 'المتجر', en: 'Store' }, user: { ar: 'العميل', en: 'Customer' } }
