import { ordersStoppedText, visibleStoreText } from '../../stores/visible.ts'

// The one place that says what shoppers see (docs/domain/products.md#states): everything that lists, counts, opens or sells products uses it. The
// rule covers products and stores, since a suspended store's products disappear with it. Filtering by a join keeps lists of 10,000 products fast.

/** Products on sale that shoppers may see, over `products p join stores s`. */
export const visibleText = `p.status = 'active' and p.deleted_at is null and ${visibleStoreText}`

/** The reason a visible product can't be ordered; null if it can. It belongs with the rule above. */
export const unavailableText = `case when p.quantity < 1 then 'out_of_stock' when s.paper_restriction = 'orders' then 'store_paused'
  when not s.is_online or ${ordersStoppedText} then 'store_offline' end`
