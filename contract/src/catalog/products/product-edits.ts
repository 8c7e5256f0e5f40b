import type { Bilingual } from '../../kernel/locale.ts'

/** The ways to moderate edits of approved products: the setting `moderate_product_edits`. */
export const editModeration = {
  off: { ar: 'بدون مراجعة', en: 'No review' },
  sensitive: { ar: 'مراجعة ما يظهر للعملاء', en: 'Review what customers see' },
  all: { ar: 'مراجعة جميع البيانات', en: 'Review all details' },
} as const satisfies Record<string, Bilingual>
export type EditModeration = keyof typeof editModeration

/**
 * The fields that may wait for acceptance. Price, stock, purchase limit and the store's own shelf never wait: they change by the hour, and an old
 * price is a wrong price.
 */
export const waitingFields = [
  'name',
  'description',
  'images',
  'category_id',
  'brand',
  'barcode',
  'made_in',
  'weight',
  'tags',
  'attachments',
  'additional_fields',
] as const
export type WaitingField = (typeof waitingFields)[number]

export const editStateKeys = ['pending', 'refused'] as const

// PostgreSQL's jsonb does not keep the order of keys.
const sorted = (value: unknown): string =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : JSON.stringify(value)

/** True if two values of a field are equal. */
export const sameWaitingValue = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b)

/** The mark of an open edit in lists: a pending one comes before a refused one. */
export const editStates = {
  pending: { ar: 'تعديل بانتظار المراجعة', en: 'Edit awaiting review' },
  refused: { ar: 'تعديل مرفوض', en: 'Edit rejected' },
} as const satisfies Record<(typeof editStateKeys)[number], Bilingual>
