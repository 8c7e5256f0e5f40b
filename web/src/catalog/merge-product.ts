import { sameWaitingValue } from '@rahba/contract/catalog/products/product-edits'
import type { ProductForm, ProductValues } from './product-form.ts'
import { getKey, type VariantValues } from './variants/matrix.ts'

// This file is loaded only after a conflict with another editor, which is rare.

const getKeys = Object.keys as (values: ProductValues) => (keyof ProductValues)[] // an object's own keys

const addDifference = (was: unknown, now: unknown, typed: unknown): number | null =>
  typeof was === 'number' && typeof now === 'number' && typeof typed === 'number' ? Math.max(0, now + typed - was) : null

const variantKeys = Object.keys as (row: VariantValues) => (keyof VariantValues)[] // an object's own keys

/** A typed variant over the newer one: an untouched cell takes the newer value, and the stock takes the typed difference. */
function mergeVariant(opened: VariantValues | undefined, newer: VariantValues, typed: VariantValues): VariantValues {
  if (!opened) return newer
  const merged = { ...newer }
  for (const key of variantKeys(typed))
    if (key !== 'values' && !sameWaitingValue(typed[key], opened[key])) Object.assign(merged, { [key]: typed[key] })
  merged.quantity = addDifference(opened.quantity, newer.quantity, typed.quantity) ?? merged.quantity
  return merged
}

const byId = (rows: readonly VariantValues[]) => new Map(rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const])))

/**
 * Options and variants: the typed ones if the options were edited, the newer ones otherwise. Variants are matched by id and merged cell by cell.
 * A variant that the newer version deleted becomes a new one.
 */
function mergeMatrix(opened: ProductValues, newer: ProductValues, typed: ProductValues): Pick<ProductValues, 'axes' | 'variants'> {
  const [before, now, mine] = [byId(opened.variants), byId(newer.variants), byId(typed.variants)]
  if (sameWaitingValue(typed.axes, opened.axes)) {
    const known = new Set(newer.variants.map(getKey))
    // Combinations that were missing may have been added without a change of the options.
    const added = sameWaitingValue(newer.axes, opened.axes)
      ? typed.variants.filter((row) => row.id === undefined && !known.has(getKey(row)))
      : []
    const existing = newer.variants.map((row) => {
      const own = mine.get(row.id ?? '')
      return own ? mergeVariant(before.get(row.id ?? ''), row, own) : row
    })
    return { axes: newer.axes, variants: [...existing, ...added] }
  }
  const variants = typed.variants.map((row) => {
    if (row.id === undefined) return row
    const fresh = now.get(row.id)
    if (fresh) return { ...mergeVariant(before.get(row.id), fresh, row), values: row.values }
    const { id: _, quantity_seen: _seen, ...copy } = row
    return copy
  })
  return { axes: typed.axes, variants }
}

/**
 * Returns the typed values over a version that somebody else saved meanwhile: a field nobody typed in takes the newer value, and quantities add the
 * typed difference, so that no piece is sold twice.
 * @param opened the form's initial values
 */
export function mergedValues(opened: ProductValues, newer: ProductValues, typed: ProductValues): ProductValues {
  const same = (key: keyof ProductValues) => sameWaitingValue(typed[key], opened[key])
  const merged = { ...typed }
  for (const key of getKeys(typed)) if (same(key)) Object.assign(merged, { [key]: newer[key] })
  // A subcategory belongs to its category.
  if (!same('category_id') || !same('subcategory_id')) {
    merged.category_id = typed.category_id
    merged.subcategory_id = typed.subcategory_id
  }
  merged.quantity = addDifference(opened.quantity, newer.quantity, typed.quantity) ?? merged.quantity
  return { ...merged, ...mergeMatrix(opened, newer, typed) }
}

/** Sets the fields of a form to values. */
export function applyValues(form: Pick<ProductForm, 'set'>, values: ProductValues): void {
  for (const key of getKeys(values)) form.set(key, values[key] as never) // the value of its own key
}
