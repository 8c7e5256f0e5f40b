import type { FieldLabels } from '../../kernel/labels.ts'

export const commissionLabels: FieldLabels = {
  commission_bp: { ar: 'عمولة المتجر', en: 'Store commission' },
  from: { ar: 'تاريخ البدء', en: 'Start date' },
  reason: { ar: 'السبب', en: 'Reason' },
}
