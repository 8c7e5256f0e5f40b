import { z } from 'zod'
import type { Bilingual } from '../kernel/locale.ts'
import { bilingualText } from '../kernel/shapes.ts'
import type { ProductStatus } from './product-states.ts'

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

// What makes it another product to a shopper: domain rules 2.2, and the brand, which is how counterfeits come in.
const sensitive: ReadonlySet<WaitingField> = new Set(['name', 'description', 'images', 'category_id', 'brand'])

// Once it was approved, hidden or blocked since or not: what stands in its row has been looked at.
const approved: ReadonlySet<ProductStatus> = new Set(['active', 'hidden', 'blocked'])

/** Whether a merchant's other value of `field` waits for an admin. */
export const editWaits = (rule: EditModeration, status: ProductStatus, field: WaitingField): boolean =>
  approved.has(status) && (rule === 'all' || (rule === 'sensitive' && sensitive.has(field)))

export const editStateKeys = ['pending', 'refused'] as const

const ids = z.array(z.uuid())
const place = z.object({ category_id: z.uuid().nullable(), subcategory_id: z.uuid().nullable() })
const words = z.string().nullable()

/** The value of each field that may wait. A subcategory waits with its category: alone it would stand below another. */
const values = {
  name: bilingualText,
  description: bilingualText,
  images: ids,
  category_id: place,
  brand: words,
  barcode: words,
  made_in: words,
  weight: z.int().nullable(),
  tags: z.array(z.string()),
  attachments: ids,
  additional_fields: ids,
} satisfies Record<WaitingField, z.ZodType>
export type WaitingValues = { [F in WaitingField]: z.output<(typeof values)[F]> }

const changeOf = <F extends WaitingField, V extends z.ZodType>(field: F, value: V) =>
  z.object({
    id: z.uuid(),
    field: z.literal(field),
    /** `refused` stays until the merchant writes another value or puts it away. */
    state: z.enum(editStateKeys),
    old: value,
    new: value,
    /** Why it was refused. */
    reason: z.string().nullable(),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })

/** One field of an edit that waits, or that was refused: what is live, and what the merchant wrote. */
export const productChangeRequest = z.discriminatedUnion('field', [
  changeOf('name', values.name),
  changeOf('description', values.description),
  changeOf('images', values.images),
  changeOf('category_id', values.category_id),
  changeOf('brand', values.brand),
  changeOf('barcode', values.barcode),
  changeOf('made_in', values.made_in),
  changeOf('weight', values.weight),
  changeOf('tags', values.tags),
  changeOf('attachments', values.attachments),
  changeOf('additional_fields', values.additional_fields),
])
export type ProductChangeRequest = z.output<typeof productChangeRequest>

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

/** The fields named, so that nothing is judged that was not looked at: a field that is written again is another change. */
export const changeIds = z.array(z.uuid('uuid')).min(1).max(waitingFields.length)
