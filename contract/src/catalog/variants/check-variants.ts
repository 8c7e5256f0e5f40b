import type { z } from 'zod'
import { type Bilingual, completeSides, inLocale } from '../../kernel/locale.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { isUnique } from '../../kernel/shapes.ts'
import { type AxisValue, maxAxisValues, maxCheckedVariants, maxVariants, variantTitle } from './axes.ts'

nameMessages({
  axis_values: { ar: '{field}: اختر قيمة واحدة من كل خيار', en: '{field}: choose one value of each option' },
  axis_empty: { ar: 'أضف قيمة واحدة على الأقل لهذا الخيار', en: 'Add at least one value to this option', of_blank: true },
  axis_too_long: {
    ar: `عدد قيم الخيار «{name}» {count}، والحد الأقصى ${maxAxisValues}`,
    en: `“{name}” has {count} values. The maximum is ${maxAxisValues}`,
  },
  variants_too_many: {
    ar: `عدد المتغيرات {count}، والحد الأقصى للمنتج الواحد ${maxVariants}`,
    en: `{count} variants. The maximum is ${maxVariants} per product`,
  },
  value_repeated: { ar: 'القيمة «{other}» مكررة في الخيار نفسه', en: '“{other}” is already a value of this option' },
  variant_repeated: { ar: 'المتغير مكرر: قيمه هي قيم المتغير رقم {other}', en: 'This variant repeats variant {other}' },
  code_repeated: { ar: '{field} مكرر في «{other}»', en: '{field} is also used for “{other}”' },
  variants_needed: { ar: 'أضف متغيرًا واحدًا على الأقل', en: 'Add at least one variant' },
  axes_needed: {
    ar: 'أضف خيارًا مثل اللون أو المقاس، أو احذف المتغيرات',
    en: 'Add an option such as colour or size, or remove the variants',
  },
  below_price: { ar: 'يجب أن يكون {field} أقل من السعر', en: '{field} must be lower than the price' },
})

/** A body whose parts are checked against each other. The parts of a body that their own schemas refused may be of any kind here. */
interface Unchecked {
  price?: unknown
  price_after_discount?: unknown
  images?: unknown
  axes?: unknown
  variants?: unknown
}

type Path = (string | number)[]
type Refuse = (path: Path, message: string, params?: Record<string, unknown>) => void

const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const readObject = (value: unknown): Readonly<Record<string, unknown>> =>
  // The keys of any object are texts.
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const readText = (value: unknown): string => (typeof value === 'string' ? value : '')
const readCode = (value: unknown): string | null => readText(value) || null

const readName = (name: unknown) => {
  const { ar, en } = readObject(name)
  return { ar: readText(ar), en: readText(en) }
}
const readValue = (value: unknown): Pick<AxisValue, 'id' | 'name'> & { image: unknown } => {
  const { id, name, image } = readObject(value)
  return { id: readText(id), name: readName(name), image }
}
const readAxis = (axis: unknown) => {
  const { id, name, values } = readObject(axis)
  return { id: readText(id), name: readName(name), values: readList(values).map(readValue) }
}
const readVariant = (variant: unknown) => {
  const { id, values, sku, barcode, ...rest } = readObject(variant)
  return { ...rest, id: readCode(id), values: readList(values).map(readText), sku: readCode(sku), barcode: readCode(barcode) }
}

/** Refuses each item whose key another has as well, and names that other one: the first, or for the first itself the second. */
function refuseRepeated<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string | null,
  refuse: (at: number, other: number) => void,
): void {
  const places = new Map<string, number[]>()
  for (const [at, item] of items.entries()) {
    const key = getKey(item)
    const known = key === null ? undefined : places.get(key)
    if (known) known.push(at)
    else if (key !== null) places.set(key, [at])
  }
  for (const [first = 0, ...others] of places.values())
    for (const [index, at] of others.entries()) {
      if (index === 0) refuse(first, at)
      refuse(at, first)
    }
}

// A price of zero or less is refused itself, and says nothing of the discount.
const isAtLeast = (reduced: unknown, price: unknown) =>
  typeof reduced === 'number' && typeof price === 'number' && price > 0 && reduced >= price

/** Checks the values of each option: their pictures are the product's, and no two of them read the same to a shopper. */
function checkAxes(axes: readonly ReturnType<typeof readAxis>[], images: ReadonlySet<unknown>, refuse: Refuse): void {
  if (!isUnique(axes.map(({ id }) => id))) refuse(['axes'], 'repeated')
  if (!isUnique(axes.flatMap(({ values }) => values.map(({ id }) => id)))) refuse(['axes'], 'repeated')
  for (const [at, { name, values }] of axes.entries()) {
    if (values.length > maxAxisValues) refuse(['axes', at, 'values'], 'axis_too_long', { name: completeSides(name), count: values.length })
    for (const [place, { image }] of values.entries())
      if (typeof image === 'string' && !images.has(image)) refuse(['axes', at, 'values', place, 'image'], 'not_found')
    const getKey = ({ name: own }: (typeof values)[number]) =>
      own.ar || own.en ? `${inLocale(own, 'ar')}\n${inLocale(own, 'en')}`.toLowerCase() : null
    refuseRepeated(values, getKey, (place) => {
      const own = values[place]?.name
      if (own) refuse(['axes', at, 'values', place, 'name', own.ar ? 'ar' : 'en'], 'value_repeated', { other: completeSides(own) })
    })
  }
}

interface Offered {
  price: unknown
  images: ReadonlySet<unknown>
  /** The names of each option's values by their ids. Lists of any length come from outside, so nothing is looked up by going through them. */
  names: readonly ReadonlyMap<string, Bilingual>[]
}

/** Checks one variant: it has a value of each option, and its price and picture are possible. */
function checkVariant(variant: ReturnType<typeof readVariant>, at: number, { images, names, ...product }: Offered, refuse: Refuse): void {
  const { values } = variant
  const { price, price_after_discount, image } = readObject(variant)
  // Variants can't choose from an option without values. The option reports that fault.
  const isEmpty = names.some(({ size }) => size === 0)
  const fits = values.length === names.length && names.every((known, index) => known.has(values[index] ?? ''))
  if (!fits && !isEmpty) refuse(['variants', at, 'values'], 'axis_values')
  // The product's price where the variant has none.
  if (isAtLeast(price_after_discount, price ?? product.price)) refuse(['variants', at, 'price_after_discount'], 'below_price')
  if (typeof image === 'string' && !images.has(image)) refuse(['variants', at, 'image'], 'not_found')
}

/**
 * Checks the prices, options and variants of a product against each other; each fault is at its field. It runs together with the checks of
 * single fields, so that a form shows all faults together.
 */
export function checkVariants(body: Unchecked, context: z.RefinementCtx): void {
  const refuse: Refuse = (path, message, params) => context.addIssue({ code: 'custom', path, message, ...(params ? { params } : {}) })
  if (isAtLeast(body.price_after_discount, body.price)) refuse(['price_after_discount'], 'below_price')
  const axes = readList(body.axes).map(readAxis)
  const variants = readList(body.variants).map(readVariant)
  if (variants.length > maxCheckedVariants) return
  const isEmpty = axes.some(({ values }) => values.length === 0)
  if (axes.length > 0 && variants.length === 0 && !isEmpty) refuse(['variants'], 'variants_needed')
  if (axes.length === 0 && variants.length > 0) refuse(['axes'], 'axes_needed')
  // The option itself reports too many values.
  if (variants.length > maxVariants && !axes.some(({ values }) => values.length > maxAxisValues))
    refuse(['variants'], 'variants_too_many', { count: variants.length })
  const images = new Set(readList(body.images))
  const names = axes.map(({ values }) => new Map(values.map(({ id, name }) => [id, name])))
  checkAxes(axes, images, refuse)
  for (const [at, variant] of variants.entries()) checkVariant(variant, at, { price: body.price, images, names }, refuse)
  const getTitle = (at: number) => {
    const ids = variants[at]?.values ?? []
    const chosen = ids.flatMap((id, index) => {
      const value = names[index]?.get(id)
      return value ? [{ value }] : []
    })
    return { ar: variantTitle(chosen, 'ar') || at + 1, en: variantTitle(chosen, 'en') || at + 1 }
  }
  const refuseRow = (field: string) => (at: number, other: number) =>
    refuse(['variants', at, field], 'variant_repeated', { other: other + 1 })
  const refuseCode = (field: string) => (at: number, other: number) =>
    refuse(['variants', at, field], 'code_repeated', { other: getTitle(other) })
  refuseRepeated(variants, ({ values }) => values.join(), refuseRow('values'))
  refuseRepeated(variants, ({ id }) => id, refuseRow('id'))
  refuseRepeated(variants, ({ sku }) => sku?.toLowerCase() ?? null, refuseCode('sku'))
  refuseRepeated(variants, ({ barcode }) => barcode, refuseCode('barcode'))
}

/** For `superRefine`: checks that run although single fields are refused, so that no fault waits until another is fixed. */
export const runAlways = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }
