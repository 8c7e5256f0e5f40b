import type { PageAddress } from '@rahba/contract/kernel/page-table'
/** Where a new product is written that begins as the one of this id. */
export const copyPath = (id: string): PageAddress => `/store/products/create?copy=${id}`
