import { countAdminProducts, listAdminProducts, readAdminProduct } from '@rahba/contract/catalog/products/admin-products.calls'
import { listAudit } from '@rahba/contract/history/audit.calls'

/** The calls that a review of a product makes stale. */
export const changedByReview = [readAdminProduct, listAudit, listAdminProducts, countAdminProducts] as const
