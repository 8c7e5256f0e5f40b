import { randomUUID } from 'node:crypto'
import { maxPieces } from '@rahba/contract/catalog/products/product-limits'
import { stockErrors } from '@rahba/contract/catalog/stock/stock'
import type { AdjustmentBody, StockTransferBody } from '@rahba/contract/catalog/stock/stock.schemas'
import { type StockReason, stockAdjustments } from '@rahba/contract/catalog/stock/stock-reasons'
import { errors } from '@rahba/contract/kernel/errors'
import { numberText } from '@rahba/contract/kernel/number-text'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/who.ts'
import { branches } from '../../stores/branches/table.ts'

interface Change {
  variant_id: string
  branch_id: string
  change: number
}

const lockedRow = z.strictObject({
  id: z.uuid(),
  quantity: z.int(),
  sold_from: z.array(z.object({ branch_id: z.uuid(), quantity: z.int() })),
})
type Locked = Map<string, { quantity: number; here: Map<string, number> }>

/**
 * Locks variants of the store as orders do, products first, and then reads their stock. Throws `validation` at the line of another store's
 * variant.
 */
async function lockVariants(db: Db, store_id: string, ids: readonly string[]): Promise<Locked> {
  await db.execute(sql`
    select from product_variants v join products p on p.id = v.product_id
    where v.id = any(${sql.param(ids)}::uuid[]) and v.store_id = ${store_id} order by p.id, v.id for update of p, v`)
  // A second statement, so that it sees what those who were waited for wrote.
  const rows = await readRows(
    db,
    sql`select v.id, v.quantity, (select coalesce(jsonb_agg(jsonb_build_object('branch_id', s.branch_id, 'quantity', s.quantity)), '[]')
        from branch_stock s where s.variant_id = v.id) as sold_from
      from product_variants v where v.id = any(${sql.param(ids)}::uuid[]) and v.store_id = ${store_id} and v.deleted_at is null`,
    lockedRow,
  )
  const locked: Locked = new Map(
    rows.map(({ id, quantity, sold_from }) => [id, { quantity, here: new Map(sold_from.map((row) => [row.branch_id, row.quantity])) }]),
  )
  for (const [index, id] of ids.entries()) if (!locked.has(id)) throw failField(`lines.${index}.variant_id`, errors.not_found)
  return locked
}

async function requireBranches(db: Db, store_id: string, ids: Readonly<Record<string, string>>): Promise<void> {
  // Locked against closing while goods are moved to it.
  const found = await db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.store_id, store_id), isNull(branches.deleted_at), inArray(branches.id, Object.values(ids))))
    .orderBy(branches.id)
    .for('share')
  for (const [field, id] of Object.entries(ids)) if (!found.some((branch) => branch.id === id)) throw failField(field, errors.not_found)
}

interface Cause extends Actor {
  store_id: string
  reason: StockReason
  note: string | null
  transfer_id?: string
}

/** Writes changes of locked variants in branches, their movements and the variants' sums. */
async function writeChanges(db: Db, changes: readonly Change[], cause: Cause): Promise<number> {
  const json = JSON.stringify(changes)
  const changed = sql`jsonb_to_recordset(${json}::jsonb) as c(variant_id uuid, branch_id uuid, change int)`
  await db.execute(
    sql`insert into branch_stock (variant_id, branch_id) select c.variant_id, c.branch_id from ${changed} on conflict do nothing`,
  )
  await db.execute(sql`
    with moved as (
      update branch_stock s set quantity = s.quantity + c.change from ${changed}
      where s.variant_id = c.variant_id and s.branch_id = c.branch_id returning s.variant_id, s.branch_id, c.change, s.quantity
    )
    insert into stock_movements (store_id, variant_id, branch_id, reason, change, before, after, transfer_id, note, actor_type, actor_id)
    select ${cause.store_id}, variant_id, branch_id, ${cause.reason}, change, quantity - change, quantity, ${cause.transfer_id ?? null}::uuid, ${cause.note},
      ${cause.actor_type}, ${cause.actor_id}::uuid
    from moved`)
  await db.execute(sql`
    update product_variants v set quantity = v.quantity + c.change
    from (select variant_id, sum(change)::int as change from ${changed} group by variant_id) c where v.id = c.variant_id and c.change <> 0`)
  return changes.length
}

/** The change that a line makes. A count may set what it finds; the others add or take. */
function getChange(reason: AdjustmentBody['reason'], quantity: number, here: number): number {
  const direction = stockAdjustments[reason]
  if (direction === 'set') return quantity - here
  return direction === 'add' ? quantity : -quantity
}

/**
 * Counts, receives or writes off stock in a branch of the store. Lines whose count is what is there already change nothing.
 * Throws `validation` at the line of an unknown variant, of fewer pieces than are taken, and of too many.
 * @returns how many movements it made
 */
export async function adjustStock(
  db: Db,
  { store_id, body, actor }: { store_id: string; body: AdjustmentBody; actor: Actor },
): Promise<number> {
  const { branch_id, reason, note, lines } = body
  await requireBranches(db, store_id, { branch_id })
  const locked = await lockVariants(
    db,
    store_id,
    lines.map(({ variant_id }) => variant_id),
  )
  const changes = lines.flatMap(({ variant_id, quantity }, index): Change[] => {
    const variant = locked.get(variant_id)
    const here = variant?.here.get(branch_id) ?? 0
    const change = getChange(reason, quantity, here)
    if (here + change < 0) throw failField(`lines.${index}.quantity`, stockErrors.short_stock, { left: here })
    if ((variant?.quantity ?? 0) + change > maxPieces)
      throw failField(`lines.${index}.quantity`, stockErrors.too_much_stock, { max: numberText(maxPieces) })
    return change === 0 ? [] : [{ variant_id, branch_id, change }]
  })
  return changes.length === 0 ? 0 : writeChanges(db, changes, { ...actor, store_id, reason, note })
}

/**
 * Moves stock from one branch of the store to another at once; the variants' sums stay as they are.
 * Throws `validation` at the line of an unknown variant and of more pieces than the first branch has.
 */
export async function transferStock(
  db: Db,
  { store_id, body, actor }: { store_id: string; body: StockTransferBody; actor: Actor },
): Promise<{ transfer_id: string; movements: number }> {
  const { from_branch_id, to_branch_id, note, lines } = body
  await requireBranches(db, store_id, { from_branch_id, to_branch_id })
  const locked = await lockVariants(
    db,
    store_id,
    lines.map(({ variant_id }) => variant_id),
  )
  const changes = lines.flatMap(({ variant_id, quantity }, index): Change[] => {
    const available = locked.get(variant_id)?.here.get(from_branch_id) ?? 0
    if (quantity > available) throw failField(`lines.${index}.quantity`, stockErrors.short_stock, { left: available })
    return [
      { variant_id, branch_id: from_branch_id, change: -quantity },
      { variant_id, branch_id: to_branch_id, change: quantity },
    ]
  })
  const transfer_id = randomUUID()
  return { transfer_id, movements: await writeChanges(db, changes, { ...actor, store_id, reason: 'transfer', note, transfer_id }) }
}
