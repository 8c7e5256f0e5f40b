import { countAdminProducts, listAdminProducts, readAdminProduct } from '@rahba/contract/catalog/admin-products.calls'
import { listAudit } from '@rahba/contract/history/audit.calls'

/** What a judgement of a product makes old. */
export const changedByReview = [readAdminProduct, listAudit, listAdminProducts, countAdminProducts] as const
