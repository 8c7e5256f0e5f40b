import type { FieldLabels } from '../kernel/labels.ts'

export const commissionLabels: FieldLabels = {
  commission_bp: { ar: 'عمولة المتجر', en: 'The store’s commission' },
  from: { ar: 'تاريخ البدء', en: 'Start date' },
  reason: { ar: 'السبب', en: 'Reason' },
}
