import type { Bilingual } from '../kernel/locale.ts'

/** How edits of approved products are moderated: the setting `moderate_product_edits`. */
export const editModeration = {
  off: { ar: 'تسري فورًا', en: 'Live at once' },
  sensitive: { ar: 'يُراجع ما يراه المتسوق', en: 'Review what shoppers see' },
  all: { ar: 'تُراجع كل البيانات', en: 'Review everything' },
} as const satisfies Record<string, Bilingual>
export type EditModeration = keyof typeof editModeration

/**
 * What may wait for acceptance. What a product costs, how many there are, the most of an order and the store's own shelf never wait: stock and
 * prices move by the hour, and a price that waits is a wrong price.
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

// jsonb gives its keys back in an order of its own
const sorted = (value: unknown): string =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : JSON.stringify(value)

/** Whether two values of a field say the same. */
export const sameWaitingValue = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b)

/** How an open edit shows in lists: one that waits is named before one that was refused. */
export const editStates = {
  pending: { ar: 'تعديل ينتظر المراجعة', en: 'Edit in review' },
  refused: { ar: 'تعديل مرفوض', en: 'Edit refused' },
} as const satisfies Record<(typeof editStateKeys)[number], Bilingual>
