import type { FieldLabels } from '../../kernel/labels.ts'

export const additionalFieldLabels = {
  kind: { ar: 'نوع الحقل', en: 'Field type' },
  is_required: { ar: 'إلزامي', en: 'Required' },
  options: { ar: 'الخيارات', en: 'Options' },
  price: { ar: 'المبلغ المضاف إلى السعر', en: 'Amount added to price' },
  products: { ar: 'المنتجات', en: 'Products' },
} satisfies FieldLabels
