import { accessErrors } from '@rahba/contract/access/errors'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { hashPassword } from '../access/passwords/hash-password.ts'
import { subcategories } from '../catalog/category-table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { failField } from '../platform/errors.ts'
import { freeSlug } from './create-slug.ts'
import { storeMembers, stores } from './table.ts'

export interface Registration {
  name: string
  phone: string
  email: string
  password: string
  store_name: Bilingual
  category_id: string
  subcategory_id: string
  city_id: string
  entity_type: 'business' | 'individual'
  locale?: Locale
}

export type Registered = { known: false; store_id: string; member_id: string } | { known: true; email: string }

/**
 * Takes away registrations of the same address or phone that were never confirmed: nobody has signed in to them, and an address must not be
 * blocked by somebody who can't prove it.
 */
async function dropUnconfirmed(db: Db, ids: readonly { member_id: string; store_id: string }[]): Promise<void> {
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
  await db.delete(stores).where(
    inArray(
      stores.id,
      ids.map((row) => row.store_id),
    ),
  )
}

async function checkSubcategory(db: Db, { category_id, subcategory_id }: Registration): Promise<void> {
  const [row] = await db.select({ category_id: subcategories.category_id }).from(subcategories).where(eq(subcategories.id, subcategory_id))
  if (row && row.category_id !== category_id) throw failField('subcategory_id', accessErrors.subcategory_elsewhere)
}

/**
 * Makes a store with its owner, not yet confirmed. An address or phone that belongs to a confirmed account makes nothing and says `known`,
 * which the caller of the API must not learn. Run it in a transaction.
 */
export async function registerStore(db: Db, input: Registration): Promise<Registered> {
  const password_hash = await hashPassword(input.password)
  await checkSubcategory(db, input)
  const holders = await db
    .select({
      member_id: storeMembers.id,
      store_id: storeMembers.store_id,
      email: storeMembers.email,
      verified: storeMembers.email_verified_at,
    })
    .from(storeMembers)
    .where(or(eq(storeMembers.email, input.email), eq(storeMembers.phone, input.phone)))
  const confirmed = holders.find((row) => row.verified)
  if (confirmed) return { known: true, email: confirmed.email }
  await dropUnconfirmed(db, holders)
  const { store_name, category_id, subcategory_id, city_id, entity_type } = input
  const slug = await freeSlug(db, store_name.en)
  const [store] = await db
    .insert(stores)
    .values({ slug, name: store_name, category_id, subcategory_id, city_id, entity_type })
    .returning({ id: stores.id })
  if (!store) throw new Error('an insert gives its row')
  const [member] = await db
    .insert(storeMembers)
    .values({
      store_id: store.id,
      name: input.name,
      email: input.email,
      phone: input.phone,
      password_hash,
      is_owner: true,
      terms_accepted_at: now,
      locale: input.locale ?? 'ar',
    })
    .returning({ id: storeMembers.id })
  if (!member) throw new Error('an insert gives its row')
  return { known: false, store_id: store.id, member_id: member.id }
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
