import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { cities, regions } from './table.ts'

/** Active regions with their active cities, in the reader's language and alphabet. */
export async function listPlaces(db: Db, locale: Locale) {
  const rows = await db
    .select({ region_id: regions.id, region: regions.name, id: cities.id, name: cities.name })
    .from(cities)
    .innerJoin(regions, eq(regions.id, cities.region_id))
    .where(sql`${cities.active} and ${regions.active}`)
    .orderBy(asc(regions.code), sql`${cities.name} ->> ${locale}`)
    .limit(5000)
  const byRegion = Map.groupBy(rows, ({ region_id }) => region_id)
  return [...byRegion].map(([id, list]) => ({
    id,
    name: list[0] ? inLocale(list[0].region, locale) : '',
    cities: list.map((city) => ({ id: city.id, name: inLocale(city.name, locale) })),
  }))
}
