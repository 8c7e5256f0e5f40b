import type { MarketProduct, MarketVariant } from '@rahba/contract/catalog/market'

type Offered = Pick<MarketProduct, 'axes' | 'variants'>

/** The variant with one value of each axis among `values`; undefined if the store does not offer it. */
export const findVariant = <V extends Pick<MarketVariant, 'values'>>(variants: readonly V[], values: readonly string[]): V | undefined =>
  variants.find((variant) => variant.values.every((id) => values.includes(id)))

/**
 * The variant a page shows first: one that has the most of the wanted values, and is left rather than sold out.
 * @param wanted ids that the address names, of values and of anything else
 */
export function chooseVariant(variants: readonly MarketVariant[], wanted: readonly string[]): MarketVariant | undefined {
  const getFit = ({ values }: MarketVariant) => values.filter((id) => wanted.includes(id)).length
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

/** True if a value can be bought beside the values that are chosen on the other axes. */
export const isValueLeft = (
  variants: readonly Pick<MarketVariant, 'values' | 'left'>[],
  chosen: readonly string[],
  axis: number,
  id: string,
): boolean => {
  const values = chosen.with(axis, id)
  const variant = findVariant(variants, values)
  return variant !== undefined && variant.left !== 0
}

/** A variant as the page's script is given it. */
export type ShownVariant = Pick<MarketVariant, 'values' | 'price' | 'final_price' | 'left'> & {
  /** The element of its picture; null where it shows none of its own. */
  picture: string | null
  /** The branches where it can be collected now. */
  branches: string[]
}

/** The variants of a product for the script of its page. */
export const getShownVariants = ({
  variants,
  images,
  pickup_branches,
}: Pick<MarketProduct, 'variants' | 'images' | 'pickup_branches'>): ShownVariant[] =>
  variants.map(({ id, values, price, final_price, left, image }) => ({
    values,
    price,
    final_price,
    left,
    picture: image === null ? null : `picture-${images.indexOf(image) + 1}`,
    branches: pickup_branches.filter(({ in_stock }) => in_stock.includes(id)).map((branch) => branch.id),
  }))

/** The names of a variant's values, in the order of the axes. */
export const chosenValueNames = ({ axes }: Pick<MarketProduct, 'axes'>, { values }: MarketVariant): string[] =>
  axes.flatMap((axis, index) => axis.values.find(({ id }) => id === values[index])?.name ?? [])
