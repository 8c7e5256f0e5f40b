import { Readable } from 'node:stream'
import { errors } from '@rahba/contract/kernel/errors'
import type { ExportList, ExportProfile } from '@rahba/contract/shoppers/account-export'
import { and, asc, eq, gt } from 'drizzle-orm'
import { cities, regions } from '../../places/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { files } from '../../platform/files/table.ts'
import { addresses, userBankAccounts, users } from '../table.ts'
import { exportPageRows, pageOfExport, type ReadList, type ShopperRecords } from './records.ts'

/** Addresses, those that were removed from the list too: orders may name them. */
export const exportAddresses: ReadList<'addresses'> = async (db, user_id, after) => {
  const { id, label, name, phone, district, street, building, short_address, lat, lng, is_default, created_at, deleted_at } = addresses
  const facts = { label, name, phone, district, street, building, short_address, lat, lng, is_default, created_at, deleted_at }
  const rows = await db
    .select({ id, ...facts, city: cities.name, region: regions.name })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.city_id))
    .innerJoin(regions, eq(regions.id, cities.region_id))
    .where(and(eq(addresses.user_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}

/** Exports the bank account that is kept for refunds. */
export const exportBankAccounts: ReadList<'bank_accounts'> = async (db, user_id, after) => {
  const { user_id: id, iban_number, account_holder, created_at, updated_at } = userBankAccounts
  const rows = await db
    .select({ id, iban_number, account_holder, created_at, updated_at })
    .from(userBankAccounts)
    .where(and(eq(id, user_id), after ? gt(id, after) : undefined))
    .limit(exportPageRows)
  return pageOfExport(rows)
}

/** Exports the shopper's uploads, without the bytes. */
export const exportFiles: ReadList<'files'> = async (db, user_id, after) => {
  const { id, name, purpose, mime, bytes, created_at } = files
  const rows = await db
    .select({ id, name, purpose, mime, bytes, created_at })
    .from(files)
    .where(and(eq(files.owner_type, 'user'), eq(files.owner_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}

async function readProfile(db: Db, id: string, muted: string[]): Promise<ExportProfile> {
  const { phone, name, email, locale, created_at, last_seen_at, deletion_due_at } = users
  const columns = { id: users.id, phone, name, email, locale, created_at, last_seen_at, deletion_due_at }
  const [user] = await db.select(columns).from(users).where(eq(users.id, id))
  if (!user?.phone) throw fail(errors.not_found)
  return { ...user, phone: user.phone, muted }
}

async function* write(db: Db, user_id: string, profile: ExportProfile, lists: ShopperRecords['lists']): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"profile":${JSON.stringify(profile)}`
  // The keys of `lists` are the names of the lists.
  for (const name of Object.keys(lists) as ExportList[]) {
    yield `,${JSON.stringify(name)}:[`
    let after: string | null = null
    let isFirst = true
    do {
      const page: { rows: readonly unknown[]; next: string | null } = await lists[name](db, user_id, after)
      const text = page.rows.map((row) => JSON.stringify(row)).join(',\n')
      if (text) yield isFirst ? text : `,\n${text}`
      isFirst = false
      after = page.next
    } while (after)
    yield ']'
  }
  yield '}\n'
}

/** Exports all data about a shopper as one JSON text, read page by page while it is sent. Throws `not_found`. */
export async function exportAccount(db: Db, user_id: string, { muted, lists }: ShopperRecords): Promise<Readable> {
  return Readable.from(write(db, user_id, await readProfile(db, user_id, await muted(db, user_id)), lists))
}
