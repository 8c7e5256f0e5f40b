import { type Axis, chosenValues, variantTitle } from '@rahba/contract/catalog/axes'
import { catalogErrors } from '@rahba/contract/catalog/product-errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { inLocale } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot, unseen } from '../../platform/db/hot.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'

export interface StockLine {
  /** The product's own id where the product has no axes. */
  variant_id: string
  quantity: number
}

// One variant may stand on several lines, with different options.
function summed(lines: readonly StockLine[]): { ids: string[]; quantities: number[] } {
  const total = new Map<string, number>()
  for (const { variant_id, quantity } of lines) total.set(variant_id, (total.get(variant_id) ?? 0) + quantity)
  const ids = [...total.keys()].sort()
  return { ids, quantities: ids.map((id) => total.get(id) ?? 0) }
}

const take = hot<{ id: string }, { ids: string[]; quantities: number[] }>(
  'take-stock',
  (value) => {
    const ids = unseen(sql`${value('ids')}::uuid[]`)
    return sql`
    with locked as (
      select v.id from product_variants v join products p on p.id = v.product_id
      where v.id = any(${ids}) and v.active and v.deleted_at is null and p.status = 'active' and p.deleted_at is null
      order by p.id, v.id for update of p, v)
    update product_variants v set quantity = v.quantity - l.quantity, sales = v.sales + l.quantity
    from unnest(${ids}, ${unseen(sql`${value('quantities')}::int[]`)}) as l(id, quantity) join locked using (id)
    where v.id = l.id and v.quantity >= l.quantity
    returning v.id`
  },
  z.strictObject({ id: z.uuid() }),
)

const leftRow = z.strictObject({ name: bilingualText, axes: z.custom<Axis[]>(), values: z.array(z.string()), quantity: z.int() })

/** A product's name with what tells the variant from the others. */
function named({ name, axes, values }: z.output<typeof leftRow>, locale: Locale): string {
  const title = variantTitle(chosenValues(axes, values), locale)
  return [inLocale(name, locale), ...(title ? [title] : [])].join(' - ')
}

/**
 * Takes what an order holds out of stock and counts it as sold, in the order's transaction: one conditional UPDATE over rows locked in the
 * order of their ids, products first, so that two orders of the same goods wait for each other and never deadlock. The CHECK on `quantity` stands
 * behind it, and a trigger takes the same from the product. Throws `product_sold_out` for the first variant of which too little is left; the
 * transaction must then end.
 */
export async function takeStock(db: Db, lines: readonly StockLine[], locale: Locale = 'ar'): Promise<void> {
  const { ids, quantities } = summed(lines)
  if (ids.length === 0) return
  const rows = await take(db, { ids, quantities })
  if (rows.length === ids.length) return
  const taken = new Set(rows.map(({ id }) => id))
  const short = ids.find((id) => !taken.has(id))
  const left = await readRows(
    db,
    sql`select p.name, p.axes, v.values,
          case when v.active and v.deleted_at is null and p.status = 'active' and p.deleted_at is null then v.quantity else 0 end as quantity
        from product_variants v join products p on p.id = v.product_id where v.id = ${short}`,
    leftRow,
  )
  const [variant] = left
  throw new AppError(catalogErrors.product_sold_out, {
    product: variant ? named(variant, locale) : '',
    quantity: variant?.quantity ?? 0,
  })
}

/** Restores the stock of a cancelled or expired order, also of variants that are blocked, off or deleted, since their count must stay right. */
export async function giveBackStock(db: Db, lines: readonly StockLine[]): Promise<void> {
  const { ids, quantities } = summed(lines)
  if (ids.length === 0) return
  await db.execute(sql`
    with locked as (
      select v.id from product_variants v join products p on p.id = v.product_id
      where v.id = any(${sql.param(ids)}::uuid[]) order by p.id, v.id for update of p, v)
    update product_variants v set quantity = v.quantity + l.quantity, sales = greatest(0, v.sales - l.quantity)
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) as l(id, quantity) join locked using (id)
    where v.id = l.id`)
}
