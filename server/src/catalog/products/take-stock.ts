import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { type Axis, chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import type { Locale } from '@rahba/contract/kernel/locale'
import { inLocale } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hideLength, hot } from '../../platform/db/hot.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/who.ts'

export interface StockLine {
  /** The product's own id where the product has no axes. */
  variant_id: string
  quantity: number
}

/** The order that takes or gives back stock, for the record of movements. */
export interface StockOrder {
  id: string
  store_id: string
  /** The branch that its goods leave from. */
  branch_id: string
}

/** How a sale changed the stock of a variant. */
export interface TakenStock {
  variant_id: string
  /** Pieces in all branches. */
  before: number
  after: number
}

// Several lines may have the same variant, with different options.
function summed(lines: readonly StockLine[]): { ids: string[]; quantities: number[] } {
  const total = new Map<string, number>()
  for (const { variant_id, quantity } of lines) total.set(variant_id, (total.get(variant_id) ?? 0) + quantity)
  const ids = [...total.keys()].sort()
  return { ids, quantities: ids.map((id) => total.get(id) ?? 0) }
}

interface Taking extends Record<string, unknown> {
  ids: string[]
  quantities: number[]
  order_id: string
  branch_id: string
  actor_id: string
}

const take = hot<TakenStock, Taking>(
  'take-stock',
  (value) => {
    const ids = hideLength(sql`${value('ids')}::uuid[]`)
    return sql`
    with locked as (
      select v.id from product_variants v join products p on p.id = v.product_id
      where v.id = any(${ids}) and v.active and v.deleted_at is null and p.status = 'active' and p.deleted_at is null
      order by p.id, v.id for update of p, v),
    sold as (
      update product_variants v set quantity = v.quantity - l.quantity, sales = v.sales + l.quantity
      from unnest(${ids}, ${hideLength(sql`${value('quantities')}::int[]`)}) as l(id, quantity) join locked using (id)
      where v.id = l.id and v.quantity >= l.quantity
      returning v.id, v.store_id, v.quantity as left, l.quantity),
    taken as (
      update branch_stock s set quantity = s.quantity - sold.quantity from sold
      where s.variant_id = sold.id and s.branch_id = ${value('branch_id')}::uuid and s.quantity >= sold.quantity
      returning sold.id, sold.store_id, sold.left, sold.quantity, s.quantity as after),
    moved as (
      insert into stock_movements (store_id, variant_id, branch_id, reason, change, before, after, order_id, actor_type, actor_id)
      select store_id, id, ${value('branch_id')}::uuid, 'ordered', -quantity, after + quantity, after, ${value('order_id')}::uuid, 'user', ${value('actor_id')}::uuid
      from taken)
    select id as variant_id, (taken.left + quantity) as before, taken.left as after from taken`
  },
  z.strictObject({ variant_id: z.uuid(), before: z.int(), after: z.int() }),
)

const shortRow = z.strictObject({ name: bilingualText, axes: z.custom<Axis[]>(), values: z.array(z.string()), quantity: z.int() })

/** A product's name with what tells the variant from the others. */
function named({ name, axes, values }: z.output<typeof shortRow>, locale: Locale): string {
  const title = variantTitle(chosenValues(axes, values), locale)
  return [inLocale(name, locale), ...(title ? [title] : [])].join(' - ')
}

/**
 * Takes what an order holds out of the stock of its branch and counts it as sold, in the order's transaction: one conditional UPDATE over rows
 * locked in the order of their ids, products first, so that two orders of the same goods wait for each other and never deadlock. The CHECKs on
 * `quantity` stand behind it, and a trigger takes the same from the product.
 * Throws `product_sold_out` for the first variant of which the branch has too little; the transaction must then end.
 */
export async function takeStock(
  db: Db,
  order: StockOrder & { user_id: string },
  lines: readonly StockLine[],
  locale: Locale = 'ar',
): Promise<TakenStock[]> {
  const { ids, quantities } = summed(lines)
  if (ids.length === 0) return []
  const { branch_id } = order
  const rows = await take(db, { ids, quantities, branch_id, order_id: order.id, actor_id: order.user_id })
  if (rows.length === ids.length) return rows
  const soldIds = new Set(rows.map(({ variant_id }) => variant_id))
  const short = ids.find((id) => !soldIds.has(id))
  const variants = await readRows(
    db,
    sql`select p.name, p.axes, v.values,
          case when v.active and v.deleted_at is null and p.status = 'active' and p.deleted_at is null
            then coalesce((select s.quantity from branch_stock s where s.variant_id = v.id and s.branch_id = ${branch_id}), 0) else 0 end as quantity
        from product_variants v join products p on p.id = v.product_id where v.id = ${short}`,
    shortRow,
  )
  const [variant] = variants
  throw new AppError(catalogErrors.product_sold_out, {
    product: variant ? named(variant, locale) : '',
    quantity: variant?.quantity ?? 0,
  })
}

/**
 * Restores the stock of a cancelled or expired order in the branch it left from, or the main one where that was closed; also of variants that are
 * blocked, off or deleted, since their count must stay right. The branch is locked against closing meanwhile.
 */
export async function giveBackStock(
  db: Db,
  order: StockOrder,
  lines: readonly StockLine[],
  { reason, actor }: { reason: 'cancelled' | 'returned'; actor: Actor },
): Promise<void> {
  const { ids, quantities } = summed(lines)
  if (ids.length === 0) return
  await db.execute(sql`
    with locked as (
      select v.id from product_variants v join products p on p.id = v.product_id
      where v.id = any(${sql.param(ids)}::uuid[]) order by p.id, v.id for update of p, v),
    place as (
      select coalesce((select b.id from branches b where b.id = ${order.branch_id}::uuid and b.deleted_at is null for share), ${order.store_id}::uuid) as id),
    back as (
      update product_variants v set quantity = v.quantity + l.quantity, sales = greatest(0, v.sales - l.quantity)
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) as l(id, quantity) join locked using (id)
      where v.id = l.id returning v.id, l.quantity),
    put as (
      update branch_stock s set quantity = s.quantity + back.quantity from back, place
      where s.variant_id = back.id and s.branch_id = place.id returning s.variant_id, s.branch_id, back.quantity, s.quantity as after)
    insert into stock_movements (store_id, variant_id, branch_id, reason, change, before, after, order_id, actor_type, actor_id)
    select ${order.store_id}, variant_id, branch_id, ${reason}, quantity, after - quantity, after, ${order.id}, ${actor.actor_type}, ${actor.actor_id}::uuid
    from put`)
}
