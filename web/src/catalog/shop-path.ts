import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { approval } from '@rahba/contract/stores/store-states'

/** Returns a product's page in the shop; null while shoppers don't see it. A store that takes no orders now still shows its goods. */
export const shopPath = (
  { status, slug }: Pick<ProductDetail, 'status' | 'slug'>,
  store: Pick<ProductDetail['store'], 'slug' | 'approved'>,
) =>
  status === 'active' && store.approved === approval.approved
    ? (`/s/${encodeURIComponent(store.slug)}/p/${encodeURIComponent(slug)}` as const)
    : null
