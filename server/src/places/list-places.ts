import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { listSpellings } from '@rahba/contract/places/spellings'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { cities, regions } from './table.ts'

const named = (name: Bilingual, locale: Locale) => ({
  name: inLocale(name, locale),
  other_name: inLocale(name, locale === 'ar' ? 'en' : 'ar'),
  spellings: listSpellings([name.ar, name.en]),
})

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
  return [...byRegion].flatMap(([id, list]) => {
    const [first] = list
    return first ? [{ id, ...named(first.region, locale), cities: list.map((city) => ({ id: city.id, ...named(city.name, locale) })) }] : []
  })
}
