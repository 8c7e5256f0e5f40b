import type { FoundProduct } from './find-products.ts'
import type { MatchedGroup, MatchedRow } from './match-groups.ts'
import { readPictures, readProductCells } from './product-cells.ts'
import { readCell, readCount, readPrices, readWeight } from './read-cell.ts'
import type { readNames } from './read-names.ts'
import { readQuantity, readVariants } from './read-variants.ts'

type Names = Awaited<ReturnType<typeof readNames>>

/** Reads the prices, stock and codes of a product without options from its only row. */
function readSingleVariant(
  row: MatchedRow,
  before: FoundProduct | null,
  candidate: Record<string, unknown>,
  names: Names,
): number | undefined {
  const set = (field: string, value: unknown) => {
    if (value !== undefined) candidate[field] = value
  }
  const { price, price_after_discount } = readPrices(row, names)
  set('price', price)
  set('price_after_discount', price_after_discount)
  set('sku', readCell(row, 'sku', names))
  set('barcode', readCell(row, 'barcode', names))
  set('quantity', readQuantity(row, before === null))
  if (!row.texts.get('weight')) set('weight', readWeight(row, 'variant_weight') ?? undefined)
  return readCount(row, 'quantity_seen') ?? undefined
}

/** The weight of a product with options, where the file has one column for that of products and variants. */
function readSharedWeight({ rows }: MatchedGroup, weight: unknown): unknown {
  if (weight !== null || rows.some(({ texts }) => texts.has('weight'))) return weight
  const row =
    rows.find((one) => one.role === 'product' && one.texts.get('variant_weight')) ?? rows.find(({ texts }) => texts.get('variant_weight'))
  return row ? readWeight(row, 'variant_weight') : weight
}

/** The body that a group describes, before the rules of the form. */
export function readBody(group: MatchedGroup, names: Names) {
  const { before, rows, hasOptions } = group
  const { candidate, sources, status } = readProductCells(group, names)
  const { images, pending } = readPictures(group)
  if (images) candidate.images = images
  const only = rows.find(({ role }) => role === 'only') ?? rows[0]
  if (!hasOptions) {
    const quantity_seen = only && readSingleVariant(only, before, candidate, names)
    return { candidate, sources, status, quantity_seen, variants: undefined, pending }
  }
  candidate.weight = readSharedWeight(group, candidate.weight)
  const variants = readVariants(group, names, candidate.weight)
  // These are the variants' own.
  Object.assign(candidate, { barcode: null, quantity: 0 })
  if (variants) Object.assign(candidate, variants.shared, { axes: variants.axes, variants: variants.bodies })
  else {
    const row = rows.find(({ role }) => role === 'product')
    const prices = row && readPrices(row, names)
    if (typeof prices?.price === 'number') candidate.price = prices.price
    if (prices && prices.price_after_discount !== undefined) candidate.price_after_discount = prices.price_after_discount
  }
  return { candidate, sources, status, quantity_seen: undefined, variants, pending }
}
