import { eq, sql } from 'drizzle-orm'
import { idRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { type CancellationRecord, cancellationHistory, cancellationLines, cancellations } from '../cancellations/table.ts'
import type { Facts } from './facts.ts'
import type { CancellationEntry, LinePatch, OpenedRequest, RequestChange, UnitDelta } from './plan.ts'

/** Adds to the held and the refunded units of an order's lines, by one statement. */
export async function writeUnits(db: Db, units: readonly UnitDelta[]): Promise<void> {
  const moved = units.filter(({ cancelled, refunded }) => cancelled !== 0 || refunded !== 0)
  if (moved.length === 0) return
  await db.execute(sql`
    update order_lines l set cancelled_quantity = l.cancelled_quantity + u.cancelled, refunded_quantity = l.refunded_quantity + u.refunded
    from (
      select order_line_id, sum(cancelled)::int as cancelled, sum(refunded)::int as refunded
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as u (order_line_id uuid, cancelled int, refunded int) group by order_line_id
    ) u
    where l.id = u.order_line_id`)
}

/** Writes the counts and amounts of a cancellation's lines, by one statement. */
async function writeLines(db: Db, lines: readonly LinePatch[]): Promise<void> {
  if (lines.length === 0) return
  await db.execute(sql`
    update cancellation_lines l set received = t.received, damaged = t.damaged, missing = t.missing, amount = t.amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t (id uuid, received int, damaged int, missing int, amount bigint)
    where l.id = t.id`)
}

async function changeRequest(db: Db, { id, patch, lines = [] }: RequestChange): Promise<CancellationRecord> {
  const [row] = await db.update(cancellations).set(patch).where(eq(cancellations.id, id)).returning()
  if (!row) throw new Error('The locked cancellation is there')
  await writeLines(db, lines)
  return row
}

async function openRequest(db: Db, id: string, { row, lines }: OpenedRequest): Promise<CancellationRecord> {
  const [opened] = await db
    .insert(cancellations)
    .values({ ...row, id })
    .returning()
  if (!opened) throw new Error('An insert answers its row')
  if (lines.length > 0) await db.insert(cancellationLines).values(lines.map((line) => ({ ...line, cancellation_id: id })))
  return opened
}

/** Writes the cancellations of a plan. Returns the written rows by their ids. */
export async function writeRequests(
  db: Db,
  { next_id }: Facts,
  { opened, requests }: { opened: OpenedRequest | null; requests: readonly RequestChange[] },
): Promise<Map<string, CancellationRecord>> {
  const rows = new Map<string, CancellationRecord>()
  for (const change of requests) rows.set(change.id, await changeRequest(db, change))
  if (opened) rows.set(next_id, await openRequest(db, next_id, opened))
  return rows
}

/** Ids that rise in the order of their list; ids that are made one by one in the same millisecond do not. */
async function risingIds(db: Db, count: number): Promise<string[]> {
  const rows = await readRows(db, sql`select uuid_v7() as id from generate_series(1, ${count})`, idRow)
  return rows.map(({ id }) => id).sort()
}

/** Writes lines of the history of cancellations, in the transaction of what they tell. They are read in the order of this list. */
export async function writeCancellationHistory(db: Db, entries: readonly CancellationEntry[]): Promise<void> {
  if (entries.length === 0) return
  const ids = await risingIds(db, entries.length)
  await db.insert(cancellationHistory).values(
    entries.map(({ cancellation_id, action, from, to, actor, note }, index) => ({
      id: ids[index],
      cancellation_id,
      action,
      from_status: from,
      to_status: to,
      actor_type: actor.type,
      actor_id: actor.id,
      note: note || null,
    })),
  )
}
