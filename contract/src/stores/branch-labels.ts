import type { FieldLabels } from '../kernel/labels.ts'

/** The name of a field that names a branch. */
export const branchField = { ar: 'الفرع', en: 'Branch' }

export const branchLabels = {
  short_address: { ar: 'العنوان الوطني المختصر', en: 'Short national address' },
  pick_up: { ar: 'استلام العملاء من الفرع', en: 'Customer pickup' },
  delivers: { ar: 'التوصيل من الفرع', en: 'Delivery from here' },
  pieces: { ar: 'الكمية', en: 'Items in stock' },
} satisfies FieldLabels
