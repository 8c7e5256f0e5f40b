import { randomUUID } from 'node:crypto'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import type { VariantBody } from '@rahba/contract/catalog/variants/axes.schemas'
import type { SeedField, SeedProduct } from '../data/types.ts'

/** One value of each of several lists, in every way. */
const combine = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]])

/**
 * The axes and variants of a product of the demo: one variant for each combination, with the product's pieces shared among them. A value with a price
 * raises the price of its variants.
 * @param fields the properties of the product that are axes
 */
export function makeVariants(product: SeedProduct, fields: readonly SeedField[]): { axes: Axis[]; variants: Partial<VariantBody>[] } {
  const axes = fields.map(({ name, options }) => ({
    id: randomUUID(),
    name,
    values: options.map(({ name: value, colour = null }) => ({ id: randomUUID(), name: value, colour, image: null })),
  }))
  if (axes.length === 0) return { axes, variants: [] }
  const rows = combine(fields.map(({ options }, axis) => options.map((option, at) => ({ option, id: axes[axis]?.values[at]?.id ?? '' }))))
  const { price, price_after_discount: reduced, quantity, slug } = product
  const variants = rows.map((row, at) => {
    const more = row.reduce((sum, { option }) => sum + option.price, 0)
    return {
      values: row.map(({ id }) => id),
      sku: `${slug}-${at + 1}`.toUpperCase(),
      // The popular values come first, and have more of what there is.
      quantity: Math.floor(quantity / rows.length) + (at < quantity % rows.length ? 1 : 0),
      ...(more > 0 && { price: price + more, price_after_discount: reduced === undefined ? null : reduced + more }),
      ...(at === 0 && { barcode: product.barcode ?? null }),
    }
  })
  return { axes, variants }
}
