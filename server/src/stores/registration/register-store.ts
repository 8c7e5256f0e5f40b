import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { hashPassword } from '../../access/passwords/hash-password.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { checkSubcategory, insertStore, type NewStore, readHolders } from '../create-store.ts'
import { storeMembers, storeRegistrations } from '../table.ts'

interface Registration extends NewStore {
  password: string
  locale: Locale
}

type Confirmed = Awaited<ReturnType<typeof insertStore>> & { agreement_number: number | null }

/** The result of a registration. `owner` is null while it waits for its code, or the mail address if that already belongs to an account. */
type Registered = { id: string; owner: string | null }

/**
 * Keeps what a merchant filled in until the mail address is proved. The same browser's earlier registration of the address is replaced, nobody
 * else's. An address that is known is kept as well, so that the work and the answer are alike; `owner` then says whom to tell. A phone that is
 * known changes nothing yet: its owner is not involved, and the person who proves the mailbox gets an error at the field. Run it in a
 * transaction.
 */
export async function registerStore(db: Db, { password, ...input }: Registration, device_hash: string): Promise<Registered> {
  const password_hash = await hashPassword(password)
  await checkSubcategory(db, input)
  const { name, email, phone, store_name, category_id, subcategory_id, city_id, entity_type, locale, agreement_number = null } = input
  const values = { name, phone, password_hash, store_name, category_id, subcategory_id, city_id, entity_type, locale, agreement_number }
  const [row] = await db
    .insert(storeRegistrations)
    .values({ ...values, email, device_hash })
    .onConflictDoUpdate({
      target: [storeRegistrations.email, storeRegistrations.device_hash],
      set: { ...values, created_at: sql`now()` },
    })
    .returning({ id: storeRegistrations.id })
  if (!row) throw new Error('an insert gives its row')
  const holders = await readHolders(db, { email, phone })
  // An invitation to the address gives way to the person who proves the mailbox.
  const known = holders.some((holder) => holder.settled && holder.email === email)
  return { id: row.id, owner: known ? email : null }
}

type Pending = Pick<typeof storeRegistrations.$inferSelect, 'id' | 'email' | 'password_hash' | 'device_hash'>
const pending = {
  id: storeRegistrations.id,
  email: storeRegistrations.email,
  password_hash: storeRegistrations.password_hash,
  device_hash: storeRegistrations.device_hash,
}
const named = (address: string) => or(eq(storeRegistrations.email, address), eq(storeRegistrations.phone, address))

/** The registration that `device_hash` made with the address or phone, the latest. */
export async function pickRegistration(db: Db, address: string, device_hash: string | null): Promise<Pending | undefined> {
  if (device_hash === null) return undefined
  const [row] = await db
    .select(pending)
    .from(storeRegistrations)
    .where(and(named(address), eq(storeRegistrations.device_hash, device_hash)))
    .orderBy(desc(storeRegistrations.created_at))
    .limit(1)
  return row
}

/** The registration whose password is held against a sign-in: this browser's own, else the latest of the address or phone. */
export async function registrationToResume(db: Db, address: string, device_hash: string | null): Promise<Pending | undefined> {
  const [row] = await db
    .select(pending)
    .from(storeRegistrations)
    .where(named(address))
    .orderBy(desc(eq(storeRegistrations.device_hash, device_hash ?? '')), desc(storeRegistrations.created_at))
    .limit(1)
  return row
}

/** Lets a registration go on in the browser that gave its password. */
export async function moveRegistration(db: Db, { id, email, device_hash: from }: Pending, device_hash: string): Promise<void> {
  if (from === device_hash) return
  await db.delete(storeRegistrations).where(and(eq(storeRegistrations.email, email), eq(storeRegistrations.device_hash, device_hash)))
  await db.update(storeRegistrations).set({ device_hash }).where(eq(storeRegistrations.id, id))
}

/**
 * Makes the store and its owner of a registration whose mail address was proved in the browser that registered. Whoever proves the mailbox has the
 * address: other registrations of it go, and so does an invitation to a team that nobody followed. Throws `already_taken` at the address or
 * phone that another account confirmed meanwhile. Returns both ids and the version of the agreement, or null when the registration is gone. Run
 * it in a transaction.
 */
export async function confirmRegistration(db: Db, email: string, device_hash: string | null): Promise<Confirmed | null> {
  const [row] = await db
    .delete(storeRegistrations)
    .where(and(eq(storeRegistrations.email, email), eq(storeRegistrations.device_hash, device_hash ?? '')))
    .returning()
  if (!row) return null
  const holders = await readHolders(db, row)
  // An invitation to this phone stays, because it belongs to another mailbox.
  const holder = holders.find((holder) => holder.settled || holder.email !== email)
  if (holder) throw failField(holder.email === email ? 'email' : 'phone', errors.already_taken)
  for (const { member_id } of holders) await db.delete(storeMembers).where(eq(storeMembers.id, member_id))
  await db.delete(storeRegistrations).where(eq(storeRegistrations.email, email))
  const made = await insertStore(db, row, { password_hash: row.password_hash, terms_accepted_at: now })
  return { ...made, agreement_number: row.agreement_number }
}
