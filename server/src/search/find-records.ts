import type { CodeFunder } from '@rahba/contract/promotions/code-funders'
import { isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { admins } from '../access/table.ts'
import { broadcasts } from '../broadcasts/table.ts'
import { products } from '../catalog/table.ts'
import { developmentMessages } from '../conversations/development-table.ts'
import { contactMessages } from '../conversations/table.ts'
import { payments } from '../money/payments/table.ts'
import { orders } from '../orders/table.ts'
import { auditLog, entryName, namesRecord } from '../platform/audit/table.ts'
import type { Mounted } from '../platform/crud/mounted.ts'
import { idRow, readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { isShort, matches } from '../platform/lists/search.ts'
import { coupons } from '../promotions/table.ts'
import { users } from '../shoppers/table.ts'
import { storeMembers, stores } from '../stores/table.ts'
import { found, numberRanges, type Searched } from './search-records.ts'

/** The most records of one kind, and the most people, that a search of the log looks for; of more that match the newest. */
const maxFound = 200

const newest = (kind: string, table: Searched, q: string, open?: SQL): SQL => sql`
  (select ${kind}::text as kind, ${table.id} as id from ${table} where ${found(table, q, open)} order by ${table.created_at} desc, ${table.id} desc limit ${sql.raw(String(maxFound))})`

const fundedBy = (who: CodeFunder) => sql`${coupons.funded_by} = ${sql.raw(`'${who}'`)}`

/** Tables with a search text of their own, by the kind in log entries. Declared resources are searched too. */
const named: Record<string, { table: Searched; open?: SQL }> = {
  stores: { table: stores },
  // The condition fits an index of existing products. A deleted one is found by its last entry, like every deleted record.
  products: { table: products, open: isNull(products.deleted_at) },
  users: { table: users },
  'store-members': { table: storeMembers },
  coupons: { table: coupons, open: fundedBy('store') },
  'promo-codes': { table: coupons, open: fundedBy('platform') },
  'contact-messages': { table: contactMessages },
  'development-messages': { table: developmentMessages },
  broadcasts: { table: broadcasts },
}

/** The table of a declared resource, if its rows are searched. */
function getSearched({ table, columns }: Mounted): Searched | null {
  const { id, search, created_at } = columns
  return id && search && created_at ? Object.assign(table, { id, search, created_at }) : null
}

/** Orders whose number begins so, and what was paid for them. */
const numbered = (q: string): SQL[] =>
  (numberRanges(q) ?? []).flatMap(({ from, to }) => {
    const some = sql`from ${orders} where number between ${from} and ${to} order by number desc limit ${sql.raw(String(maxFound))}`
    return [
      sql`(select 'orders' as kind, id ${some})`,
      sql`(select 'payments' as kind, p.id from ${payments} p where p.order_id in (select id ${some}))`,
    ]
  })

/** Records by what they were called when they were made or went: what is gone, and kinds that are searched nowhere else. */
const called = (q: string): SQL => sql`
  (select ${auditLog.entity} as kind, ${auditLog.entity_id} as id from ${auditLog}
  where ${namesRecord} and ${matches(entryName, q)} and ${auditLog.entity_id} is not null limit ${sql.raw(String(maxFound))})`

/** A record that entries of the log may be about, by the kind they say. */
export interface FoundRecord {
  kind: string
  id: string
}

const foundRecord = z.strictObject({ kind: z.string(), id: z.string() })

/**
 * Records that are called `q` or numbered so, of the kinds that `open` allows.
 * @param declared the resources of the application
 */
export async function findRecords(db: Db, q: string, declared: Iterable<Mounted>, open: (kind: string) => boolean): Promise<FoundRecord[]> {
  const own = Object.entries(named).map(([kind, { table, open }]) => ({ kind, table, open }))
  const others = [...declared].flatMap((mounted) => {
    const table = getSearched(mounted)
    return table ? [{ kind: mounted.resource.name, table, open: undefined }] : []
  })
  const parts = [...own, ...others].filter(({ kind }) => open(kind)).map(({ kind, table, open }) => newest(kind, table, q, open))
  const rows = await readRows(
    db,
    sql.join([...parts, ...(open('orders') ? numbered(q) : []), ...(isShort(q) ? [] : [called(q)])], sql` union `),
    foundRecord,
  )
  return rows.filter(({ kind }) => open(kind))
}

/** Administrators, members of stores and shoppers with `q` in their name, mail or mobile; the two latter where `open` allows their kind. */
export async function findPeople(db: Db, q: string, open: (kind: string) => boolean): Promise<string[]> {
  const parts = [
    newest('admins', admins, q),
    ...(open('store-members') ? [newest('store-members', storeMembers, q)] : []),
    ...(open('users') ? [newest('users', users, q)] : []),
  ]
  const rows = await readRows(db, sql`select id from (${sql.join(parts, sql` union all `)}) people`, idRow)
  return rows.map(({ id }) => id)
}
