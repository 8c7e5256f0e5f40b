import type { FieldLabels } from '../kernel/labels.ts'

export const bankAccountLabels = {
  iban_number: { ar: 'الآيبان', en: 'IBAN' },
  account_holder: { ar: 'صاحب الحساب', en: 'Account holder' },
} satisfies FieldLabels
