import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { cities, regions } from './table.ts'

/** True if people may choose this city: it and its region are active. */
export async function isActiveCity(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(regions, eq(regions.id, cities.region_id))
    .where(and(eq(cities.id, id), cities.active, regions.active))
  return found.length > 0
}
