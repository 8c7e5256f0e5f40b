import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { hashPassword } from '../access/passwords/hash-password.ts'
import { subcategories } from '../catalog/category-table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { freeSlug } from './create-slug.ts'
import { storeMembers, stores } from './table.ts'

interface NewStore {
  name: string
  phone: string
  email: string
  store_name: Bilingual
  category_id: string
  subcategory_id: string
  city_id: string
  entity_type: 'business' | 'individual'
  locale?: Locale
}

interface Registration extends NewStore {
  password: string
}

type Registered = { known: false; store_id: string; member_id: string } | { known: true; email: string }

/**
 * Takes away registrations and team invitations of the same address or phone that were never confirmed: nobody has signed in to them, and an address must not be
 * blocked by somebody who can't prove it.
 */
async function dropUnconfirmed(db: Db, ids: readonly { member_id: string; store_id: string; is_owner: boolean }[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(storeMembers).where(
    and(
      inArray(
        storeMembers.id,
        ids.map((row) => row.member_id),
      ),
      isNull(storeMembers.email_verified_at),
    ),
  )
  const own = ids.filter((row) => row.is_owner).map((row) => row.store_id)
  if (own.length > 0) await db.delete(stores).where(inArray(stores.id, own))
}

async function checkSubcategory(db: Db, { category_id, subcategory_id }: NewStore): Promise<void> {
  const [row] = await db.select({ category_id: subcategories.category_id }).from(subcategories).where(eq(subcategories.id, subcategory_id))
  if (row && row.category_id !== category_id) throw failField('subcategory_id', accessErrors.subcategory_elsewhere)
}

/** Makes a store with its owner, whose password may come later; neither is confirmed yet. */
async function insertStore(
  db: Db,
  input: NewStore,
  { password_hash, terms_accepted_at }: { password_hash: string | null; terms_accepted_at: typeof now | null },
): Promise<{ store_id: string; member_id: string }> {
  const { store_name, category_id, subcategory_id, city_id, entity_type } = input
  const slug = await freeSlug(db, store_name.en)
  const [store] = await db
    .insert(stores)
    .values({ slug, name: store_name, category_id, subcategory_id, city_id, entity_type })
    .returning({ id: stores.id })
  if (!store) throw new Error('an insert gives its row')
  const { name, email, phone, locale = 'ar' } = input
  const [member] = await db
    .insert(storeMembers)
    .values({ store_id: store.id, name, email, phone, password_hash, is_owner: true, terms_accepted_at, locale })
    .returning({ id: storeMembers.id })
  if (!member) throw new Error('an insert gives its row')
  return { store_id: store.id, member_id: member.id }
}

/** Who holds the address or the phone already: who confirmed it, who was invited to it, or who typed it once. */
const holdersOf = (db: Db, { email, phone }: { email: string; phone: string }) =>
  db
    .select({
      member_id: storeMembers.id,
      store_id: storeMembers.store_id,
      email: storeMembers.email,
      phone: storeMembers.phone,
      is_owner: storeMembers.is_owner,
      // an owner without a password was registered and invited by an admin; whom a store invites has proved nothing yet
      settled: sql<boolean>`${storeMembers.email_verified_at} is not null or (${storeMembers.is_owner} and ${storeMembers.password_hash} is null)`,
    })
    .from(storeMembers)
    .where(or(eq(storeMembers.email, email), eq(storeMembers.phone, phone)))

/**
 * Frees an address and a phone from those who never confirmed them. Throws `already_taken` under the one that belongs to another account.
 */
export async function claimContacts(db: Db, contacts: { email: string; phone: string }): Promise<void> {
  const holders = await holdersOf(db, contacts)
  const settled = holders.find((row) => row.settled)
  if (settled) throw failField(settled.email === contacts.email ? 'email' : 'phone', errors.already_taken)
  await dropUnconfirmed(db, holders)
}

/**
 * Makes a store on its merchant's behalf. The owner sets a password by the invitation that follows, and so confirms the address.
 * Throws `already_taken` under the address or phone that belongs to another account. Run it in a transaction.
 */
export async function createStore(db: Db, input: NewStore): Promise<{ store_id: string; member_id: string }> {
  await checkSubcategory(db, input)
  await claimContacts(db, input)
  return insertStore(db, input, { password_hash: null, terms_accepted_at: null })
}

/**
 * Makes a store with its owner, not yet confirmed. An address or phone that belongs to a confirmed account makes nothing and says `known`,
 * which the caller of the API must not learn. Run it in a transaction.
 */
export async function registerStore(db: Db, input: Registration): Promise<Registered> {
  const password_hash = await hashPassword(input.password)
  await checkSubcategory(db, input)
  const holders = await holdersOf(db, input)
  const settled = holders.find((row) => row.settled)
  if (settled) return { known: true, email: settled.email }
  await dropUnconfirmed(db, holders)
  return { known: false, ...(await insertStore(db, input, { password_hash, terms_accepted_at: now })) }
}

/**
 * Confirms the mail address of a registration. Gives the member's id, or null when no unconfirmed member has that address: who is confirmed
 * already signs in with a password, not with a code.
 */
export async function verifyAccount(db: Db, email: string): Promise<string | null> {
  const [member] = await db
    .update(storeMembers)
    .set({ email_verified_at: now, updated_at: now })
    .where(and(eq(storeMembers.email, email), isNull(storeMembers.email_verified_at)))
    .returning({ id: storeMembers.id })
  return member?.id ?? null
}
