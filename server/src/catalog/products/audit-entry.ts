import type { ProductSnapshot } from './lock-product.ts'

/** The entry of a product's change in the audit log. @param said what stands beside the product's own fields: what waits, and reasons */
export const toEntry = (before: ProductSnapshot | null, after: ProductSnapshot | null, extra: Record<string, unknown> = {}) => {
  const product = after ?? before
  return {
    entity: 'products',
    entity_id: product?.id ?? null,
    store_id: product?.store_id ?? null,
    before,
    after: after && { ...after, ...extra },
  }
}
