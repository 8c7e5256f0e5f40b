import type { FieldLabels } from '../kernel/labels.ts'
import { productLabels } from './product-body.ts'
import { waitingFields } from './product-changes.ts'

/** The fields of a product as its history names them: `waiting_` and a field is what was asked for and waited. */
export const productHistoryLabels: FieldLabels = {
  ...productLabels,
  ...Object.fromEntries(
    waitingFields.map((field) => [
      `waiting_${field}`,
      { ar: `${productLabels[field].ar} (تعديل)`, en: `${productLabels[field].en} (edit)` },
    ]),
  ),
}
