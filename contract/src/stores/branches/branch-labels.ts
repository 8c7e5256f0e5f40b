import type { FieldLabels } from '../../kernel/labels.ts'

/** The name of a list of branches. */
export const branchesTitle = { ar: 'الفروع', en: 'Branches' }
/** The mark of the branch that every store has. */
export const mainBranch = { ar: 'رئيسي', en: 'Main' }

/** The name of the list of services of a branch: delivery, pickup or both. */
export const branchUses = { ar: 'الخدمات', en: 'Services' }

/** The name of a field that names a branch. */
export const branchField = { ar: 'الفرع', en: 'Branch' }

export const branchLabels = {
  short_address: { ar: 'العنوان الوطني المختصر', en: 'Short national address' },
  pick_up: { ar: 'استلام العملاء من الفرع', en: 'Customer pickup' },
  delivers: { ar: 'التوصيل من الفرع', en: 'Delivery from here' },
  pieces: { ar: 'الكمية', en: 'Items in stock' },
} satisfies FieldLabels
