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
  product_id: string
  quantity: number
}

// One product may stand on several lines, with different options.
function summed(lines: readonly StockLine[]): { ids: string[]; quantities: number[] } {
  const total = new Map<string, number>()
  for (const { product_id, quantity } of lines) total.set(product_id, (total.get(product_id) ?? 0) + quantity)
  const ids = [...total.keys()].sort()
  return { ids, quantities: ids.map((id) => total.get(id) ?? 0) }
}

const take = hot<{ id: string }, { ids: string[]; quantities: number[] }>(
  'take-stock',
  (value) => {
    const ids = unseen(sql`${value('ids')}::uuid[]`)
    return sql`
    with locked as (select id from products where id = any(${ids}) order by id for update)
    update products p set quantity = p.quantity - l.quantity, sales = p.sales + l.quantity
    from unnest(${ids}, ${unseen(sql`${value('quantities')}::int[]`)}) as l(id, quantity) join locked using (id)
    where p.id = l.id and p.quantity >= l.quantity and p.status = 'active' and p.deleted_at is null
    returning p.id`
  },
  z.strictObject({ id: z.uuid() }),
)

const leftRow = z.strictObject({ name: bilingualText, quantity: z.int() })

/**
 * Takes what an order holds out of stock and counts it as sold, in the order's transaction: one conditional UPDATE over rows locked in the
 * order of their ids, so that two orders of the same goods wait for each other and never deadlock. The CHECK on `quantity` stands behind it.
 * Throws `product_sold_out` for the first product of which too little is left; the transaction must then end.
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
    sql`select name, case when status = 'active' and deleted_at is null then quantity else 0 end as quantity from products where id = ${short}`,
    leftRow,
  )
  const [product] = left
  throw new AppError(catalogErrors.product_sold_out, {
    product: product ? inLocale(product.name, locale) : '',
    quantity: product?.quantity ?? 0,
  })
}

/** Restores the stock of a cancelled or expired order, also of blocked and deleted products, since their count must stay right. */
export async function giveBackStock(db: Db, lines: readonly StockLine[]): Promise<void> {
  const { ids, quantities } = summed(lines)
  if (ids.length === 0) return
  await db.execute(sql`
    with locked as (select id from products where id = any(${sql.param(ids)}::uuid[]) order by id for update)
    update products p set quantity = p.quantity + l.quantity, sales = greatest(0, p.sales - l.quantity)
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) as l(id, quantity) join locked using (id)
    where p.id = l.id`)
}
