import type { FieldLabels } from '../../kernel/labels.ts'

export const stockLabels = {
  low_stock_alert: { ar: 'الإشعار عند بقاء', en: 'Notify when this many are left' },
  branch_id: { ar: 'الفرع', en: 'Branch' },
  from_branch_id: { ar: 'من فرع', en: 'From' },
  to_branch_id: { ar: 'إلى فرع', en: 'To' },
  variant_id: { ar: 'المنتج', en: 'Product' },
  product: { ar: 'المنتج', en: 'Product' },
  variant: { ar: 'المتغير', en: 'Variant' },
  sku: { ar: 'رمز SKU', en: 'SKU' },
  barcode: { ar: 'الباركود', en: 'Barcode' },
  active: { ar: 'معروض', en: 'Offered' },
  change: { ar: 'التغيير', en: 'Change' },
  before: { ar: 'قبل', en: 'Before' },
  after: { ar: 'بعد', en: 'After' },
  actor: { ar: 'بواسطة', en: 'By' },
  created_at: { ar: 'الوقت', en: 'Time' },
  order_number: { ar: 'رقم الطلب', en: 'Order' },
  lines: { ar: 'المنتجات', en: 'Items' },
} satisfies FieldLabels
