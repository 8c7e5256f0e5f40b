/** Where a new product is written that begins as the one of this id. */
export const copyPath = (id: string): string => `/store/products/create?copy=${id}`
