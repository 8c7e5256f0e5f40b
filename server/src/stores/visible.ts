import { approval } from '@rahba/contract/stores/store-states'
import { eq, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import { stores } from './table.ts'

// The one place that says which stores visitors see: on pages, in lists and in the sitemap. A closed one is seen, it only takes no orders.
const visible = approval.approved

/** Stores that visitors see, for a query built by Drizzle. */
export const isVisibleStore = eq(stores.approved, visible)

/** The same over `stores s`, for statements written by hand. */
export const visibleStoreText = `s.approved = ${visible}`

/** True while the store's hours or a holiday stop new orders, over `stores s`. A store without them compares nothing. */
export const ordersStoppedText = '(s.order_stops is not null and s.order_stops @> app_now())'

/** The moment from which a store takes orders again that its hours or a holiday stop now, over `stores s`; null for any other store. */
export const takesOrdersAgainText = `case when s.is_online and s.paper_restriction is distinct from 'orders' and ${ordersStoppedText} then
  (select to_char(upper(r) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from unnest(s.order_stops) r where r @> app_now()) end`

/** True while the store's hours or a holiday stop new orders, for a query built by Drizzle. */
export const ordersStopped = sql<boolean>`(${stores.order_stops} is not null and ${stores.order_stops} @> ${now})`

/** True if the store takes new orders, over `stores s`: it is open, neither hours nor holidays stop them, and no expired paper does. */
export const takesOrdersText = `(s.is_online and s.paper_restriction is distinct from 'orders' and not ${ordersStoppedText})`
