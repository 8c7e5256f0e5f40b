import { z } from 'zod'
import { eitherSide, integer, money, optional, text } from '../../kernel/field.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanLine } from '../../kernel/normalise.ts'
import { blankIsNull, isUnique, orNull, uniqueIds } from '../../kernel/shapes.ts'
import { axes, barcode, sku, variants } from '../variants/axes.schemas.ts'
import { checkVariants, runAlways } from '../variants/check-variants.ts'
import { maxAttachments, maxImages, maxPieces, maxPrice, maxWeight, minWeight } from './product-limits.ts'

/** The fields of a call about many products at once. They are separate, so that the form of one product does not load them. */
export const productBulkLabels = {
  ids: { ar: 'المنتجات', en: 'Products' },
  action: { ar: 'الإجراء', en: 'Action' },
  value: { ar: 'القيمة', en: 'Value' },
} satisfies FieldLabels

nameMessages({
  country: { ar: '{field}: اختر الدولة من القائمة', en: '{field}: choose a country from the list' },
})

// HTML from the editor or plain text; a draft may still lack it, sending for review may not.
const description = z.string().max(20_000).default('')
export const descriptions = z.object({ ar: description, en: description })
const reference = orNull(z.uuid('uuid'))

const shape = {
  name: eitherSide(text({ max: 150, min: 2 })).schema,
  description: descriptions,
  category_id: reference,
  subcategory_id: reference,
  shelf_id: reference,
  /** Halalas. */
  price: money({ min: 1, max: maxPrice }).schema,
  price_after_discount: optional(money({ min: 1 })).schema,
  /** Grams. */
  weight: optional(integer({ min: minWeight, max: maxWeight })).schema,
  quantity: integer({ max: maxPieces }).schema,
  /** The code of a product without axes; the others have one for each variant. */
  barcode,
  /** Left out it stays as it is; it is the only variant's. */
  sku: sku.optional(),
  /** ISO 3166-1 alpha-2. */
  made_in: z.preprocess(
    blankIsNull,
    z
      .string()
      .regex(/^[A-Z]{2}$/, 'country')
      .nullable(),
  ),
  brand: optional(text({ max: 80 })).schema,
  max_purchase_quantity: optional(integer({ min: 1, max: 10_000 })).schema,
  tags: z.array(z.string().overwrite(cleanLine).min(1).max(40)).max(20).refine(isUnique, 'repeated'),
  /** Uploaded pictures in the order shoppers see; the first represents the product in lists. */
  images: uniqueIds(maxImages),
  /** Papers for the marketplace's review (conformity, licence); shoppers never see them. */
  attachments: uniqueIds(maxAttachments),
  /** The store's property types that this product asks for, in order. */
  additional_fields: uniqueIds(20),
  /** The properties its variants differ by. Left out, axes and variants stay as they are. */
  axes: axes.optional(),
  /** One for each combination of values that is offered; none without axes. */
  variants: variants.optional(),
}

/** A new product as the store writes it. */
export const productBody = z.strictObject(shape).superRefine(checkVariants, runAlways)
export type ProductBody = z.output<typeof productBody>

/**
 * A changed product. `If-Match` names the version that the form was opened with; a later change of the record refuses the save. Selling does not
 * count as a change: `quantity_seen` is the stock the form showed, and the difference to it is what is applied. `changes_seen` are the waiting
 * changes whose values the form held: the live value in their place takes them back. A caller who knows nothing of them leaves them waiting.
 */
export const productChange = z
  .strictObject({
    ...shape,
    quantity_seen: integer().schema.optional(),
    changes_seen: z.array(z.uuid('uuid')).max(20).default([]),
  })
  .superRefine(checkVariants, runAlways)
export type ProductChange = z.output<typeof productChange>

/** A new product an admin writes for a store. */
export const adminProductBody = z.strictObject({ ...shape, store_id: z.uuid('uuid') }).superRefine(checkVariants, runAlways)
