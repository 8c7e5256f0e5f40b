import { errors } from '@rahba/contract/kernel/errors'
import { storePermissions } from '@rahba/contract/kernel/store-permissions'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { findMissing } from '@rahba/contract/stores/profile/completeness'
import { type GuardedField, refusalShownDays, sameValue } from '@rahba/contract/stores/profile/store-changes'
import { readContacts, type StoreProfile } from '@rahba/contract/stores/store-shapes'
import { documentKindNames } from '@rahba/contract/stores/store-states'
import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { categories, subcategories } from '../categories/table.ts'
import { banks } from '../money/bank-table.ts'
import { readBalances } from '../money/ledger/read-accounts.ts'
import { cities, regions } from '../places/table.ts'
import { now } from '../platform/db/columns.ts'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { files } from '../platform/files/table.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readAgreementState } from './agreement-state.ts'
import { readOpenSteps } from './closing/open-steps.ts'
import { commissionNow, readCommissions } from './commission/commissions.ts'
import { deliveryLocations, storeChanges, storeDocuments, storeMembers, stores } from './table.ts'
import { ordersStopped } from './visible.ts'

type Facts = Omit<AdminStore, 'figures' | 'closing'>

async function readDocuments(db: Db, store_id: string): Promise<Facts['documents']> {
  const rows = await db
    .select({
      kind: storeDocuments.kind,
      file: storeDocuments.file,
      mime: files.mime,
      status: storeDocuments.status,
      reason: storeDocuments.reason,
      end_date: storeDocuments.end_date,
      judged_at: storeDocuments.judged_at,
    })
    .from(storeDocuments)
    .innerJoin(files, eq(files.id, storeDocuments.file))
    .where(eq(storeDocuments.store_id, store_id))
  const none = { file: null, mime: null, status: 'missing', reason: null, end_date: null, judged_at: null } as const
  return documentKindNames.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none })
}

// The latest request of each field: what waits, and what was refused of a value that is still live.
async function readChanges(db: Db, store: Pick<Facts, 'id' | GuardedField>): Promise<Pick<Facts, 'changes' | 'refused_changes'>> {
  const rows = await db
    .selectDistinctOn([storeChanges.field], {
      id: storeChanges.id,
      field: storeChanges.field,
      old: storeChanges.old,
      new: storeChanges.new,
      created_at: storeChanges.created_at,
      state: storeChanges.state,
      reason: storeChanges.reason,
      decided_at: storeChanges.decided_at,
      fresh: sql<boolean>`coalesce(${storeChanges.decided_at} > ${now} - make_interval(days => ${refusalShownDays}), false)`,
    })
    .from(storeChanges)
    .where(eq(storeChanges.store_id, store.id))
    .orderBy(storeChanges.field, desc(storeChanges.id))
  const changes: Facts['changes'] = []
  const refused_changes: Facts['refused_changes'] = []
  for (const { state, reason, decided_at, fresh, created_at, ...row } of rows) {
    const change = { ...row, old: row.old.value, new: row.new.value }
    if (state === 'pending') changes.push({ ...change, created_at })
    else if (state === 'refused' && fresh && reason && decided_at && sameValue(store[row.field], change.old))
      refused_changes.push({ ...change, reason, decided_at })
  }
  return { changes: changes.sort((a, b) => a.created_at.localeCompare(b.created_at)), refused_changes }
}

const readDelivery = (db: Db, store_id: string) =>
  db
    .select({
      city_id: deliveryLocations.city_id,
      city: cities.name,
      region_id: deliveryLocations.region_id,
      region: regions.name,
      delivers: deliveryLocations.delivers,
      delivery_charge: deliveryLocations.delivery_charge,
      min_order_cost: deliveryLocations.min_order_cost,
      free_from: deliveryLocations.free_from,
      days_min: deliveryLocations.days_min,
      days_max: deliveryLocations.days_max,
    })
    .from(deliveryLocations)
    .leftJoin(cities, eq(cities.id, deliveryLocations.city_id))
    .leftJoin(regions, eq(regions.id, sql`coalesce(${deliveryLocations.region_id}, ${cities.region_id})`))
    .where(eq(deliveryLocations.store_id, store_id))
    .orderBy(sql`${regions.code} nulls first, ${regions.id} nulls first, ${deliveryLocations.city_id} is not null, ${cities.name} ->> 'ar'`)

/** Everything a store says of itself, its papers, its cities, and what it still lacks. Throws `not_found`. */
export async function readStoreFacts(db: Db, store_id: string): Promise<Facts> {
  const [row] = await db
    .select({
      store: stores,
      orders_stopped: ordersStopped,
      commission_bp: sql<number | null>`${commissionNow(sql`${stores.id}`)}`,
      category: { id: categories.id, title: categories.name },
      subcategory: { id: subcategories.id, title: subcategories.name },
      city: { id: cities.id, title: cities.name },
      bank: { id: banks.id, title: banks.name },
      owner: { name: storeMembers.name, email: storeMembers.email, phone: storeMembers.phone },
    })
    .from(stores)
    .innerJoin(storeMembers, sql`${storeMembers.store_id} = ${stores.id} and ${storeMembers.is_owner}`)
    .leftJoin(categories, eq(categories.id, stores.category_id))
    .leftJoin(subcategories, eq(subcategories.id, stores.subcategory_id))
    .leftJoin(cities, eq(cities.id, stores.city_id))
    .leftJoin(banks, eq(banks.id, stores.bank_id))
    .where(eq(stores.id, store_id))
  if (!row) throw fail(errors.not_found)
  const { store, ...joined } = row
  const { commission_bp: usual_commission_bp } = await readSettings(db)
  const documents = await readDocuments(db, store_id)
  const delivery_locations = await readDelivery(db, store_id)
  const changes = await readChanges(db, store)
  const usable = documents.filter(({ status }) => status === 'pending' || status === 'accepted').map(({ kind }) => kind)
  const missing = findMissing({
    ...store,
    documents: usable,
    delivery_locations: delivery_locations.filter(({ delivers }) => delivers).length,
  })
  const contacts = readContacts(store.contacts)
  return {
    ...store,
    ...joined,
    contacts,
    reception_location: store.reception_location ?? null,
    pickup_location: store.pickup_location ?? null,
    opening_hours: store.opening_hours ?? null,
    ramadan_hours: store.ramadan_hours ?? null,
    usual_commission_bp,
    commissions: await readCommissions(db, store_id),
    agreement: await readAgreementState(db, store_id),
    documents,
    ...changes,
    delivery_locations,
    missing,
  }
}

// Only members who maintain the profile see what identifies the owner or leads to the money.
const withoutPapers = (facts: Facts): Facts => ({
  ...facts,
  national_id: null,
  iban_no: null,
  bank_account_no: null,
  changes: [],
  refused_changes: [],
  documents: facts.documents.map((paper) => ({ ...paper, file: null })),
})

/** The profile of a member's store; papers and account numbers only for those with the `profile` permission. Throws `not_found`. */
export async function readProfile(db: Db, member_id: string): Promise<StoreProfile> {
  const [member] = await db.select().from(storeMembers).where(eq(storeMembers.id, member_id))
  if (!member) throw fail(errors.not_found)
  const permissions = storePermissions.filter((key) => member.is_owner || member.permissions.includes(key))
  const { email, phone, name, avatar, locale, email_verified_at, phone_verified_at, updated_at } = member
  const facts = await readStoreFacts(db, member.store_id)
  return {
    ...(permissions.includes('profile') ? facts : withoutPapers(facts)),
    email,
    phone,
    member_name: name,
    member_avatar: avatar,
    member_locale: locale,
    member_updated_at: updated_at,
    email_verified_at,
    phone_verified_at,
    permissions,
  }
}

const figuresRow = z.strictObject({ products: z.int(), orders: z.int(), sales: z.int() })

/** A store with its figures, for an admin. Throws `not_found`. */
export async function readAdminStore(db: Db, store_id: string): Promise<AdminStore> {
  const facts = await readStoreFacts(db, store_id)
  const rows = await readRows(
    db,
    sql`
    select (select count(*)::int from products where store_id = ${store_id} and deleted_at is null) as products,
      count(*)::int as orders, coalesce(sum(total) filter (where status in ('delivered', 'completed')), 0)::float8 as sales
    from orders where store_id = ${store_id}`,
    figuresRow,
  )
  const { store_pending, store_available, store_dues } = await readBalances(
    db,
    ['store_pending', 'store_available', 'store_dues'],
    store_id,
  )
  const { products = 0, orders = 0, sales = 0 } = rows[0] ?? {}
  const closing = await readOpenSteps(db, store_id)
  return { ...facts, closing, figures: { products, orders, sales, pending: store_pending, available: store_available, owed: store_dues } }
}
