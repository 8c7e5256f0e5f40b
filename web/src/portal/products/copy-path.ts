import type { PageAddress } from '@rahba/contract/kernel/page-table'
/** The path of the form for a new product that starts as a copy of this one. */
export const copyPath = (id: string): PageAddress => `/store/products/create?copy=${id}`
