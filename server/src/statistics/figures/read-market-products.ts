import { splitLength } from '@rahba/contract/statistics/figures'
import { type Period, periodBefore } from '@rahba/contract/statistics/periods'
import { type MarketProducts, marketProducts } from '@rahba/contract/statistics/statistics'
import { sql } from 'drizzle-orm'
import { idRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { sumWhen } from './read-top-products.ts'

/** The products of a day that may be among the best of a period. */
const bestOfDay = 100
/** The products whose sums are read exactly, so that a year is not summed for every product of the market. */
const candidates = 4 * splitLength

const productRow = marketProducts.shape.rows.element

/**
 * The products of all stores by what they sold in a period. Two steps keep it bounded whatever the market holds: the best of each day are found by an
 * index, and those that sold most on such days are summed exactly. A product that is never among the best of a day is not among those of the period.
 */
export async function readMarketProducts(db: Db, period: Period): Promise<Omit<MarketProducts, 'as_of'>> {
  const before = periodBefore(period)
  const [now, then] = [sql`day >= ${period.from}`, sql`day < ${period.from}`]
  const found = await readRows(
    db,
    sql`
    select best.product_id as id from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as days (day)
    cross join lateral (
      select product_id, goods from daily_products d where d.day = days.day::date order by goods desc, product_id desc limit ${bestOfDay}) best
    group by 1 order by sum(best.goods) desc, 1 limit ${candidates}`,
    idRow,
  )
  const ids = sql.param(found.map(({ id }) => id))
  const rows = await readRows(
    db,
    sql`
    select g.*, p.name, p.image, p.store_id, s.name as store from (
      select product_id, ${sumWhen(sql`units`, now)} as units, ${sumWhen(sql`goods`, now)} as goods,
        ${sumWhen(sql`units`, then)} as units_before, ${sumWhen(sql`goods`, then)} as goods_before
      from daily_products where product_id = any(${ids}::uuid[]) and day between ${before.from} and ${period.to}
      group by product_id having coalesce(sum(units) filter (where ${now}), 0) > 0
      order by goods desc, units desc, product_id limit ${splitLength + 1}) g
    join products p on p.id = g.product_id join stores s on s.id = p.store_id
    order by g.goods desc, g.units desc, g.product_id`,
    productRow,
  )
  return { rows: rows.slice(0, splitLength), more: rows.length > splitLength }
}
