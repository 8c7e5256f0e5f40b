import type { FieldLabels } from '../kernel/labels.ts'

export const storeAuthLabels = {
  name: { ar: 'الاسم الكامل', en: 'Full name' },
  store_name: { ar: 'اسم المتجر', en: 'Store name' },
  agreement_number: { ar: 'نسخة اتفاقية التاجر', en: 'Merchant agreement version' },
  entity_type: { ar: 'نوع الكيان', en: 'Entity type' },
} satisfies FieldLabels
