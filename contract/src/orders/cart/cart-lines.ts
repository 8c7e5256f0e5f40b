import { getVariantId } from '../variant-id.ts'

/** The number of lines that a cart holds at most. */
export const maxCartLines = 100
/** The number of pieces of one line at most. */
export const maxLineQuantity = 999

/** The number of stores in one checkout at most. */
export const maxCheckoutStores = 10

/** The parts that tell a line of a cart from the others. */
interface CartKey {
  product_id: string
  variant_id: string | null
  options: readonly { field_id: string; option_id?: string | undefined; text?: string | undefined }[]
}

/** Returns the same key for lines of one variant with the same options, in any order. */
export const cartLineKey = (line: CartKey): string =>
  JSON.stringify([
    getVariantId(line),
    ...line.options.map(({ field_id, option_id, text }) => [field_id, option_id ?? '', text ?? ''].join(' ')).sort(),
  ])

/**
 * Joins two carts of one shopper. A line that both have takes the larger quantity, so joining them again changes nothing. Lines of `first` stay in
 * front with the price they were seen at. The answer may be longer than a cart may be.
 */
export function mergeCarts<Line extends CartKey & { quantity: number }>(first: readonly Line[], second: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of [...first, ...second]) {
    const key = cartLineKey(line)
    const known = merged.get(key)
    merged.set(key, known ? { ...known, quantity: Math.max(known.quantity, line.quantity) } : line)
  }
  return [...merged.values()]
}

/** Adds pieces to a cart: a line of the same variant and answers grows, at most to what a line may hold, and has been seen at the new price. */
export function addToCart<Line extends CartKey & { quantity: number }>(lines: readonly Line[], added: Line): Line[] {
  const key = cartLineKey(added)
  const known = lines.findIndex((line) => cartLineKey(line) === key)
  const quantity = Math.min(maxLineQuantity, (lines[known]?.quantity ?? 0) + added.quantity)
  return known < 0 ? [...lines, added] : lines.with(known, { ...added, quantity })
}
