import type { FieldLabels } from '../kernel/labels.ts'

export const reviewLabels = {
  order_number: { ar: 'رقم الطلب', en: 'Order number' },
  code: { ar: 'الكود', en: 'Code' },
  store: { ar: 'المتجر', en: 'Store' },
  store_id: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Customer' },
  given: { ar: 'الخصم', en: 'Discount' },
  reasons: { ar: 'سبب المراجعة', en: 'Review reason' },
  reason: { ar: 'سبب المراجعة', en: 'Review reason' },
  status: { ar: 'الحالة', en: 'Status' },
  note: { ar: 'ملاحظة', en: 'Note' },
  placed_at: { ar: 'وقت الطلب', en: 'Order time' },
  decided_by: { ar: 'المُراجِع', en: 'Reviewed by' },
  decided_at: { ar: 'وقت المراجعة', en: 'Reviewed' },
} satisfies FieldLabels
