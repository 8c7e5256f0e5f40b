import { sameWaitingValue } from '@rahba/contract/catalog/product-edits'
import type { ProductForm, ProductValues } from './product-form.ts'

// Loaded by whoever finds that somebody else saved the product meanwhile, which is seldom.

const getKeys = Object.keys as (values: ProductValues) => (keyof ProductValues)[] // an object's own keys

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
  const [was, now, wanted] = [opened.quantity, newer.quantity, typed.quantity]
  if (typeof was === 'number' && typeof now === 'number' && typeof wanted === 'number') merged.quantity = Math.max(0, now + wanted - was)
  return merged
}

/** Puts values into the fields of a form, each into its own. */
export function putIn(form: Pick<ProductForm, 'set'>, values: ProductValues): void {
  for (const key of getKeys(values)) form.set(key, values[key] as never) // the value of its own key
}
