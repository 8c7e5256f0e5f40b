import { maxShelves, type Shelf, type ShelfRow } from '@rahba/contract/catalog/shelves/shelves'
import type { ShelfBody } from '@rahba/contract/catalog/shelves/shelves.schemas'
import { defineErrors, errors } from '@rahba/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { matches } from '../../platform/lists/search.ts'
import { shelves } from '../table.ts'

const { shelves_full } = defineErrors({
  shelves_full: {
    status: 422,
    ar: 'بلغت الحد الأقصى لتصنيفات المتجر. احذف تصنيفًا لا تستخدمه أولًا',
    en: 'You’ve reached the maximum number of collections. Delete one you don’t use first',
  },
})

const columns = { id: shelves.id, name: shelves.name, position: shelves.position, active: shelves.active, updated_at: shelves.updated_at }

/** Lists the shelves of a store whose name contains `q`, in their order, with the number of products in each. */
export async function listShelves(db: Db, store_id: string, q?: string): Promise<ShelfRow[]> {
  // With one table, Drizzle omits the table's name, and the column would then mean the product's own.
  const products = sql<number>`(select count(*)::int from products p where p.shelf_id = shelves.id and p.deleted_at is null)`
  return db
    .select({ ...columns, products })
    .from(shelves)
    .where(and(eq(shelves.store_id, store_id), matches(sql`ar_norm_1(concat_ws(' ', name->>'ar', name->>'en'))`, q)))
    .orderBy(shelves.position, shelves.id)
}

/** Adds a shelf after the others. */
export async function createShelf(db: Db, { store_id, body }: { store_id: string; body: ShelfBody }): Promise<Shelf> {
  const [own] = await db
    .select({ n: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${shelves.position}), 0)` })
    .from(shelves)
    .where(eq(shelves.store_id, store_id))
  if (own && own.n >= maxShelves) throw failField('name', shelves_full)
  const [row] = await db
    .insert(shelves)
    .values({ ...body, store_id, position: (own?.last ?? 0) + 1 })
    .returning(columns)
  if (!row) throw new Error('an insert returns its row')
  return row
}

async function lockShelf(db: Db, store_id: string, id: string): Promise<Shelf> {
  const [row] = await db
    .select(columns)
    .from(shelves)
    .where(and(eq(shelves.id, id), eq(shelves.store_id, store_id)))
    .for('update')
  if (!row) throw fail(errors.not_found)
  return row
}

/** Renames a shelf or switches it. Throws `not_found`, and `stale_record` when `seen` is an older version. */
export async function updateShelf(
  db: Db,
  { store_id, id, body, seen }: { store_id: string; id: string; body: ShelfBody; seen: string | undefined },
): Promise<{ before: Shelf; after: Shelf }> {
  const before = await lockShelf(db, store_id, id)
  refuseStale(seen, before)
  const [after] = await db
    .update(shelves)
    .set({ ...body, updated_at: now })
    .where(eq(shelves.id, id))
    .returning(columns)
  if (!after) throw new Error('the row was locked above')
  return { before, after }
}

/** Deletes a shelf; its products stay, on none. Throws `not_found`. */
export async function removeShelf(db: Db, { store_id, id }: { store_id: string; id: string }): Promise<Shelf> {
  const before = await lockShelf(db, store_id, id)
  await db.delete(shelves).where(eq(shelves.id, id))
  return before
}

/** Puts the store's shelves in the given order; ids of others are passed over. */
export async function orderShelves(db: Db, { store_id, ids }: { store_id: string; ids: readonly string[] }): Promise<void> {
  await db.execute(
    sql`update shelves s set position = v.place from unnest(${sql.param(ids)}::uuid[]) with ordinality as v(id, place) where s.id = v.id and s.store_id = ${store_id}`,
  )
}
