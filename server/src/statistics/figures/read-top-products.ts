import { chosenValue } from '@rahba/contract/catalog/variants/chosen-value'
import { maxTopVariants } from '@rahba/contract/statistics/figures'
import { type Period, periodBefore } from '@rahba/contract/statistics/periods'
import { type TopProducts, type TopVariant, topProducts } from '@rahba/contract/statistics/statistics'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { netTotal, netUnits } from '../../orders/net-line.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { countsAsSale, getDayStart } from './write-figures.ts'

/** Sums a column over the rows of one of two periods. */
export const sumWhen = (value: SQL, when: SQL): SQL => sql`coalesce(sum(${value}) filter (where ${when}), 0)::float8`

const soldRow = { units: z.int(), goods: z.int(), units_before: z.int(), goods_before: z.int() }
const variantRow = z.strictObject({ product_id: z.uuid(), variant_id: z.uuid(), variant: z.array(chosenValue), ...soldRow })

/**
 * The variants of products by what they sold in a period, best selling first. Read from the lines of the store's orders, since figures by day and
 * variant would be up to two hundred times as many rows (docs/decisions/statistics.md).
 */
async function readVariants(db: Db, store_id: string, period: Period, product_ids: readonly string[]): Promise<Map<string, TopVariant[]>> {
  const found = new Map<string, TopVariant[]>()
  if (product_ids.length === 0) return found
  const [now, then] = [
    sql`o.placed_at >= ${getDayStart(sql`${period.from}::date`)}`,
    sql`o.placed_at < ${getDayStart(sql`${period.from}::date`)}`,
  ]
  const rows = await readRows(
    db,
    sql`
    select l.product_id, l.variant_id, (array_agg(l.variant order by o.placed_at desc))[1] as variant,
      ${sumWhen(netUnits, now)} as units, ${sumWhen(netTotal, now)} as goods,
      ${sumWhen(netUnits, then)} as units_before, ${sumWhen(netTotal, then)} as goods_before
    from orders o join order_lines l on l.order_id = o.id
    where o.store_id = ${store_id} and o.placed_at >= ${getDayStart(sql`${periodBefore(period).from}::date`)}
      and o.placed_at < ${getDayStart(sql`${period.to}::date + 1`)} and ${countsAsSale} and l.product_id = any(${sql.param([...product_ids])}::uuid[])
    group by 1, 2 having coalesce(sum(${netUnits}) filter (where ${now}), 0) > 0
    order by goods desc, units desc, variant_id`,
    variantRow,
  )
  for (const { product_id, ...row } of rows) found.set(product_id, [...(found.get(product_id) ?? []), row])
  return found
}

const { variants: _variants, more_variants: _more, ...shape } = topProducts.shape.rows.element.shape
const productRow = z.strictObject({ ...shape, has_axes: z.boolean() })

/** A store's products by what they sold in a period, `length` of them at most, with `maxVariants` of the variants of each. */
export async function readTopProducts(
  db: Db,
  store_id: string,
  period: Period,
  { length, maxVariants = maxTopVariants }: { length: number; maxVariants?: number },
): Promise<Omit<TopProducts, 'as_of'>> {
  const before = periodBefore(period)
  const [now, then] = [sql`day >= ${period.from}`, sql`day < ${period.from}`]
  const rows = await readRows(
    db,
    sql`
    select g.*, p.name, p.image, p.axes <> '[]' as has_axes from (
      select product_id, ${sumWhen(sql`units`, now)} as units, ${sumWhen(sql`goods`, now)} as goods,
        ${sumWhen(sql`units`, then)} as units_before, ${sumWhen(sql`goods`, then)} as goods_before
      from daily_products where store_id = ${store_id} and day between ${before.from} and ${period.to}
      group by product_id having coalesce(sum(units) filter (where ${now}), 0) > 0 order by goods desc, units desc, product_id limit ${length + 1}) g
    join products p on p.id = g.product_id order by g.goods desc, g.units desc, g.product_id`,
    productRow,
  )
  const shown = rows.slice(0, length)
  const divided = shown.filter(({ has_axes }) => has_axes).map(({ product_id }) => product_id)
  const variants = await readVariants(db, store_id, period, divided)
  return {
    rows: shown.map(({ has_axes: _axes, ...row }) => {
      const own = variants.get(row.product_id) ?? []
      return { ...row, variants: own.slice(0, maxVariants), more_variants: own.length > maxVariants }
    }),
    more: rows.length > length,
  }
}
