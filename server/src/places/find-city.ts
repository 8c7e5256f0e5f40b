import { foldText } from '@rahba/contract/kernel/fold'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { bareWord, matches } from '../platform/lists/search.ts'

const row = z.strictObject({ id: z.uuid(), name: bilingualText })

/**
 * The active city that was most likely meant by what was typed, in either language and any spelling: that very name, then one that begins with it, then the shortest that
 * holds it. Null if none does.
 */
export async function findCity(db: Db, typed: string, locale: Locale): Promise<{ id: string; name: string } | null> {
  const found = matches(sql`c.search`, typed)
  if (!found) return null
  const name = foldText(typed)
  const bare = foldText(bareWord(typed.trim()))
  const names = sql`array[ar_norm_1(c.name->>'ar'), ar_norm_1(c.name->>'en')]`
  const [city] = await hotList(
    db,
    sql`select c.id, c.name from cities c join regions r on r.id = c.region_id where c.active and r.active and ${found}
      order by ${name} = any(${names}) desc, exists (select from unnest(${names}) n where n in (${bare}, 'ال' || ${bare}) or n like ${bare} || ' %') desc, exists (select from unnest(${names}) n where starts_with(n, ${name})) desc,
        length(c.name->>'ar'), c.id limit 1`,
    row,
  )
  return city ? { id: city.id, name: inLocale(city.name, locale) } : null
}
