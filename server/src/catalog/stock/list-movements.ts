import type { StockMovement } from '@rahba/contract/catalog/stock/stock'
import { type Axis, type ChosenValue, chosenValues } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { isOneOf } from '../../platform/lists/one-of.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { exportCap } from '../../platform/lists/send-export.ts'
import { branches } from '../../stores/branches/table.ts'
import { products } from '../table.ts'
import { productVariants as variants } from '../variants/table.ts'
import { stockMovements as movements } from './table.ts'

interface MovementQuery {
  variant_id?: string | undefined
  branch_id?: string | undefined
  reason?: string[] | undefined
  from?: string | undefined
  to?: string | undefined
  sort: string
}

const sorts: Record<string, Sort<StockMovement>> = { created_at: { by: movements.created_at, value: (row) => row.created_at } }

const buildCondition = (store_id: string, { variant_id, branch_id, reason, from, to }: MovementQuery): SQL | undefined =>
  and(
    eq(movements.store_id, store_id),
    variant_id ? eq(movements.variant_id, variant_id) : undefined,
    branch_id ? eq(movements.branch_id, branch_id) : undefined,
    reason?.length ? isOneOf(movements.reason, reason) : undefined,
    betweenDays(movements.created_at, from, to),
  )

interface Selected extends Omit<StockMovement, 'variant'> {
  axes: Axis[]
  values: string[]
  deleted_as: ChosenValue[] | null
}

const toRow = ({ axes, values, deleted_as, ...row }: Selected): StockMovement => ({
  ...row,
  variant: deleted_as ?? chosenValues(axes, values),
})

async function selectRows(db: Db, cut: Cut): Promise<StockMovement[]> {
  const rows = await db
    .select({
      id: movements.id,
      created_at: movements.created_at,
      variant_id: movements.variant_id,
      product_id: variants.product_id,
      product: sql<Bilingual>`${products.name}`,
      axes: products.axes,
      values: variants.values,
      // A product that has lost its axes has its own variant again, under its old row.
      deleted_as: sql<ChosenValue[] | null>`case when ${variants.deleted_at} is not null then ${variants.deleted_as} end`,
      sku: variants.sku,
      branch_id: movements.branch_id,
      branch: sql<Bilingual>`${branches.name}`,
      reason: movements.reason,
      change: movements.change,
      before: movements.before,
      after: movements.after,
      order_id: movements.order_id,
      order_number: sql<number | null>`(select o.number from orders o where o.id = ${movements.order_id})`,
      note: movements.note,
      actor_type: movements.actor_type,
      // Only the store's own people are named to the store.
      actor: sql<
        string | null
      >`case when ${movements.actor_type} = 'store' then (select m.name from store_members m where m.id = ${movements.actor_id}) end`,
    })
    .from(movements)
    .innerJoin(variants, eq(variants.id, movements.variant_id))
    .innerJoin(products, eq(products.id, variants.product_id))
    .innerJoin(branches, eq(branches.id, movements.branch_id))
    .where(cut.where)
    .orderBy(...cut.orderBy)
    .limit(cut.limit)
    .offset(cut.offset)
  return rows.map(toRow)
}

/** One page of a store's changes of stock, the newest first. */
export const listMovements = (db: Db, store_id: string, query: PageQuery & MovementQuery): Promise<Page<StockMovement>> =>
  toPage(db, query, {
    ...{ from: movements, id: movements.id, where: buildCondition(store_id, query), sorts },
    rows: (cut) => selectRows(db, cut),
  })

/** The whole filtered list for a file, as far as files go. */
export const listMovementsForExport = (db: Db, store_id: string, query: MovementQuery): Promise<StockMovement[]> =>
  selectRows(db, {
    where: buildCondition(store_id, query),
    orderBy: getOrder(sorts, query.sort, movements.id),
    limit: exportCap,
    offset: 0,
  })
