import type { FieldLabels } from '../../kernel/labels.ts'

export const shelfLabels = {
  products: { ar: 'المنتجات', en: 'Products' },
} satisfies FieldLabels
