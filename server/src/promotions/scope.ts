import { type SQL, sql } from 'drizzle-orm'

/**
 * The codes that a caller manages: the platform's own (for an administrator), the coupons of all stores, or those of one store. Each call must pass
 * it.
 */
export type CodeScope =
  | { funded_by: 'platform'; admin_id: string; store_id?: undefined }
  /** `store_id` of a merchant: the own store. */
  | { funded_by: 'store'; store_id?: string }

/** The scope as a condition on `coupons`. */
export function inScope({ funded_by, store_id }: CodeScope): SQL {
  const own =
    store_id === undefined
      ? sql`true`
      : sql`exists (select from coupon_stores s where s.coupon_id = coupons.id and s.store_id = ${store_id}::uuid)`
  return sql`coupons.funded_by = ${funded_by} and ${own}`
}
