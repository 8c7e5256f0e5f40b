import type { MarketProduct, MarketVariant } from '@rahba/contract/catalog/market/market'

type Offered = Pick<MarketProduct, 'axes' | 'variants'>

/** The variant with one value of each axis among `values`; undefined if the store does not offer it. */
export const findVariant = <V extends Pick<MarketVariant, 'values'>>(variants: readonly V[], values: readonly string[]): V | undefined =>
  variants.find((variant) => variant.values.every((id) => values.includes(id)))

/**
 * The variant a page shows first: one that has the most of the wanted values, and is left rather than sold out.
 * @param requested ids that the address names, of values and of anything else
 */
export function chooseVariant(variants: readonly MarketVariant[], requested: readonly string[]): MarketVariant | undefined {
  const getFit = ({ values }: MarketVariant) => values.filter((id) => requested.includes(id)).length
  const [best] = variants.toSorted((a, b) => getFit(b) - getFit(a) || Number(a.left === 0) - Number(b.left === 0))
  return best
}

/** True if the ids name a value of each axis, and the store offers no variant with these. */
export const isGone = ({ axes, variants }: Offered, ids: readonly string[]): boolean =>
  variants.length > 0 && axes.every(({ values }) => values.some(({ id }) => ids.includes(id))) && !findVariant(variants, ids)

/** The axes with the values that at least one offered variant has. */
export const getOfferedAxes = ({ axes, variants }: Offered): MarketProduct['axes'] => {
  const offered = new Set(variants.flatMap(({ values }) => values))
  return axes.map((axis) => ({ ...axis, values: axis.values.filter(({ id }) => offered.has(id)) }))
}

/**
 * The state of a value beside the others: it can be bought, is sold out and may still be chosen, or is offered with none of what is chosen
 * before it.
 */
export type ValueState = 'available' | 'sold_out' | 'impossible'

type Choosable = Pick<MarketVariant, 'values' | 'left'>

/** The variants that have a value of one axis, and the chosen values of the axes before it. */
const findFitting = <V extends Choosable>(variants: readonly V[], chosen: readonly string[], axis: number, id: string): V[] =>
  variants.filter(({ values }) => values[axis] === id && chosen.slice(0, axis).every((value, at) => values[at] === value))

/**
 * The state of a value of an axis. Only the axes before it count: the values after it change with it, so that each variant can be reached, and
 * the values of the first axis are all possible.
 * @param chosen the chosen value of each axis
 */
export function getValueState(variants: readonly Choosable[], chosen: readonly string[], axis: number, id: string): ValueState {
  const fitting = findFitting(variants, chosen, axis, id)
  if (fitting.length === 0) return 'impossible'
  const exact = findVariant(fitting, chosen.with(axis, id))
  return (exact ? [exact] : fitting).every(({ left }) => left === 0) ? 'sold_out' : 'available'
}

/**
 * The variant that is chosen by pressing a value: the one with all that was chosen, or one that keeps the most of it and is left rather than
 * sold out.
 */
export function followChoice<V extends Choosable>(variants: readonly V[], chosen: readonly string[], axis: number): V | undefined {
  const fitting = findFitting(variants, chosen, axis, chosen[axis] ?? '')
  const getFit = ({ values }: Choosable) => values.filter((id) => chosen.includes(id)).length
  const [best] = fitting.toSorted((a, b) => getFit(b) - getFit(a) || Number(a.left === 0) - Number(b.left === 0))
  return best
}

/** A variant as the page's script is given it. */
export type ShownVariant = Pick<MarketVariant, 'values' | 'price' | 'final_price' | 'left'> & {
  /** The element of its own picture, or null. */
  picture: string | null
}

/** The variants of a product for the script of its page. */
export const getShownVariants = ({ variants, images }: Pick<MarketProduct, 'variants' | 'images'>): ShownVariant[] =>
  variants.map(({ values, price, final_price, left, image }) => ({
    values,
    price,
    final_price,
    left,
    picture: image === null ? null : `picture-${images.indexOf(image) + 1}`,
  }))

/** The names of a variant's values, in the order of the axes. */
export const chosenValueNames = ({ axes }: Pick<MarketProduct, 'axes'>, { values }: MarketVariant): string[] =>
  axes.flatMap((axis, index) => axis.values.find(({ id }) => id === values[index])?.name ?? [])
