/** The permissions of a store's team members; the owner has all. */
export const storePermissions = ['products', 'orders', 'messages', 'statistics', 'wallet', 'profile', 'team'] as const
export type StorePermission = (typeof storePermissions)[number]
