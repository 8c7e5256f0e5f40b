import { type SQL, sql } from 'drizzle-orm'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'

// The one place that says what shoppers see (domain rules, 2.2): everything that lists, counts, opens or sells products uses it. It spans
// products and stores, since a suspended store's goods vanish with it; filtering by a join is what keeps lists of 10,000 products fast.

/** Products on sale that shoppers may see. The query joins `stores` on `products.store_id`. */
export const visibleProducts = (): SQL => sql`${products.status} = 'active' and ${products.deleted_at} is null and ${stores.approved} = 1`

/** Visible products that can be ordered now. The query joins `stores`, as for {@link visibleProducts}. */
export const orderableProducts = (): SQL => sql`${visibleProducts()} and ${stores.is_online} and ${products.quantity} >= 1`

/** The same rule for prepared statements, over `products p join stores s`. */
export const visibleText = "p.status = 'active' and p.deleted_at is null and s.approved = 1"

/** Why a visible product can't be ordered; null when it can. Stands beside the rule above. */
export const unavailableText = "case when p.quantity < 1 then 'out_of_stock' when not s.is_online then 'store_offline' end"
