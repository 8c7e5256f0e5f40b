import type { FieldLabels } from '../kernel/labels.ts'

export const storeAuthLabels = {
  name: { ar: 'الاسم الكامل', en: 'Full name' },
  store_name: { ar: 'اسم المتجر', en: 'Store name' },
  entity_type: { ar: 'نوع الكيان', en: 'Entity type' },
} satisfies FieldLabels
