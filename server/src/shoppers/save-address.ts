import { errors } from '@rahba/contract/kernel/errors'
import { addressErrors, maxAddresses } from '@rahba/contract/shoppers/addresses'
import type { AddressBody } from '@rahba/contract/shoppers/addresses.schemas'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isActiveCity } from '../places/is-active-city.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail, failField } from '../platform/errors.ts'
import { refuseStale } from '../platform/http/seen-version.ts'
import { lockShopper } from './lock-shopper.ts'
import { addresses } from './table.ts'

type AddressRecord = typeof addresses.$inferSelect

/** A change with what the audit log keeps of both sides. */
interface AddressChange {
  before: AddressRecord
  after: AddressRecord
}

interface Own {
  user_id: string
  id: string
}

const isOwnSaved = (user_id: string) => and(eq(addresses.user_id, user_id), isNull(addresses.deleted_at))

async function lockAddress(db: Db, { user_id, id }: Own): Promise<AddressRecord> {
  await lockShopper(db, user_id)
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), isOwnSaved(user_id)))
  if (!row) throw fail(errors.not_found)
  return row
}

const clearDefault = (db: Db, user_id: string) =>
  db
    .update(addresses)
    .set({ is_default: false, updated_at: now })
    .where(and(isOwnSaved(user_id), addresses.is_default))

async function change(db: Db, before: AddressRecord, values: Partial<AddressBody>): Promise<AddressChange> {
  const [after] = await db
    .update(addresses)
    .set({ ...values, updated_at: now })
    .where(eq(addresses.id, before.id))
    .returning()
  if (!after) throw new Error('the locked address is there')
  return { before, after }
}

/**
 * Saves an address. The first one is the default, and a new default takes the place of the old. Throws `addresses_full`, and `not_found` at a
 * city that is not served.
 */
export async function createAddress(db: Db, { user_id, body }: { user_id: string; body: AddressBody }): Promise<AddressRecord> {
  await lockShopper(db, user_id)
  const own = await db.select({ is_default: addresses.is_default }).from(addresses).where(isOwnSaved(user_id))
  if (own.length >= maxAddresses) throw fail(addressErrors.addresses_full)
  if (!(await isActiveCity(db, body.city_id))) throw failField('city_id', errors.not_found)
  const is_default = body.is_default || own.length === 0
  if (is_default) await clearDefault(db, user_id)
  const [row] = await db
    .insert(addresses)
    .values({ ...body, user_id, is_default })
    .returning()
  if (!row) throw new Error('an insert returns its row')
  return row
}

/**
 * Changes an address of the shopper's; a city that was switched off since may stay. Throws `not_found`, and `stale_record` when `seen` is an
 * older version.
 */
export async function updateAddress(
  db: Db,
  { body, seen, ...own }: Own & { body: AddressBody; seen: string | undefined },
): Promise<AddressChange> {
  const before = await lockAddress(db, own)
  refuseStale(seen, before)
  if (body.city_id !== before.city_id && !(await isActiveCity(db, body.city_id))) throw failField('city_id', errors.not_found)
  if (body.is_default && !before.is_default) await clearDefault(db, own.user_id)
  return change(db, before, { ...body, is_default: body.is_default || before.is_default })
}

/** Makes an address the default in place of the one that was. Throws `not_found`. */
export async function makeDefaultAddress(db: Db, own: Own): Promise<AddressChange> {
  const before = await lockAddress(db, own)
  if (before.is_default) return { before, after: before }
  await clearDefault(db, own.user_id)
  return change(db, before, { is_default: true })
}

/** Hides an address; the newest one left becomes the default if this one was. Throws `not_found`. */
export async function removeAddress(db: Db, own: Own): Promise<AddressRecord> {
  const before = await lockAddress(db, own)
  await db.update(addresses).set({ deleted_at: now, is_default: false, updated_at: now }).where(eq(addresses.id, before.id))
  if (!before.is_default) return before
  const [newest] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(isOwnSaved(own.user_id))
    .orderBy(desc(addresses.created_at), desc(addresses.id))
    .limit(1)
  if (newest) await db.update(addresses).set({ is_default: true, updated_at: now }).where(eq(addresses.id, newest.id))
  return before
}
