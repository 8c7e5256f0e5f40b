import type { FieldLabels } from '../kernel/labels.ts'

export const additionalFieldLabels = {
  kind: { ar: 'نوع الحقل', en: 'Kind' },
  is_required: { ar: 'إلزامي', en: 'Required' },
  options: { ar: 'الخيارات', en: 'Options' },
  price: { ar: 'يضاف إلى السعر', en: 'Added to the price' },
  products: { ar: 'المنتجات', en: 'Products' },
} satisfies FieldLabels
