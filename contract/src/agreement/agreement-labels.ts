import type { FieldLabels } from '../kernel/labels.ts'

export const agreementLabels: FieldLabels = {
  needs_acceptance: { ar: 'تتطلب موافقة المتاجر', en: 'Stores must accept this version' },
  applies_from: { ar: 'تاريخ السريان', en: 'Effective date' },
  summary: { ar: 'ملخص التغييرات', en: 'Summary of changes' },
  number: { ar: 'رقم النسخة', en: 'Version number' },
  store: { ar: 'المتجر', en: 'Store' },
  state: { ar: 'الموافقة', en: 'Acceptance' },
  approved: { ar: 'حالة المتجر', en: 'Store status' },
  accepted_number: { ar: 'آخر نسخة وافق عليها', en: 'Last accepted version' },
  accepted_at: { ar: 'تاريخ الموافقة', en: 'Accepted on' },
  accepted_by: { ar: 'من وافق', en: 'Accepted by' },
  ip: { ar: 'عنوان IP', en: 'IP address' },
}
