import type { Bilingual } from '@rahba/contract/kernel/locale'
import { latinDigits } from '@rahba/contract/kernel/normalise'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { hitsPerKind } from '@rahba/contract/search/search'
import { type AnyColumn, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { findProducts } from '../catalog/search/find-products.ts'
import { products } from '../catalog/table.ts'
import { inScope, type OrderScope } from '../orders/scope.ts'
import { orders } from '../orders/table.ts'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { isShort, matches } from '../platform/lists/search.ts'
import { users } from '../shoppers/table.ts'
import { stores } from '../stores/table.ts'

// Short words are looked for among the newest rows, so that no table is read through.
const newestRows = 2000

/** A table that is searched by a folded text of its rows. */
export type Searched = PgTable & { id: AnyColumn; search: AnyColumn; created_at: AnyColumn }

/** Rows that match `q`, by the index of their search column or among the newest. */
export function found(table: Searched, q: string, open?: SQL): SQL | undefined {
  const newest = sql`${table.id} in (select id from ${table}${open ? sql` where ${open}` : sql``} order by created_at desc, id desc limit ${sql.raw(String(newestRows))})`
  return and(open, matches(table.search, q), isShort(q) ? newest : undefined)
}

// Numbers of orders begin at six digits; nine are enough for a long time.
const numberLengths = [6, 7, 8, 9]

/** The numbers that begin with the typed digits, as ranges of the number's index; null when what was typed is no number. */
export function numberRanges(q: string): { from: number; to: number }[] | null {
  const digits = latinDigits(q).replace(/^#/, '')
  if (!/^[1-9]\d*$/.test(digits)) return null
  return numberLengths
    .filter((length) => length >= digits.length)
    .map((length) => {
      const width = 10 ** (length - digits.length)
      return { from: Number(digits) * width, to: (Number(digits) + 1) * width - 1 }
    })
}

interface OrderHit {
  id: string
  number: number
  store: Bilingual
  name: string | null
}

const orderHit = z.strictObject({ id: z.string(), number: z.int(), store: bilingualText, name: z.string().nullable() })

/** Orders whose number begins with `q`, the newest first; a store's also by the name or mobile they go to. */
async function findOrders(db: Db, q: string, scope: OrderScope): Promise<OrderHit[]> {
  const limit = sql.raw(String(hitsPerKind))
  const some = (where: SQL | undefined, by: SQL) =>
    sql`(select id, number, store_id, address from ${orders} where ${and(inScope(scope), where)} order by ${by} limit ${limit})`
  const ranges = numberRanges(q)
  const parts = ranges?.map(({ from, to }) => some(sql`number between ${from} and ${to}`, sql`number desc`)) ?? []
  if (scope !== 'all') parts.push(some(matches(orders.search, q), sql`placed_at desc, id desc`))
  if (parts.length === 0) return []
  const rows = await readRows(
    db,
    sql`
    select distinct o.id, o.number, s.name as store, o.address->>'name' as name
    from (${sql.join(parts, sql` union all `)}) o join ${stores} s on s.id = o.store_id
    order by o.number desc limit ${limit}`,
    orderHit,
  )
  return rows
}

async function findProductHits(db: Db, q: string, store_id?: string) {
  const byProduct = await findProducts(db, q, store_id)
  return db
    .select({ id: products.id, name: products.name, store: stores.name })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(and(isNull(products.deleted_at), store_id ? eq(products.store_id, store_id) : undefined, byProduct?.where))
    .orderBy(desc(products.created_at), desc(products.id))
    .limit(hitsPerKind)
}

const findStores = (db: Db, q: string) =>
  db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(found(stores, q))
    .orderBy(desc(stores.created_at), desc(stores.id))
    .limit(hitsPerKind)

const findUsers = (db: Db, q: string) =>
  db
    // A deleted account has no words to be found by, so every match has a phone.
    .select({ id: users.id, name: users.name, phone: sql<string>`${users.phone}` })
    .from(users)
    .where(found(users, q))
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(hitsPerKind)

/** Finds what `q` names on the entire platform, of the kinds that `may` allows. */
export async function searchAsAdmin(db: Db, q: string, may: (key: 'orders' | 'stores' | 'products' | 'users') => boolean) {
  const [orderHits, storeHits, productHits, userHits] = await Promise.all([
    may('orders') ? findOrders(db, q, 'all') : [],
    may('stores') ? findStores(db, q) : [],
    may('products') ? findProductHits(db, q) : [],
    may('users') ? findUsers(db, q) : [],
  ])
  return { orders: orderHits, stores: storeHits, products: productHits, users: userHits }
}

/** Finds what `q` names among the orders and products of one store, of the kinds that `may` allows. */
export async function searchAsStore(db: Db, q: string, store_id: string, may: (key: 'orders' | 'products') => boolean) {
  const [orderHits, productHits] = await Promise.all([
    may('orders') ? findOrders(db, q, { store_id }) : [],
    may('products') ? findProductHits(db, q, store_id) : [],
  ])
  return { orders: orderHits, products: productHits }
}
