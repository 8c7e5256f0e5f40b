import { approval } from '@rahba/contract/stores/store-states'
import { eq } from 'drizzle-orm'
import { stores } from './table.ts'

// The one place that says which stores visitors see: on pages, in lists and in the sitemap. A closed one is seen, it only takes no orders.
const visible = approval.approved

/** Stores that visitors see, for a query built by Drizzle. */
export const isVisibleStore = eq(stores.approved, visible)

/** The same over `stores s`, for statements written by hand. */
export const visibleStoreText = `s.approved = ${visible}`

/** True if the store takes new orders, over `stores s`: it is open, and no expired paper stops orders. */
export const takesOrdersText = "(s.is_online and s.paper_restriction is distinct from 'orders')"
