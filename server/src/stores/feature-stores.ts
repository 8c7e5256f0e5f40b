import type { FeaturedStore } from '@rahba/contract/stores/admin-stores'
import { storeErrors } from '@rahba/contract/stores/errors'
import { approval } from '@rahba/contract/stores/store-states'
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { categories } from '../categories/table.ts'
import { requireOutsiders } from '../money/require-outsider.ts'
import { cities } from '../places/table.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { stores } from './table.ts'

/** The featured stores in their order. */
export const listFeatured = async (db: Db): Promise<FeaturedStore[]> =>
  db
    .select({
      id: stores.id,
      logo: stores.logo,
      name: stores.name,
      approved: stores.approved,
      is_online: stores.is_online,
      submitted_at: stores.submitted_at,
      category: { id: categories.id, title: categories.name },
      city: { id: cities.id, title: cities.name },
    })
    .from(stores)
    .leftJoin(categories, eq(categories.id, stores.category_id))
    .leftJoin(cities, eq(cities.id, stores.city_id))
    .where(isNotNull(stores.featured_position))
    .orderBy(asc(stores.featured_position), asc(stores.id))

/** The stores that are new to the list or pass one that stood before them. */
function promoted(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, at) => [id, at]))
  return after.filter((id, at) => {
    const was = place.get(id)
    return was === undefined || after.slice(at + 1).some((other) => (place.get(other) ?? Infinity) < was)
  })
}

/**
 * Features exactly the given stores, in their order. A store that is new to the list must be approved; one that was suspended since keeps its place.
 * Throws `own_store` where the admin adds or raises a store they are of.
 */
export async function featureStores(db: Db, admin_id: string, ids: readonly string[]): Promise<{ before: string[]; after: string[] }> {
  const requested = [...new Set(ids)]
  const before = (await listFeatured(db)).map(({ id }) => id)
  await requireOutsiders(db, admin_id, promoted(before, requested))
  const added = requested.filter((id) => !before.includes(id))
  if (added.length > 0) {
    const approved = await db
      .select({ id: stores.id })
      .from(stores)
      .where(and(inArray(stores.id, added), eq(stores.approved, approval.approved)))
    if (approved.length < added.length) throw failField('ids', storeErrors.store_not_approved)
  }
  await db
    .update(stores)
    .set({ featured_position: null })
    .where(and(isNotNull(stores.featured_position), requested.length > 0 ? notInArray(stores.id, requested) : undefined))
  if (requested.length > 0)
    await db.execute(
      sql`update stores set featured_position = v.place from unnest(${sql.param(requested)}::uuid[]) with ordinality as v(id, place) where stores.id = v.id`,
    )
  return { before, after: requested }
}
