import type { ProductSnapshot } from './lock-product.ts'

/** The audit entry of a product's change. @param extra values beside the product's own fields: waiting changes and reasons */
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
