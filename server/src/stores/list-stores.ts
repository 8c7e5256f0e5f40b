import { isUuid } from '@rahba/contract/kernel/is-uuid'
import type { Page } from '@rahba/contract/kernel/page'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import type { StoreRow } from '@rahba/contract/stores/admin-stores'
import type { PaperRestrictionState } from '@rahba/contract/stores/papers/paper-states'
import type { StoreBalance } from '@rahba/contract/stores/store-balances'
import type { EntityType } from '@rahba/contract/stores/store-states'
import { approval, type StoreApproval, type StoreTab, storeTabs } from '@rahba/contract/stores/store-states'
import { type AnyColumn, and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '../categories/table.ts'
import { cities } from '../places/table.ts'
import type { Db } from '../platform/db/types.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { isOneOf } from '../platform/lists/one-of.ts'
import { type Cut, countEach, getOrder, type PageQuery, type Sort, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { storeMembers, stores } from './table.ts'

export interface StoreFilters {
  q?: string | undefined
  approved?: StoreApproval[] | undefined
  category_id?: string | undefined
  city_id?: string | undefined
  is_online?: boolean | undefined
  has_complete_data?: boolean | undefined
  featured?: boolean | undefined
  tab?: StoreTab | undefined
  entity_type?: EntityType | undefined
  payout_hold?: boolean | undefined
  has_changes?: boolean | undefined
  expired_papers?: boolean | undefined
  papers_waiting?: boolean | undefined
  paper_restriction?: PaperRestrictionState | undefined
  balance?: StoreBalance | undefined
  registered_from?: string | undefined
  registered_to?: string | undefined
}

// The platform's debt to the store minus the store's debt, read from the ledger's accounts by their key.
const balance = sql<number>`(select coalesce(sum(case a.code when 'store_dues' then -a.balance else a.balance end), 0)::float8
  from ledger_accounts a where a.owner_id = ${stores.id} and a.code in ('store_pending', 'store_available', 'store_dues'))`

// Written out, so that a list is planned for the state it asks for: one is rare where another is all but every store.
const stateIs = (state: StoreApproval) => sql`${stores.approved} = ${sql.raw(String(state))}`
const flagIs = (flag: AnyColumn, isSet: boolean | undefined) => (isSet === undefined ? undefined : isSet ? sql`${flag}` : sql`not ${flag}`)

const tabConditions: Record<StoreTab, SQL | undefined> = {
  waiting: and(stateIs(approval.pending), isNotNull(stores.submitted_at)),
  unfinished: and(stateIs(approval.pending), isNull(stores.submitted_at)),
  approved: stateIs(approval.approved),
  rejected: stateIs(approval.rejected),
  suspended: stateIs(approval.suspended),
  closed: stateIs(approval.closed),
}
// The stores that may match are found first, by their accounts.
const withAccounts = (credit: '1' | '-1', dues: '1' | '-1') => sql`${stores.id} in (select a.owner_id from ledger_accounts a
  where a.owner_id is not null and ((a.code in ('store_pending', 'store_available') and a.sign = ${sql.raw(credit)}) or (a.code = 'store_dues' and a.sign = ${sql.raw(dues)})))`
const balanceConditions: Record<StoreBalance, SQL> = {
  owed: sql`${withAccounts('1', '-1')} and ${balance} > 0`,
  owing: sql`${withAccounts('-1', '1')} and ${balance} < 0`,
  none: sql`${balance} = 0`,
}

// A store with days has lapsed papers. Few stores have them, and the index holds those alone.
const restrictedTo = (state: SQL) => sql`${stores.lapsed_papers} <> '{}' and ${stores.products_stop_on} is not null and ${state}`
const restrictionConditions: Record<PaperRestrictionState, SQL> = {
  grace: restrictedTo(sql`${stores.paper_restriction} is null`),
  products: restrictedTo(sql`${stores.paper_restriction} = 'products'`),
  orders: restrictedTo(sql`${stores.paper_restriction} = 'orders'`),
}

const openChanges = sql`select r.store_id from store_changes r where r.state = 'pending'`
const expiredPapers = sql`select r.store_id from store_documents r where r.status = 'expired'`
const waitingPapers = sql`select r.store_id from store_documents r where r.status = 'pending'`
// Few stores have any. They are looked up by id, since walking the list's order may meet them last.
const has = (rows: SQL, isSet: boolean | undefined) =>
  isSet === undefined
    ? undefined
    : isSet
      ? sql`${stores.id} = any(array(${rows}))`
      : sql`not exists (${rows} and r.store_id = ${stores.id})`

function buildCondition(filters: StoreFilters): SQL | undefined {
  const {
    q,
    approved,
    category_id,
    city_id,
    is_online,
    has_complete_data,
    featured,
    tab,
    entity_type,
    payout_hold,
    registered_from,
    registered_to,
  } = filters
  // Each lookup uses its own index; one condition over both tables would read every store.
  const found = sql`${stores.id} in (select s.id from stores s where ${matches(sql`s.search`, q)}
    union all select m.store_id from store_members m where m.is_owner and ${matches(sql`m.search`, q)})`
  return and(
    q ? found : undefined,
    tab ? tabConditions[tab] : undefined,
    approved?.length ? or(...approved.map(stateIs)) : undefined,
    category_id ? eq(stores.category_id, category_id) : undefined,
    city_id ? eq(stores.city_id, city_id) : undefined,
    entity_type ? isOneOf(stores.entity_type, [entity_type]) : undefined,
    flagIs(stores.is_online, is_online),
    flagIs(stores.has_complete_data, has_complete_data),
    flagIs(stores.payout_hold, payout_hold),
    has(openChanges, filters.has_changes),
    has(expiredPapers, filters.expired_papers),
    filters.papers_waiting === undefined ? undefined : and(stateIs(approval.approved), has(waitingPapers, filters.papers_waiting)),
    filters.paper_restriction ? restrictionConditions[filters.paper_restriction] : undefined,
    featured === undefined ? undefined : featured ? isNotNull(stores.featured_position) : isNull(stores.featured_position),
    filters.balance ? balanceConditions[filters.balance] : undefined,
    betweenDays(stores.created_at, registered_from, registered_to),
  )
}

const selectRows = (db: Db, { where, orderBy, limit, offset }: Cut): PromiseLike<StoreRow[]> =>
  db
    .select({
      id: stores.id,
      slug: stores.slug,
      logo: stores.logo,
      name: stores.name,
      owner: storeMembers.name,
      phone: storeMembers.phone,
      category: { id: categories.id, title: categories.name },
      city: { id: cities.id, title: cities.name },
      approved: stores.approved,
      is_online: stores.is_online,
      has_complete_data: stores.has_complete_data,
      paper_restriction: stores.paper_restriction,
      products_stop_on: stores.products_stop_on,
      orders_stop_on: stores.orders_stop_on,
      featured: sql<boolean>`${stores.featured_position} is not null`,
      balance,
      submitted_at: stores.submitted_at,
      created_at: stores.created_at,
    })
    .from(stores)
    .innerJoin(storeMembers, and(eq(storeMembers.store_id, stores.id), eq(storeMembers.is_owner, true)))
    .leftJoin(categories, eq(categories.id, stores.category_id))
    .leftJoin(cities, eq(cities.id, stores.city_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

const byName = sql`(${stores.name} ->> 'ar')`

const sorts: Record<string, Sort<StoreRow>> = {
  created_at: { by: stores.created_at, value: (row) => row.created_at },
  name: { by: byName, value: (row) => row.name.ar },
}

/** A page of stores with owner, place, state and balance. */
export function listStores(db: Db, query: StoreFilters & PageQuery): Promise<Page<StoreRow>> {
  return toPage(db, query, { from: stores, id: stores.id, where: buildCondition(query), sorts, rows: (cut) => selectRows(db, cut) })
}

/** The stores a filter leaves, in the list's order, for a file. */
export const storesForFile = (db: Db, filters: StoreFilters & { sort: string }, limit: number): PromiseLike<StoreRow[]> =>
  selectRows(db, { where: buildCondition(filters), orderBy: getOrder(sorts, filters.sort, stores.id), limit, offset: 0 })

/** Counts the stores in each tab, each up to the cap of lists, in one statement. */
export const countStores = (db: Db): Promise<Record<StoreTab | 'all', number>> =>
  countEach(db, stores, ['all', ...typedKeys(storeTabs)], (tab) => (tab === 'all' ? undefined : tabConditions[tab]))

/** Stores to choose from in a form: by ids, or the first that match. */
export function storeOptions(db: Db, { q, ids }: { q?: string | undefined; ids?: string | undefined }): PromiseLike<Referenced[]> {
  const chosen = ids?.split(',').filter(isUuid)
  return db
    .select({ id: stores.id, title: stores.name })
    .from(stores)
    .where(chosen ? inArray(stores.id, chosen) : matches(stores.search, q))
    .orderBy(sql`${stores.name} ->> 'ar'`)
    .limit(chosen ? 100 : 50)
}
