import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { cities, regions } from '../places/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { addresses } from './table.ts'

/** A shopper's addresses in their language, the default first, then the newest. */
export async function listAddresses(db: Db, user_id: string, locale: Locale, id?: string): Promise<Address[]> {
  const { user_id: owner, created_at, deleted_at, ...shown } = getTableColumns(addresses)
  const rows = await db
    .select({ ...shown, city: cities.name, region: regions.name })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.city_id))
    .innerJoin(regions, eq(regions.id, cities.region_id))
    .where(and(eq(owner, user_id), isNull(deleted_at), id === undefined ? undefined : eq(shown.id, id)))
    .orderBy(desc(shown.is_default), desc(created_at), desc(shown.id))
  return rows.map((row) => ({ ...row, city: inLocale(row.city, locale), region: inLocale(row.region, locale) }))
}

/** One of the shopper's addresses. Throws `not_found`, also for another's. */
export async function readAddress(db: Db, own: { user_id: string; id: string }, locale: Locale): Promise<Address> {
  const [row] = await listAddresses(db, own.user_id, locale, own.id)
  if (!row) throw fail(errors.not_found)
  return row
}
