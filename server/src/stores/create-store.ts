import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import type { EntityType } from '@rahba/contract/stores/store-states'
import { eq, or, sql } from 'drizzle-orm'
import { subcategories } from '../categories/table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { createStoreSlug } from './registration/create-store-slug.ts'
import { storeMembers, stores } from './table.ts'

export interface NewStore {
  name: string
  phone: string
  email: string
  store_name: Bilingual
  category_id: string
  subcategory_id: string
  city_id: string
  entity_type: EntityType
  locale?: Locale
  /** The version of the merchant agreement that a registration agreed to. */
  agreement_number?: number | null | undefined
}

/** Throws `subcategory_elsewhere` for a subcategory of another category. */
export async function checkSubcategory(db: Db, { category_id, subcategory_id }: NewStore): Promise<void> {
  const [row] = await db.select({ category_id: subcategories.category_id }).from(subcategories).where(eq(subcategories.id, subcategory_id))
  if (row && row.category_id !== category_id) throw failField('subcategory_id', accessErrors.subcategory_elsewhere)
}

/** The password of an owner who proved the mail address, and agreed to the terms when registering; null for one who is to be invited. */
type Proof = { password_hash: string; terms_accepted_at: typeof now } | null

/** Makes a store with its owner. */
export async function insertStore(db: Db, input: NewStore, proof: Proof): Promise<{ store_id: string; member_id: string }> {
  const { store_name, category_id, subcategory_id, city_id, entity_type } = input
  const slug = await createStoreSlug(db, store_name.en)
  const [store] = await db
    .insert(stores)
    .values({ slug, name: store_name, category_id, subcategory_id, city_id, entity_type })
    .returning({ id: stores.id })
  if (!store) throw new Error('an insert gives its row')
  const { name, email, phone, locale = 'ar' } = input
  const verified = proof ? { ...proof, email_verified_at: now } : {}
  const [member] = await db
    .insert(storeMembers)
    .values({ store_id: store.id, name, email, phone, is_owner: true, locale, ...verified })
    .returning({ id: storeMembers.id })
  if (!member) throw new Error('an insert gives its row')
  return { store_id: store.id, member_id: member.id }
}

/** The members who have the address or the phone, confirmed or invited. */
export const readHolders = (db: Db, { email, phone }: { email: string; phone: string }) =>
  db
    .select({
      member_id: storeMembers.id,
      email: storeMembers.email,
      phone: storeMembers.phone,
      // An owner without a password was registered by an admin. An invited member has proved nothing yet.
      settled: sql<boolean>`${storeMembers.email_verified_at} is not null or ${storeMembers.is_owner}`,
    })
    .from(storeMembers)
    .where(or(eq(storeMembers.email, email), eq(storeMembers.phone, phone)))

/** Throws `already_taken` under the address or phone that belongs to another member, also to one who was invited and has not answered. */
export async function refuseTakenContacts(db: Db, contacts: { email: string; phone: string }): Promise<void> {
  const [holder] = await readHolders(db, contacts)
  if (holder) throw failField(holder.email === contacts.email ? 'email' : 'phone', errors.already_taken)
}

/**
 * Makes a store on its merchant's behalf. The owner sets a password by the invitation that follows, and so confirms the address.
 * Throws `already_taken` under the address or phone that belongs to another account. Run it in a transaction.
 */
export async function createStore(db: Db, input: NewStore): Promise<{ store_id: string; member_id: string }> {
  await checkSubcategory(db, input)
  await refuseTakenContacts(db, input)
  return insertStore(db, input, null)
}
