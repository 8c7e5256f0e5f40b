import { importFaults, importWarnings } from '@rahba/contract/catalog/import/import-errors'
import type { OptionNumber } from '@rahba/contract/catalog/import/import-fields'
import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { findFault, findWarning, isRefused } from './find-fault.ts'
import { isAddress } from './find-pictures.ts'
import type { FoundProduct, FoundVariant } from './find-products.ts'
import type { MatchedGroup, MatchedRow } from './match-groups.ts'
import type { StoreNames } from './names.ts'
import { readCell, readCount, readPrices, readWeight } from './read-cell.ts'
import { lacksValue, type Options, readOptions } from './read-options.ts'
import { hasText, rowKind } from './row-texts.ts'

interface Prices {
  price: unknown
  price_after_discount: unknown
}

/** The variants of a group as its body holds them, each with the row that it is read from; null for one that no row names. */
export interface ReadVariants {
  axes: Axis[]
  bodies: Record<string, unknown>[]
  rows: (MatchedRow | null)[]
  origins: ReturnType<typeof readOptions>['origins']
  /** The id of the value that a row has of the option with this number. */
  findValue: (row: MatchedRow, number: OptionNumber) => string | null
  shared: Prices
}

// Zid writes this for goods that are not counted.
const uncounted = /^(?:infinite|unlimited|∞|غير محدود(?:ة)?)$/i

/** The stock of a row, undefined to leave it. A new variant without a stock has 0, and its row gets a note. */
export function readQuantity(row: MatchedRow, isNew: boolean): unknown {
  const cell = row.texts.get('quantity')
  if (cell === undefined) return isNew ? 0 : undefined
  if (uncounted.test(cell) || (cell === '' && isNew)) {
    row.faults.push(findWarning('quantity', importWarnings.no_quantity))
    return 0
  }
  return cell === '' ? null : cell
}

/** The price that the variants without one of their own follow: that of the product's row, of the first variant that follows it, or of the first. */
function findShared(group: MatchedGroup, prices: ReadonlyMap<MatchedRow, Prices>, current: ReadonlyMap<MatchedRow, FoundVariant>): Prices {
  const { rows, before } = group
  const isGiven = ({ price }: Prices) => price !== null && price !== undefined && price !== 0
  const own = rows.flatMap((row) => (row.role === 'product' ? (prices.get(row) ?? []) : [])).find(isGiven)
  if (own) return { price: own.price, price_after_discount: own.price_after_discount ?? null }
  const variants = rows.filter(({ role }) => role === 'variant')
  if (!before) {
    const first = variants.map((row) => prices.get(row)).find((pair) => pair && isGiven(pair))
    return { price: first?.price, price_after_discount: first?.price_after_discount ?? null }
  }
  const current_prices = { price: before.price, price_after_discount: before.price_after_discount }
  const followers = before.axes.length > 0 ? before.variants.filter(({ own_price }) => !own_price) : []
  const named = variants.filter((row) => followers.some(({ id }) => id === current.get(row)?.id))
  // A follower that the file does not name keeps its price.
  if (before.axes.length > 0 && (named.length === 0 || named.length < followers.length)) return current_prices
  const pair = (before.axes.length > 0 ? named : variants).map((row) => prices.get(row)).find((one) => one && isGiven(one))
  return pair ? { price: pair.price, price_after_discount: pair.price_after_discount ?? null } : current_prices
}

const toPair = ({ price, price_after_discount }: FoundVariant): Prices => ({ price, price_after_discount })

/** A variant's own price, null where it follows the product's. */
function ownPrices(rowPrices: Prices, shared: Prices, variant: FoundVariant | null): Prices {
  const follows = { price: null, price_after_discount: null }
  if (rowPrices.price === undefined && rowPrices.price_after_discount === undefined) return variant?.own_price ? toPair(variant) : follows
  const start = variant?.own_price ? toPair(variant) : shared
  const pair = {
    price: rowPrices.price === undefined ? start.price : (rowPrices.price ?? shared.price),
    price_after_discount: rowPrices.price_after_discount === undefined ? start.price_after_discount : rowPrices.price_after_discount,
  }
  if (rowPrices.price === null && rowPrices.price_after_discount === null) return follows
  const same = pair.price === shared.price && (pair.price_after_discount ?? null) === (shared.price_after_discount ?? null)
  return same && !variant?.own_price ? follows : pair
}

/** The body of a variant that a row describes, over the variant that the product has. */
function toBody(row: MatchedRow, variant: FoundVariant | null, names: StoreNames, weight: unknown): Record<string, unknown> {
  const quantity = readQuantity(row, variant === null)
  const seen = readCount(row, 'quantity_seen')
  const codes = { sku: readCell(row, 'sku', names), barcode: readCell(row, 'barcode', names) }
  const own = readWeight(row, 'variant_weight')
  const active = row.texts.get('variant_active') === '' ? undefined : readCell(row, 'variant_active', names)
  const picture = row.variantPicture
  // Without an own weight it follows the product's.
  const follows = own === weight && (variant === null || variant.weight === null)
  return {
    ...(variant ? { id: variant.id, quantity_seen: seen ?? variant.quantity } : {}),
    sku: codes.sku === undefined ? (variant?.sku ?? null) : codes.sku,
    barcode: codes.barcode === undefined ? (variant?.barcode ?? null) : codes.barcode,
    quantity: quantity === undefined ? variant?.quantity : quantity,
    weight: own === undefined ? (variant?.weight ?? null) : follows ? null : own,
    image: pickImage(picture?.named[0], variant, picture !== null && !picture.isUnread),
    active: active === undefined ? (variant?.active ?? true) : active,
  }
}

/** A variant's picture. A picture that must be fetched replaces the current one later. */
function pickImage(named: string | undefined, variant: FoundVariant | null, isGiven: boolean): string | null {
  const current = variant?.image ?? null
  if (!isGiven) return current
  return named === undefined ? null : isAddress(named) ? current : named
}

/** A variant as its form would send it, unchanged. */
export const toUnchangedVariant = ({ own_price, price, price_after_discount, ...variant }: FoundVariant) => ({
  ...variant,
  ...(own_price ? { price, price_after_discount } : { price: null, price_after_discount: null }),
  quantity_seen: variant.quantity,
})

/** Checks codes and stock in rows that are no variant. */
function checkOtherRows({ rows, before }: MatchedGroup, { axes, numbers }: Options): void {
  const variants = rows.some(({ role }) => role === 'variant')
  for (const row of rows) {
    if (row.role !== 'product') continue
    const isParent = rowKind(row.texts) === 'product'
    for (const field of ['sku', 'barcode', 'quantity', 'price'] as const) {
      if (!hasText(row.texts, field)) continue
      // The price of a product's first row is that of the variants without one of their own.
      if (field === 'price' && (isParent || !variants || row === rows[0])) continue
      if (!variants && field === 'quantity') row.faults.push(findFault(field, catalogErrors.product_stock_by_variant))
      // The product's row of another shop has the sum of its variants.
      else if (!isParent && (before === null || variants)) row.faults.push(lacksValue(row, axes[0], numbers))
      else if (field !== 'quantity') row.faults.push(findWarning(field, importWarnings.variant_cell))
      else continue
      break
    }
  }
}

/** Finds the variant of each row by its codes or its values. A second row of one variant gets a fault. */
function findVariants(rows: readonly MatchedRow[], { axes, values, numbers }: Options, before: FoundProduct | null) {
  const current = new Map<MatchedRow, FoundVariant>()
  const first = new Map<string, number>()
  const coded = new Set(rows.flatMap(({ variant }) => variant?.id ?? []))
  for (const row of rows) {
    const chosen = values.get(row) ?? []
    const key = chosen.join()
    const variant =
      row.variant ?? (before?.axes.length ? before.variants.find((one) => one.values.join() === key && !coded.has(one.id)) : undefined)
    if (variant) current.set(row, variant)
    const missing = chosen.indexOf(null)
    if ((missing >= 0 || axes.length === 0) && !isRefused(row.faults)) row.faults.push(lacksValue(row, axes[missing], numbers))
    const known = [variant?.id, missing >= 0 || axes.length === 0 ? undefined : key].filter((name) => name !== undefined)
    const earlier = known.flatMap((name) => first.get(name) ?? [])[0]
    if (earlier !== undefined) row.faults.push(findFault(null, importFaults.variant_repeated, () => ({ row: earlier })))
    for (const name of known) if (!first.has(name)) first.set(name, row.row)
  }
  return current
}

/**
 * The variants that a group describes. Variants that it does not name stay as they are and in their place, and new ones come last. Undefined if
 * it names none.
 * @param weight grams of the product, which variants without an own weight have
 */
export function readVariants(group: MatchedGroup, names: StoreNames, weight: unknown): ReadVariants | undefined {
  const { rows, before } = group
  const options = readOptions(group)
  checkOtherRows(group, options)
  const described = rows.filter(({ role }) => role === 'variant')
  const prices = new Map(rows.map((row) => [row, readPrices(row, names)]))
  if (described.length === 0) {
    const shared = findShared(group, prices, new Map())
    return before ? undefined : { axes: [], bodies: [], rows: [], origins: new Map(), findValue: () => null, shared }
  }
  const { axes, values, origins, numbers } = options
  const findValue = (row: MatchedRow, number: OptionNumber) =>
    values.get(row)?.[axes.findIndex(({ id }) => numbers.get(id) === number)] ?? null
  const current = findVariants(described, options, before)
  const shared = findShared(group, prices, current)
  const makeBody = (row: MatchedRow): Record<string, unknown> => {
    const variant = current.get(row) ?? null
    const rowPrices = prices.get(row) ?? { price: undefined, price_after_discount: undefined }
    return { values: values.get(row), ...toBody(row, variant, names, weight), ...ownPrices(rowPrices, shared, variant) }
  }
  const byId = new Map([...current].map(([row, { id }]) => [id, row]))
  const existing = (before?.axes.length ? before.variants : []).map((variant): [MatchedRow | null, Record<string, unknown>] => {
    const row = byId.get(variant.id)
    return row ? [row, makeBody(row)] : [null, toUnchangedVariant(variant)]
  })
  const added = described
    .filter((row) => !current.has(row))
    .map((row): [MatchedRow | null, Record<string, unknown>] => [row, makeBody(row)])
  const all = [...existing, ...added]
  return { axes, bodies: all.map(([, body]) => body), rows: all.map(([row]) => row), origins, findValue, shared }
}
