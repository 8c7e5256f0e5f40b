import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { BalanceKind, BalanceSign } from '@rahba/contract/money/balances/balance-kinds'
import type { Balance } from '@rahba/contract/money/balances/balances'
import type { LedgerAccount } from '@rahba/contract/money/ledger/ledger'
import { approval } from '@rahba/contract/stores/store-states'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { shopperTitle } from '../../shoppers/shopper-title.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'

/** The accounts that are a wallet, by whose it is. */
export const balanceAccounts = {
  store: ['store_with_carriers', 'store_pending', 'store_available', 'payout_transit', 'store_dues'],
  user: ['customer_wallet'],
} as const satisfies Record<BalanceKind, readonly LedgerAccount[]>

const pickOwner = { store: stores, user: users } as const

// A single-table select would not qualify the owner's id in the inner query.
const balance = (kind: BalanceKind, account: LedgerAccount) =>
  sql<number>`coalesce((select a.balance from ledger_accounts a where a.owner_id = ${sql.raw(kind === 'store' ? 'stores.id' : 'users.id')}
    and a.code = ${account} and a.currency = 'SAR'), 0)::float8`
const nothing = sql<number>`0::float8`

const selectColumns = {
  store: {
    id: stores.id,
    kind: sql<BalanceKind>`'store'`,
    name: stores.name,
    phone: sql<null>`null`,
    with_carriers: balance('store', 'store_with_carriers'),
    pending: balance('store', 'store_pending'),
    available: balance('store', 'store_available'),
    in_transit: balance('store', 'payout_transit'),
    owed: balance('store', 'store_dues'),
    held: sql<boolean>`(stores.payout_hold or stores.approved = ${sql.raw(String(approval.suspended))})`,
    created_at: stores.created_at,
  },
  user: {
    id: users.id,
    kind: sql<BalanceKind>`'user'`,
    name: shopperTitle(sql`users.name`),
    phone: users.phone,
    with_carriers: nothing,
    pending: nothing,
    available: balance('user', 'customer_wallet'),
    in_transit: nothing,
    owed: nothing,
    held: sql<boolean>`false`,
    created_at: users.created_at,
  },
}

const select = (db: Db, kind: BalanceKind, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<Balance[]> =>
  kind === 'store'
    ? db
        .select(selectColumns.store)
        .from(stores)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
    : db
        .select(selectColumns.user)
        .from(users)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)

// This reads from the accounts of that one code, since few wallets hold anything.
function getSign(kind: BalanceKind, sign: BalanceSign | undefined): SQL | undefined {
  if (!sign) return undefined
  const account = kind === 'store' ? 'store_available' : 'customer_wallet'
  const holding = (of: '1' | '-1') =>
    sql`(select a.owner_id from ledger_accounts a where a.code = ${sql.raw(`'${account}'`)} and a.sign = ${sql.raw(of)} and a.owner_id is not null)`
  const { id } = pickOwner[kind]
  if (sign === 'positive') return sql`${id} in ${holding('1')}`
  if (sign === 'negative') return sql`${id} in ${holding('-1')}`
  return sql`not exists (select from ledger_accounts a where a.code = ${sql.raw(`'${account}'`)} and a.owner_id = ${id} and a.sign <> 0)`
}

export interface BalanceFilters {
  kind: BalanceKind
  sign?: BalanceSign | undefined
  q?: string | undefined
  sort: string
}

const buildCondition = ({ kind, sign, q }: BalanceFilters): SQL | undefined => and(matches(pickOwner[kind].search, q), getSign(kind, sign))

const getSorts = (kind: BalanceKind): Record<string, Sort<Balance>> => ({
  created_at: { by: pickOwner[kind].created_at, value: (row) => row.created_at },
})

/** A page of the wallets of stores or of shoppers. */
export function listBalances(db: Db, query: PageQuery & BalanceFilters): Promise<Page<Balance>> {
  const { kind } = query
  const owner = pickOwner[kind]
  return toPage(db, query, {
    from: owner,
    id: owner.id,
    where: buildCondition(query),
    sorts: getSorts(kind),
    rows: (cut) => select(db, kind, cut),
  })
}

/** The first `limit` of the filtered list, in its order. */
export function firstBalances(db: Db, query: BalanceFilters, limit: number): PromiseLike<Balance[]> {
  const { kind, sort } = query
  return select(db, kind, { where: buildCondition(query), orderBy: getOrder(getSorts(kind), sort, pickOwner[kind].id), limit })
}

/** The wallet of a store or of a shopper, whichever has this id. Throws `not_found`. */
export async function readOwnerBalance(db: Db, id: string): Promise<Balance> {
  const [ofStore] = await select(db, 'store', { where: eq(stores.id, id) })
  const [wallet] = ofStore ? [ofStore] : await select(db, 'user', { where: eq(users.id, id) })
  if (!wallet) throw fail(errors.not_found)
  return wallet
}
