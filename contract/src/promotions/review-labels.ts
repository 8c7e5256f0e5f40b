import type { FieldLabels } from '../kernel/labels.ts'

export const reviewLabels = {
  order_number: { ar: 'رقم الطلب', en: 'Order' },
  code: { ar: 'الكود', en: 'Code' },
  store: { ar: 'المتجر', en: 'Store' },
  store_id: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Shopper' },
  given: { ar: 'الخصم', en: 'Taken off' },
  reasons: { ar: 'سبب المراجعة', en: 'Why it is here' },
  reason: { ar: 'سبب المراجعة', en: 'Why it is here' },
  status: { ar: 'الحالة', en: 'Status' },
  note: { ar: 'ملاحظة', en: 'Note' },
  placed_at: { ar: 'وقت الطلب', en: 'Placed' },
  decided_by: { ar: 'راجعه', en: 'Decided by' },
  decided_at: { ar: 'وقت القرار', en: 'Decided' },
} satisfies FieldLabels
