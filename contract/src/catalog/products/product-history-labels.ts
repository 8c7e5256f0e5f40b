import type { FieldLabels } from '../../kernel/labels.ts'
import { waitingFields } from './product-edits.ts'
import { productLabels } from './product-labels.ts'

/** The fields of a product as its history names them: `waiting_` and a field is what was asked for and waited. */
export const productHistoryLabels: FieldLabels = {
  ...productLabels,
  status: { ar: 'الحالة', en: 'Status' },
  status_reason: { ar: 'السبب', en: 'Reason' },
  reason: { ar: 'السبب', en: 'Reason' },
  base_price: { ar: 'السعر الأساسي', en: 'Base price' },
  base_price_after_discount: { ar: 'السعر الأساسي بعد الخصم', en: 'Base price after discount' },
  image: { ar: 'الصورة الرئيسية', en: 'Main image' },
  deleted_at: { ar: 'وقت الحذف', en: 'Deleted' },
  ...Object.fromEntries(
    waitingFields.map((field) => [
      `waiting_${field}`,
      { ar: `${productLabels[field].ar} (تعديل)`, en: `${productLabels[field].en} (edit)` },
    ]),
  ),
}
