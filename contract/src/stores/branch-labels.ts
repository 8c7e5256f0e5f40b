import type { FieldLabels } from '../kernel/labels.ts'

export const branchLabels = {
  short_address: { ar: 'العنوان الوطني المختصر', en: 'Short national address' },
  pick_up: { ar: 'استلام العملاء من الفرع', en: 'Customer pickup' },
  delivers: { ar: 'التوصيل من الفرع', en: 'Delivery from here' },
  pieces: { ar: 'القطع', en: 'Items in stock' },
} satisfies FieldLabels
