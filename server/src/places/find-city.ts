import { foldText } from '@rahba/contract/kernel/fold'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { listSpellings } from '@rahba/contract/places/spellings'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { bareWord } from '../platform/lists/search.ts'
import { matchesPlace } from './matches-place.ts'
import { cities, regions } from './table.ts'

const withoutArticle = (text: string) => foldText(bareWord(text.trim()))

/** The rank of a city for what was typed: 0 is its name, 1 begins with it, 2 holds it. The article makes no difference. */
function rankCity({ ar, en }: Bilingual, typed: string): number {
  const requested = withoutArticle(typed)
  const names = [ar, en, ...listSpellings([ar, en])].map(withoutArticle)
  if (names.includes(requested)) return 0
  return names.some((name) => name.startsWith(requested)) ? 1 : 2
}

/**
 * The active city that was most likely meant by what was typed, in either language and any spelling: that very name, then the shortest that
 * begins with it, then the shortest that holds it. Null if none does.
 */
export async function findCity(db: Db, typed: string, locale: Locale): Promise<{ id: string; name: string } | null> {
  const found = matchesPlace(cities.search, typed)
  if (!found) return null
  const rows = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .innerJoin(regions, eq(regions.id, cities.region_id))
    .where(and(eq(cities.active, true), eq(regions.active, true), found))
    .limit(200)
  const [city] = rows
    .map((row) => ({ ...row, rank: rankCity(row.name, typed) }))
    .sort((a, b) => a.rank - b.rank || a.name.ar.length - b.name.ar.length || a.id.localeCompare(b.id))
  return city ? { id: city.id, name: inLocale(city.name, locale) } : null
}
