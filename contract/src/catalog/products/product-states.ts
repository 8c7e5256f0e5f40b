import type { Bilingual } from '../../kernel/locale.ts'

/** The stored states of a product. Being out of stock is derived (`getShownState`), never stored. */
export const productStatuses = ['draft', 'pending', 'active', 'hidden', 'rejected', 'blocked'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** The state a person is shown: the status, or that an active product has run out. */
export type ShownState = ProductStatus | 'out_of_stock'

export const productStateLabels: Record<ShownState, Bilingual> = {
  draft: { ar: 'مسودة', en: 'Draft' },
  pending: { ar: 'بانتظار المراجعة', en: 'Awaiting review' },
  active: { ar: 'معروض', en: 'Live' },
  hidden: { ar: 'مخفي', en: 'Hidden' },
  out_of_stock: { ar: 'نفدت الكمية', en: 'Out of stock' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  blocked: { ar: 'محظور', en: 'Blocked' },
}

export const getShownState = (product: { status: ProductStatus; quantity: number }): ShownState =>
  product.status === 'active' && product.quantity === 0 ? 'out_of_stock' : product.status

/** A product with no more than this many pieces is running low. */
export const lowStock = 5
/** The low variants that a product's row names. */
export const maxLowVariants = 3

export const stockStates = {
  in: { ar: 'متوفر', en: 'In stock' },
  low: { ar: 'أوشكت على النفاد', en: 'Low stock' },
  out: { ar: 'نفدت الكمية', en: 'Out of stock' },
} as const satisfies Record<string, Bilingual>
export type StockState = keyof typeof stockStates
export const stockStateKeys = ['in', 'low', 'out'] as const satisfies readonly StockState[]

/** The filter of products by their pictures. */
export const pictureChoices = { missing: { ar: 'بلا صور', en: 'Without images' } } as const satisfies Record<string, Bilingual>
