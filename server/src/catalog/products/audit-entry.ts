import type { ProductSnapshot } from './lock-product.ts'

/** The entry of a product's change in the audit log. */
export const entryOf = (before: ProductSnapshot | null, after: ProductSnapshot | null) => {
  const product = after ?? before
  return { entity: 'products', entity_id: product?.id ?? null, store_id: product?.store_id ?? null, before, after }
}
