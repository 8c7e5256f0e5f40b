import { errors } from '@rahba/contract/kernel/errors'
import { type Branch, type BranchRow, branchErrors, maxBranches } from '@rahba/contract/stores/branches/branches'
import type { BranchBody } from '@rahba/contract/stores/branches/branches.schemas'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cities } from '../../places/table.ts'
import { now } from '../../platform/db/columns.ts'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { stores } from '../table.ts'
import { branches } from './table.ts'

const columns = {
  id: branches.id,
  name: branches.name,
  city_id: branches.city_id,
  city: sql<Branch['city']>`(select c.name from cities c where c.id = branches.city_id)`,
  address: branches.address,
  phone: branches.phone,
  short_address: branches.short_address,
  pick_up: branches.pick_up,
  delivers: branches.delivers,
  is_main: sql<boolean>`(branches.id = branches.store_id)`,
  position: branches.position,
  updated_at: branches.updated_at,
}

const matchOpen = (store_id: string) => and(eq(branches.store_id, store_id), isNull(branches.deleted_at))
// The main branch is the first of those with the same position.
const inOrder = [branches.position, sql`(branches.id <> branches.store_id)`, branches.id]

/** A store's open branches in their order, with the pieces in each. */
export const listBranches = (db: Db, store_id: string): Promise<BranchRow[]> =>
  db
    .select({
      ...columns,
      pieces: sql<number>`(select coalesce(sum(s.quantity), 0)::int from branch_stock s join product_variants v on v.id = s.variant_id and v.deleted_at is null where s.branch_id = branches.id)`,
    })
    .from(branches)
    .where(matchOpen(store_id))
    .orderBy(...inOrder)

/** Locks the store, so that two members cannot open more branches than it may have, or close one that the other moves goods to. */
const lockStore = (db: Db, store_id: string) =>
  db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for('no key update')

async function requireCity(db: Db, { city_id }: BranchBody): Promise<void> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, city_id))
  if (!city) throw failField('city_id', errors.not_found)
}

/** Opens a branch after the others. Throws `branches_full`. */
export async function createBranch(db: Db, { store_id, body }: { store_id: string; body: BranchBody }): Promise<Branch> {
  await lockStore(db, store_id)
  await requireCity(db, body)
  const [own] = await db
    .select({ n: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${branches.position}), 0)` })
    .from(branches)
    .where(matchOpen(store_id))
  if (own && own.n >= maxBranches) throw failField('name', branchErrors.branches_full)
  const [row] = await db
    .insert(branches)
    .values({ ...body, store_id, position: (own?.last ?? 0) + 1 })
    .returning(columns)
  if (!row) throw new Error('an insert returns its row')
  return row
}

async function lockBranch(db: Db, store_id: string, id: string): Promise<Branch> {
  const [row] = await db
    .select(columns)
    .from(branches)
    .where(and(eq(branches.id, id), matchOpen(store_id)))
    .for('update')
  if (!row) throw fail(errors.not_found)
  return row
}

/**
 * Changes a branch; a trigger writes the place of the main branch into the store's profile. Throws `not_found`, and `stale_record` when `seen`
 * is an older version.
 */
export async function updateBranch(
  db: Db,
  { store_id, id, body, seen }: { store_id: string; id: string; body: BranchBody; seen: string | undefined },
): Promise<{ before: Branch; after: Branch }> {
  await lockStore(db, store_id)
  const before = await lockBranch(db, store_id, id)
  refuseStale(seen, before)
  await requireCity(db, body)
  const [after] = await db
    .update(branches)
    .set({ ...body, updated_at: now })
    .where(eq(branches.id, id))
    .returning(columns)
  if (!after) throw new Error('the row was locked above')
  return { before, after }
}

const heldRow = z.strictObject({ pieces: z.int(), orders: z.boolean() })
/** The states in which goods may still leave the branch. */
const openStates = sql`'pending_payment', 'new', 'accepted', 'preparing', 'ready', 'cancel_requested'`

/**
 * Closes a branch. It stays in the database, since orders and movements name it.
 * Throws `not_found`, `branch_is_main`, `branch_has_stock` and `branch_has_orders`.
 */
export async function closeBranch(db: Db, { store_id, id }: { store_id: string; id: string }): Promise<Branch> {
  await lockStore(db, store_id)
  const before = await lockBranch(db, store_id, id)
  if (before.is_main) throw fail(branchErrors.branch_is_main)
  const held = await readRow(
    db,
    sql`select (select coalesce(sum(s.quantity), 0)::int from branch_stock s where s.branch_id = ${id}) as pieces,
      exists (select from orders o where o.branch_id = ${id} and o.status in (${openStates})) as orders`,
    heldRow,
  )
  if (held.pieces > 0) throw fail(branchErrors.branch_has_stock, { pieces: held.pieces })
  if (held.orders) throw fail(branchErrors.branch_has_orders)
  await db.update(branches).set({ deleted_at: now, updated_at: now }).where(eq(branches.id, id))
  return before
}

/** Puts the store's branches in the given order; ids of others are passed over. */
export async function orderBranches(db: Db, { store_id, ids }: { store_id: string; ids: readonly string[] }): Promise<void> {
  await db.execute(
    sql`update branches b set position = v.place from unnest(${sql.param(ids)}::uuid[]) with ordinality as v(id, place) where b.id = v.id and b.store_id = ${store_id}`,
  )
}
