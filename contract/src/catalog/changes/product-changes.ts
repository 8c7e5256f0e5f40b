import { z } from 'zod'
import { bilingualText } from '../../kernel/shapes.ts'
import { type EditModeration, editStateKeys, type WaitingField, waitingFields } from '../products/product-edits.ts'
import type { ProductStatus } from '../products/product-states.ts'

// A shopper would take it for another product. The brand is how counterfeits come in. See docs/domain/products.md#changes-of-an-approved-product.
const sensitive: ReadonlySet<WaitingField> = new Set(['name', 'description', 'images', 'category_id', 'brand'])

// A product that was approved once has been reviewed, even if it was hidden or blocked since.
const approved: ReadonlySet<ProductStatus> = new Set(['active', 'hidden', 'blocked'])

/** True if a merchant's new value of `field` waits for an admin. */
export const needsReview = (rule: EditModeration, status: ProductStatus, field: WaitingField): boolean =>
  approved.has(status) && (rule === 'all' || (rule === 'sensitive' && sensitive.has(field)))

const ids = z.array(z.uuid())
const place = z.object({ category_id: z.uuid().nullable(), subcategory_id: z.uuid().nullable() })
const words = z.string().nullable()

/** The value of each field that may wait. A subcategory waits with its category, since it would not fit another category. */
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

const changeSchema = <F extends WaitingField, V extends z.ZodType>(field: F, value: V) =>
  z.object({
    id: z.uuid(),
    field: z.literal(field),
    /** `refused` stays until the merchant writes another value or puts it away. */
    state: z.enum(editStateKeys),
    old: value,
    new: value,
    /** The reason of the refusal. */
    reason: z.string().nullable(),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })

/** One field of an edit that waits, or that was refused: what is live, and what the merchant wrote. */
export const productChangeRequest = z.discriminatedUnion('field', [
  changeSchema('name', values.name),
  changeSchema('description', values.description),
  changeSchema('images', values.images),
  changeSchema('category_id', values.category_id),
  changeSchema('brand', values.brand),
  changeSchema('barcode', values.barcode),
  changeSchema('made_in', values.made_in),
  changeSchema('weight', values.weight),
  changeSchema('tags', values.tags),
  changeSchema('attachments', values.attachments),
  changeSchema('additional_fields', values.additional_fields),
])
export type ProductChangeRequest = z.output<typeof productChangeRequest>

/** The fields named, so that nothing is reviewed that was not looked at: a field that is written again is another change. */
export const changeIds = z.array(z.uuid('uuid')).min(1).max(waitingFields.length)
