import { openOrders } from '@rahba/contract/orders/order-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

const heldRow = z.strictObject({ id: z.uuid(), pieces: z.int() })

/**
 * The pieces of a product in orders that are not over, by variant. They are read from the store's open orders, which are few beside all orders
 * of a product.
 */
export async function readOpenPieces(db: Db, { id, store_id }: { id: string; store_id: string }): Promise<Record<string, number>> {
  const rows = await readRows(
    db,
    sql`
    select l.variant_id as id, sum(l.quantity - l.refunded_quantity)::int as pieces
    from orders o join order_lines l on l.order_id = o.id
    where o.store_id = ${store_id} and o.status = any(${sql.param([...openOrders])}::text[]) and l.product_id = ${id} and l.quantity > l.refunded_quantity
    group by 1`,
    heldRow,
  )
  return Object.fromEntries(rows.map((row) => [row.id, row.pieces]))
}
