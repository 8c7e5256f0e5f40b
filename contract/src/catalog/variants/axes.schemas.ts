import { z } from 'zod'
import { eitherSide, integer, money, optional, text } from '../../kernel/field.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanIdentifier } from '../../kernel/normalise.ts'
import { blankIsNull } from '../../kernel/shapes.ts'
import { maxPieces, maxPrice, maxWeight, minWeight } from '../products/product-limits.ts'
import { type Axis, type AxisValue, maxAxes, maxCheckedVariants } from './axes.ts'
import { checkVariants, runAlways } from './check-variants.ts'

nameMessages({
  sku: {
    ar: '{field}: حتى 64 حرفًا لاتينيًا أو رقمًا أو رمزًا، بدون مسافات',
    en: '{field}: up to 64 Latin letters, digits or signs, without spaces',
  },
  barcode: { ar: '{field}: من 4 إلى 32 حرفًا لاتينيًا أو رقمًا', en: '{field}: 4 to 32 Latin letters or digits' },
  colour: { ar: '{field}: اختر لونًا', en: '{field}: choose a colour' },
})

const named = (max: number) => eitherSide(text({ max })).schema

export const axisValue: z.ZodType<AxisValue> = z.strictObject({
  id: z.uuid('uuid'),
  name: named(60),
  colour: z.preprocess(
    blankIsNull,
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'colour')
      .nullable()
      .default(null),
  ),
  image: z.uuid('uuid').nullable().default(null),
})

export const axis: z.ZodType<Axis> = z.strictObject({
  id: z.uuid('uuid'),
  name: named(40),
  values: z.array(axisValue).min(1, 'axis_empty'),
})

export const axes = z.array(axis).max(maxAxes)

/** A code of the store's own by which it finds a variant. */
export const sku = z.preprocess(
  blankIsNull,
  z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,64}$/, 'sku')
    .nullable(),
)

/** The code printed on the goods. */
export const barcode = z.preprocess(
  blankIsNull,
  z
    .string()
    .overwrite(cleanIdentifier)
    .regex(/^[0-9A-Za-z]{4,32}$/, 'barcode')
    .nullable(),
)

export const variantBody = z.strictObject({
  /** Left out for a new one. */
  id: z.uuid('uuid').optional(),
  /** The id of one value of each axis, in the order of the axes. */
  values: z.array(z.uuid('uuid')).min(1).max(maxAxes),
  sku: sku.default(null),
  barcode: barcode.default(null),
  /** Halalas; null for the product's price. A row with a discount of its own keeps the price that it had then. */
  price: optional(money({ min: 1, max: maxPrice })).schema.default(null),
  price_after_discount: optional(money({ min: 1 })).schema.default(null),
  quantity: integer({ max: maxPieces }).schema,
  /** The stock the form showed. The difference to it is applied, so that pieces sold meanwhile stay sold. */
  quantity_seen: integer({ max: maxPieces }).schema.optional(),
  /** Grams; null for the product's weight. */
  weight: optional(integer({ min: minWeight, max: maxWeight })).schema.default(null),
  /** One of the product's pictures. */
  image: z.uuid('uuid').nullable().default(null),
  /** True if it is offered. */
  active: z.boolean().default(true),
})
export type VariantBody = z.output<typeof variantBody>

/** Accepts a few more than the maximum, so that the error can name their number. */
export const variants = z.array(variantBody).max(maxCheckedVariants)

/** The part of a product that its variants are made of, for an editor that checks them while they are typed. */
export const matrixBody = z
  .object({ price: z.unknown(), price_after_discount: z.unknown(), images: z.unknown(), axes, variants })
  .superRefine(checkVariants, runAlways)
