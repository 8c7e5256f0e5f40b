import type { FieldLabels } from '../../kernel/labels.ts'

export const carrierCreditLabels = {
  amount: { ar: 'المبلغ', en: 'Amount' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  note: { ar: 'السبب', en: 'Reason' },
} satisfies FieldLabels
