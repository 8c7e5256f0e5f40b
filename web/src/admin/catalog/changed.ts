import { countAdminProducts, listAdminProducts, readAdminProduct } from '@rahba/contract/catalog/admin-products'
import { listAudit } from '@rahba/contract/statistics/audit'

/** What a judgement of a product makes old. */
export const changedByReview = [readAdminProduct, listAudit, listAdminProducts, countAdminProducts] as const
