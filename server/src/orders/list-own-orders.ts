import type { Page } from '@rahba/contract/kernel/page'
import { type OwnOrderRow, ownOrderRow } from '@rahba/contract/orders/order-shapes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment } from '../platform/db/columns.ts'
import { hideLength, hot } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import type { PageQuery } from '../platform/lists/page.ts'
import { visibleStoreText } from '../stores/visible.ts'
import { listOrders, type OrderFilters } from './read-orders.ts'

/** The number of pictures and of names that a row shows. */
const picturesShown = 4
const namesShown = 2

const ofOrder = ownOrderRow
  .pick({
    id: true,
    store_slug: true,
    checkout_id: true,
    to_charge: true,
    images: true,
    product_names: true,
    products_count: true,
    cancelled_amount: true,
    all_returned: true,
  })
  .extend({ last_payment: ownOrderRow.shape.last_payment, declined_at: z.string().nullable(), delivered_at: z.string().nullable() })
  .strict()

const readOthers = hot(
  'what a shopper sees of listed orders',
  (value) => sql`select o.id, case when ${sql.raw(visibleStoreText)} then s.slug end as store_slug, o.checkout_id,
      o.to_charge::float8 as to_charge, o.cancelled_amount::float8 as cancelled_amount, o.delivered_at,
      not exists (select 1 from order_lines l where l.order_id = o.id and l.refunded_quantity < l.quantity) as all_returned,
      goods.images, goods.product_names, goods.products_count,
      last.status as last_payment, last.declined_at
    from orders o join stores s on s.id = o.store_id
      -- A product that was ordered in several variants is one.
      cross join lateral (
        select coalesce((array_agg(p.image order by p.position) filter (where p.image is not null))[:${sql.raw(String(picturesShown))}], '{}') as images,
          coalesce(to_jsonb((array_agg(p.name order by p.position))[:${sql.raw(String(namesShown))}]), '[]') as product_names, count(*)::int as products_count
        from (select min(l.position) as position, (array_agg(l.name order by l.position))[1] as name,
            (array_agg(l.image order by l.position) filter (where l.image is not null))[1] as image,
            o.status = 'cancelled' or bool_or(l.refunded_quantity < l.quantity) as is_left,
            bool_or(bool_or(l.refunded_quantity < l.quantity)) over () as any_left
          from order_lines l where l.order_id = o.id group by l.product_id) p
        where p.is_left or not p.any_left) goods
      left join lateral (select p.status, p.declined_at from payments p where p.order_id = o.id order by p.created_at desc limit 1) last on true
    where o.id = any(${hideLength(sql`${value('ids')}::uuid[]`)})`,
  ofOrder,
)

/** A page of a shopper's own orders: the rows of every list of orders, and one more query for what only their own list shows. */
export async function listOwnOrders(db: Db, query: PageQuery, filters: OrderFilters): Promise<Page<OwnOrderRow>> {
  const { data, meta } = await listOrders(db, query, filters)
  const others = new Map((await readOthers(db, { ids: data.map(({ id }) => id) })).map((one) => [one.id, one]))
  const rows = data.flatMap((row) => {
    const other = others.get(row.id)
    if (!other) return []
    const { declined_at, delivered_at } = other
    return [{ ...row, ...other, declined_at: declined_at && isoMoment(declined_at), delivered_at: delivered_at && isoMoment(delivered_at) }]
  })
  return { data: rows, meta }
}
