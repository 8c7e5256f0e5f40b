import { z } from 'zod'
import { locales } from '../../kernel/locale.ts'
import { referenced } from '../../kernel/referenced.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { approvalSchema } from '../../stores/approval-shapes.ts'
import { paperRestrictions } from '../../stores/papers/paper-states.ts'
import { additionalField } from '../additional-fields/additional-fields.ts'
import { productChangeRequest } from '../changes/product-changes.ts'
import { offerStateKeys, offerTypeKeys } from '../offers/offer-types.ts'
import { axis } from '../variants/axes.schemas.ts'
import { chosenValue } from '../variants/chosen-value.ts'
import { editStateKeys } from './product-edits.ts'
import { productStatuses } from './product-states.ts'

const status = z.enum(productStatuses)
const moment = z.iso.datetime()

/** A product in the lists of the store and of the admins. Amounts are halalas. */
export const productRow = z.object({
  id: z.uuid(),
  /** Names it in the address of its page in the shop. */
  slug: z.string(),
  name: bilingualText,
  image: z.uuid().nullable(),
  category: referenced.nullable(),
  shelf: referenced.nullable(),
  price: z.int(),
  price_after_discount: z.int().nullable(),
  /** The highest final price of its variants; null if they all cost the same. `price` and `price_after_discount` are the cheapest one's. */
  price_to: z.int().nullable(),
  variants_count: z.int(),
  quantity: z.int(),
  barcode: z.string().nullable(),
  status,
  status_reason: z.string().nullable(),
  sales: z.int(),
  /** True if an edit waits for acceptance, or was refused and not yet dismissed. */
  edit: z.enum(editStateKeys).nullable(),
  /** The language that one of its texts waits for: its name, its description or an option is written in the other one alone. */
  untranslated: z.enum(locales).nullable(),
  created_at: moment,
  updated_at: moment,
})
export type ProductRow = z.output<typeof productRow>

export const adminProductRow = productRow.extend({ store: referenced })
export type AdminProductRow = z.output<typeof adminProductRow>

/** A product in the store's own list, with the variants that run low while others of it are left. */
export const storeProductRow = productRow.extend({
  /** Those with the fewest pieces, at most `maxLowVariants`. */
  low_variants: z.array(z.object({ variant_id: z.uuid(), variant: z.array(chosenValue), quantity: z.int() })),
  /** How many run low in all. */
  low_variants_count: z.int(),
})
export type StoreProductRow = z.output<typeof storeProductRow>

/** A variant as the store keeps it. */
export const productVariant = z.object({
  id: z.uuid(),
  /** The id of one value of each axis, in the order of the axes. */
  values: z.array(z.uuid()),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  /** Null for the product's price. */
  price: z.int().nullable(),
  price_after_discount: z.int().nullable(),
  quantity: z.int(),
  weight: z.int().nullable(),
  image: z.uuid().nullable(),
  active: z.boolean(),
  sales: z.int(),
})
export type ProductVariant = z.output<typeof productVariant>

/** A product with all that its form, its diagnosis and its review need. */
export const productDetail = productRow.extend({
  description: bilingualText,
  /** The code of a product without axes. */
  sku: z.string().nullable(),
  axes: z.array(axis),
  /** In the order of the form; none without axes. */
  variants: z.array(productVariant),
  /** Pieces in orders that are not over, by the id of their variant; variants without such pieces are left out. */
  open_pieces: z.record(z.uuid(), z.int()),
  category_id: z.uuid().nullable(),
  subcategory_id: z.uuid().nullable(),
  subcategory: referenced.nullable(),
  shelf_id: z.uuid().nullable(),
  weight: z.int().nullable(),
  made_in: z.string().nullable(),
  brand: z.string().nullable(),
  max_purchase_quantity: z.int().nullable(),
  tags: z.array(z.string()),
  images: z.array(z.uuid()),
  attachments: z.array(z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() })),
  additional_fields: z.array(additionalField),
  /** Offers that are not over, the next one first. */
  offers: z.array(
    z.object({
      id: z.uuid(),
      offer_type: z.enum(offerTypeKeys),
      offer_value: z.int(),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
      state: z.enum(offerStateKeys),
    }),
  ),
  deleted: z.boolean(),
  /** The fields of its edit that wait or were refused, in the order of the form. */
  changes: z.array(productChangeRequest),
  /** The names of what the changes point to: categories, additional fields, papers. What is gone has none. */
  change_names: z.record(z.uuid(), bilingualText),
  store: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: bilingualText,
    approved: approvalSchema,
    is_online: z.boolean(),
    /** True while its hours or a holiday stop orders. */
    orders_stopped: z.boolean(),
    paper_restriction: z.enum(paperRestrictions).nullable(),
  }),
})
export type ProductDetail = z.output<typeof productDetail>

/** The choices of a product form. */
export const productChoices = z.object({
  categories: z.array(z.object({ id: z.uuid(), name: bilingualText })),
  subcategories: z.array(z.object({ id: z.uuid(), name: bilingualText, category_id: z.uuid() })),
  shelves: z.array(z.object({ id: z.uuid(), name: bilingualText })),
  additional_fields: z.array(additionalField),
  brands: z.array(z.string()),
  tags: z.array(z.string()),
  /** The number of the store's open branches: with several, the form's stock is the sum over all. */
  branches: z.int(),
  /** True if translations by machine can be suggested. */
  machine_translation: z.boolean(),
  store: productDetail.shape.store,
})
export type ProductChoices = z.output<typeof productChoices>

/** Number of products under each tab. */
export const productCounts = z.object({
  all: z.int(),
  draft: z.int(),
  pending: z.int(),
  active: z.int(),
  hidden: z.int(),
  rejected: z.int(),
  blocked: z.int(),
  /** Active ones that have run out. */
  out_of_stock: z.int(),
  /** Products with a pending edit. */
  edited: z.int(),
})
export type ProductCounts = z.output<typeof productCounts>
