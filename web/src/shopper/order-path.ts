/** The address of an order of the shopper. */
export const orderPath = (orders: string, id: string): string => `${orders}/${id}`
