import { z } from 'zod'
import { eitherSide, integer, money, optional, text } from '../kernel/field.ts'
import { nameMessages } from '../kernel/messages.ts'
import { cleanIdentifier } from '../kernel/normalise.ts'
import { blankIsNull, isUnique } from '../kernel/shapes.ts'
import { type Axis, type AxisValue, maxAxes, maxAxisValues, maxVariants } from './axes.ts'
import { maxPieces, maxPrice } from './product-limits.ts'

nameMessages({
  axis_values: { ar: '{field}: اختر قيمة واحدة من كل خيار', en: '{field}: choose one value of each option' },
  variant_repeated: { ar: 'هذا الصف مكرر: القيم نفسها في الصف {row}', en: 'This row repeats row {row}' },
  code_repeated: { ar: '{field} مكرر في الصف {row}', en: '{field} is also in row {row}' },
  variants_needed: { ar: 'أضف صفًا واحدًا على الأقل', en: 'Add at least one variant' },
  axes_needed: { ar: 'أضف خيارًا مثل اللون أو المقاس، أو احذف الصفوف', en: 'Add an option such as colour or size, or remove the rows' },
  sku: {
    ar: '{field}: حتى 64 حرفًا لاتينيًا أو رقمًا أو رمزًا، بدون مسافات',
    en: '{field}: up to 64 Latin letters, digits or signs, without spaces',
  },
  barcode: { ar: '{field}: من 4 إلى 32 حرفًا لاتينيًا أو رقمًا', en: '{field}: 4 to 32 Latin letters or digits' },
  colour: { ar: '{field}: اختر لونًا', en: '{field}: choose a colour' },
  below_price: { ar: 'يجب أن يكون {field} أقل من السعر', en: '{field} must be lower than the price' },
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
  values: z.array(axisValue).min(1).max(maxAxisValues),
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
  weight: optional(integer({ min: 1, max: 2_000_000 })).schema.default(null),
  /** One of the product's pictures. */
  image: z.uuid('uuid').nullable().default(null),
  /** True if it is offered. */
  active: z.boolean().default(true),
})
export type VariantBody = z.output<typeof variantBody>

export const variants = z.array(variantBody).max(maxVariants)

interface WithVariants {
  price: number
  price_after_discount: number | null
  images: readonly string[]
  axes?: readonly Axis[] | undefined
  variants?: readonly VariantBody[] | undefined
}

type Refuse = (path: (string | number)[], message: string, params?: Record<string, unknown>) => void

/** Refuses the later of two rows that have the same key, and names the first by its number. */
function refuseRepeated(rows: readonly (string | null)[], at: (row: number) => (string | number)[], message: string, refuse: Refuse): void {
  const first = new Map<string, number>()
  for (const [row, key] of rows.entries()) {
    if (key === null) continue
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, row)
    else refuse(at(row), message, { row: earlier + 1 })
  }
}

function checkVariant(body: WithVariants, variant: VariantBody, row: number, refuse: Refuse): void {
  const { axes = [], images } = body
  const { values, price_after_discount: reduced, image } = variant
  // The product's price where the row has none.
  const price = variant.price ?? body.price
  // Rows can't choose from an option without values, which is told at the option.
  const isEmpty = axes.some((one) => one.values.length === 0)
  const fits = values.length === axes.length && axes.every((one, at) => one.values.some(({ id }) => id === values[at]))
  if (!fits && !isEmpty) refuse(['variants', row, 'values'], 'axis_values')
  if (reduced !== null && reduced >= price) refuse(['variants', row, 'price_after_discount'], 'below_price')
  if (image !== null && !images.includes(image)) refuse(['variants', row, 'image'], 'not_found')
}

/** Checks the axes and variants of a product against each other; each fault stands at its row. */
export function checkVariants(body: WithVariants, context: z.RefinementCtx): void {
  const { axes = [], variants = [], images } = body
  const refuse: Refuse = (path, message, params) => context.addIssue({ code: 'custom', path, message, ...(params ? { params } : {}) })
  if (axes.length > 0 && variants.length === 0) refuse(['variants'], 'variants_needed')
  if (axes.length === 0 && variants.length > 0) refuse(['axes'], 'axes_needed')
  if (!isUnique(axes.map(({ id }) => id))) refuse(['axes'], 'repeated')
  const ids = axes.flatMap(({ values }) => values.map(({ id }) => id))
  if (!isUnique(ids)) refuse(['axes'], 'repeated')
  for (const [at, one] of axes.entries())
    for (const [place, { image }] of one.values.entries())
      if (image !== null && !images.includes(image)) refuse(['axes', at, 'values', place, 'image'], 'not_found')
  for (const [row, variant] of variants.entries()) checkVariant(body, variant, row, refuse)
  const at = (field: string) => (row: number) => ['variants', row, field]
  refuseRepeated(
    variants.map(({ values }) => values.join()),
    at('values'),
    'variant_repeated',
    refuse,
  )
  refuseRepeated(
    variants.map(({ sku }) => sku?.toLowerCase() ?? null),
    at('sku'),
    'code_repeated',
    refuse,
  )
  refuseRepeated(
    variants.map(({ barcode }) => barcode),
    at('barcode'),
    'code_repeated',
    refuse,
  )
  refuseRepeated(
    variants.map(({ id }) => id ?? null),
    at('id'),
    'variant_repeated',
    refuse,
  )
}
