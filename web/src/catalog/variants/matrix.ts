import { maxPieces } from '@rahba/contract/catalog/products/product-limits'
import type { Axis, AxisValue } from '@rahba/contract/catalog/variants/axes'
import type { NumberValue } from '../../kit/inputs/number-inputs.tsx'

/** A variant in the form: its numbers may be half typed. */
export interface VariantValues {
  /** The id of a saved variant. */
  id?: string
  values: string[]
  sku: string | null
  barcode: string | null
  price: NumberValue
  price_after_discount: NumberValue
  quantity: NumberValue
  quantity_seen?: number
  weight: NumberValue
  image: string | null
  active: boolean
}

/** Options and variants of a product, which change together. */
export interface Matrix {
  axes: Axis[]
  variants: VariantValues[]
}

/** Fields of a product without options that its variants take over. */
export interface PlainFields {
  quantity: NumberValue
  sku: string | null
  barcode: string | null
}

/** The name of a variant among those of its product, whether it is saved or not. */
export const getKey = ({ values }: Pick<VariantValues, 'values'>): string => values.join()

/** Options without values make no variants yet, and variants have no place for them. */
export const filledAxes = (axes: readonly Axis[]): Axis[] => axes.filter(({ values }) => values.length > 0)

/** All combinations of one value of each list, the first list turning slowest. */
function combine(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((id) => [...row, id])), [[]])
}

const getIds = ({ values }: Axis) => values.map(({ id }) => id)
const insertAt = (values: readonly string[], place: number, id: string) => [...values.slice(0, place), id, ...values.slice(place)]
const withoutAt = (values: readonly string[], place: number) => values.filter((_, at) => at !== place)
const getPlace = (axes: readonly Axis[], axis_id: string) => filledAxes(axes).findIndex(({ id }) => id === axis_id)

const blankVariant = (values: string[]): VariantValues => ({
  values,
  sku: null,
  barcode: null,
  price: null,
  price_after_discount: null,
  quantity: 0,
  weight: null,
  image: null,
  active: true,
})

/** The variants in the order of the options and their values. */
function sortVariants(axes: readonly Axis[], variants: readonly VariantValues[]): VariantValues[] {
  const ranks = filledAxes(axes).map((axis) => new Map(getIds(axis).map((id, rank) => [id, rank])))
  const getRank = ({ values }: VariantValues, place: number) => ranks[place]?.get(values[place] ?? '') ?? 0
  return variants.toSorted((a, b) => ranks.reduce((order, _, place) => order || getRank(a, place) - getRank(b, place), 0))
}

/** The variants without one of their values; of those that become the same, that of the value `stays` stays as it is, or else the first. */
function projectVariants(axes: readonly Axis[], variants: readonly VariantValues[], place: number, stays?: string): VariantValues[] {
  if (filledAxes(axes).length === 0) return []
  const projectedByKey = new Map<string, VariantValues>()
  const isKept = ({ values }: VariantValues) => values[place] === stays
  for (const variant of [...variants.filter(isKept), ...variants.filter((one) => !isKept(one))]) {
    const projected = { ...variant, values: withoutAt(variant.values, place) }
    if (!projectedByKey.has(getKey(projected))) projectedByKey.set(getKey(projected), projected)
  }
  return sortVariants(axes, [...projectedByKey.values()])
}

const replaceAxis = (axes: readonly Axis[], axis: Axis) => axes.map((one) => (one.id === axis.id ? axis : one))

/** Adds the combinations that no variant has yet. */
export function addMissing({ axes, variants }: Matrix): Matrix {
  const filled = filledAxes(axes)
  if (filled.length === 0) return { axes, variants }
  const known = new Set(variants.map(getKey))
  const missing = combine(filled.map(getIds)).filter((values) => !known.has(values.join()))
  return { axes, variants: sortVariants(axes, [...variants, ...missing.map(blankVariant)]) }
}

/**
 * Adds values to an option with all the combinations they make. The first value of an option goes to every variant there is; the first of all makes
 * the first variant, which takes the product's own stock and codes.
 */
export function addValues({ axes, variants }: Matrix, axis_id: string, added: readonly AxisValue[], plain: PlainFields): Matrix {
  const axis = axes.find(({ id }) => id === axis_id)
  const [first] = added
  if (!axis || !first) return { axes, variants }
  const nextAxes = replaceAxis(axes, { ...axis, values: [...axis.values, ...added] })
  const place = getPlace(nextAxes, axis_id)
  const others = filledAxes(nextAxes).filter(({ id }) => id !== axis_id)
  const isFirst = axis.values.length === 0
  const begun = isFirst ? variants.map((row) => ({ ...row, values: insertAt(row.values, place, first.id) })) : variants
  const { quantity, sku, barcode } = plain
  const rows = begun.length === 0 && isFirst && others.length === 0 ? [{ ...blankVariant([first.id]), quantity, sku, barcode }] : begun
  const rest = isFirst ? added.slice(1) : added
  const fresh = combine(others.map(getIds)).flatMap((values) => rest.map(({ id }) => blankVariant(insertAt(values, place, id))))
  return { axes: nextAxes, variants: sortVariants(nextAxes, [...rows, ...fresh]) }
}

/** Removes a value with its variants. Without its last value an option tells no variants apart, and they lose it. */
export function removeValue({ axes, variants }: Matrix, axis_id: string, value_id: string): Matrix {
  const axis = axes.find(({ id }) => id === axis_id)
  if (!axis) return { axes, variants }
  const place = getPlace(axes, axis_id)
  const nextAxes = replaceAxis(axes, { ...axis, values: axis.values.filter(({ id }) => id !== value_id) })
  const isEmpty = axis.values.length === 1
  return {
    axes: nextAxes,
    variants: isEmpty ? projectVariants(nextAxes, variants, place) : variants.filter(({ values }) => values[place] !== value_id),
  }
}

/**
 * Removes an option. Of the variants that then have the same values, one stays with its id, stock and codes.
 * @param stays the value whose variants stay; the first that each has if it is left out
 */
export function removeAxis({ axes, variants }: Matrix, axis_id: string, stays?: string): Matrix {
  const place = getPlace(axes, axis_id)
  const nextAxes = axes.filter(({ id }) => id !== axis_id)
  return { axes: nextAxes, variants: place === -1 ? variants : projectVariants(nextAxes, variants, place, stays) }
}

/** The list with one of its items at another place. */
function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [one] = next.splice(from, 1)
  if (one !== undefined) next.splice(to, 0, one)
  return next
}

/** Moves an option to another place, and its value in each variant with it. */
export function moveAxis({ axes, variants }: Matrix, from: number, to: number): Matrix {
  const nextAxes = move(axes, from, to)
  const places = filledAxes(nextAxes).map(({ id }) => getPlace(axes, id))
  const moved = variants.map((row) => ({ ...row, values: places.flatMap((place) => row.values[place] ?? []) }))
  return { axes: nextAxes, variants: sortVariants(nextAxes, moved) }
}

/** Moves a value to another place in its option. */
export function moveValue({ axes, variants }: Matrix, axis_id: string, from: number, to: number): Matrix {
  const nextAxes = axes.map((axis) => (axis.id === axis_id ? { ...axis, values: move(axis.values, from, to) } : axis))
  return { axes: nextAxes, variants: sortVariants(nextAxes, variants) }
}

/** Changes an option's name, or fields of one of its values. */
export const changeAxis = ({ axes, variants }: Matrix, axis_id: string, change: Partial<Pick<Axis, 'name'>>): Matrix => ({
  axes: axes.map((axis) => (axis.id === axis_id ? { ...axis, ...change } : axis)),
  variants,
})
export const changeValue = ({ axes, variants }: Matrix, value_id: string, change: Partial<Omit<AxisValue, 'id'>>): Matrix => ({
  axes: axes.map((axis) => ({ ...axis, values: axis.values.map((value) => (value.id === value_id ? { ...value, ...change } : value)) })),
  variants,
})

/** The pieces of variants. A quantity that would be refused counts for nothing. */
export const countPieces = (variants: readonly Pick<VariantValues, 'quantity'>[]): number =>
  variants.reduce((all, { quantity }) => all + (isPieces(quantity) ? quantity : 0), 0)
const isPieces = (quantity: NumberValue): quantity is number =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0 && quantity <= maxPieces

/** The pieces of the variants that are offered. */
export const countStock = (variants: readonly Pick<VariantValues, 'quantity' | 'active'>[]): number =>
  countPieces(variants.filter(({ active }) => active))

/** The fields that a product takes back from its variants when it has no options any more. */
export const toPlainFields = (variants: readonly VariantValues[]): PlainFields => ({
  quantity: countStock(variants),
  sku: variants[0]?.sku ?? null,
  barcode: variants[0]?.barcode ?? null,
})

/** Options and variants for a copy of a product: new ids, and nothing that belongs to one product alone. */
export function copyMatrix({ axes, variants }: Matrix): Matrix {
  const fresh = new Map(axes.flatMap(getIds).map((id) => [id, crypto.randomUUID()]))
  const renew = (id: string) => fresh.get(id) ?? id
  return {
    axes: axes.map((axis) => ({
      ...axis,
      id: crypto.randomUUID(),
      values: axis.values.map((value) => ({ ...value, id: renew(value.id), image: null })),
    })),
    variants: variants.map(({ id: _, quantity_seen: _seen, ...row }) => ({
      ...row,
      values: row.values.map(renew),
      sku: null,
      barcode: null,
      image: null,
    })),
  }
}

/** Takes pictures that the product no longer has from values and variants. */
export function dropImages({ axes, variants }: Matrix, images: readonly string[]): Matrix {
  const keep = (image: string | null) => (image !== null && images.includes(image) ? image : null)
  return {
    axes: axes.map((axis) => ({ ...axis, values: axis.values.map((value) => ({ ...value, image: keep(value.image) })) })),
    variants: variants.map((row) => ({ ...row, image: keep(row.image) })),
  }
}
