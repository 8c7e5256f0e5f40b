import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { codeFunders } from '@rahba/contract/promotions/code-funders'
import type { CodeBody, CodeDetail } from '@rahba/contract/promotions/code-shapes'
import { savingErrors } from '@rahba/contract/promotions/errors'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { now } from '../platform/db/columns.ts'
import { idRow, readRows } from '../platform/db/rows.ts'
import { today } from '../platform/db/today.ts'
import type { Db } from '../platform/db/types.ts'
import { fail, failField } from '../platform/errors.ts'
import { refuseStale } from '../platform/http/seen-version.ts'
import { readCode } from './read-codes.ts'
import { refuseOwnCode } from './refuse-own-code.ts'
import type { CodeScope } from './scope.ts'
import { couponStores, coupons, couponUsers } from './table.ts'

interface Save {
  scope: CodeScope
  /** A merchant's `stores_id` is the own store. */
  body: CodeBody
  /** The language of refusals, which name stores. */
  locale: Locale
}

interface Saved {
  before: CodeDetail
  after: CodeDetail
}

/**
 * Locks codes with this text until the transaction ends, so that the checks hold when the code is saved. The exclusion constraint is the last
 * defence.
 */
const lockText = (db: Db, code: string) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('code ' || ar_norm_1(${code}), 0))`)

const otherCodeRow = z.strictObject({ funded_by: z.enum(codeFunders), store: bilingualText.nullable() })

/** Refuses a text that means another code at one of the stores, saying whose it is. */
async function checkText(db: Db, { scope, body, locale }: Save, id: string | null): Promise<void> {
  await lockText(db, body.code)
  const everywhere = body.stores_id.length === 0
  const rows = await readRows(
    db,
    sql`
    select c.funded_by, s.name as store from coupon_stores x join coupons c on c.id = x.coupon_id left join stores s on s.id = x.store_id
    where x.code_key = ar_norm_1(${body.code}) and x.coupon_id is distinct from ${id}::uuid
      and (${everywhere} or x.store_id is null or x.store_id = any(${sql.param(body.stores_id)}::uuid[])) limit 1`,
    otherCodeRow,
  )
  const [other] = rows
  if (!other) return
  // A merchant learns only whether the other code is their own or the platform's.
  if (scope.store_id !== undefined)
    throw failField('code', other.funded_by === 'platform' ? savingErrors.code_taken_by_platform : savingErrors.code_taken)
  if (other.funded_by === scope.funded_by && scope.funded_by === 'platform') throw failField('code', savingErrors.code_taken)
  if (other.funded_by === 'platform') throw failField('code', savingErrors.code_taken_by_platform)
  throw failField('code', savingErrors.code_taken_at_store, { store: other.store ? inLocale(other.store, locale) : '' })
}

/** The first of `requested` that is not among the rows of `table` that may be chosen. */
async function strange(db: Db, requested: readonly string[], rows: ReturnType<typeof sql>): Promise<number> {
  if (requested.length === 0) return -1
  const found = await readRows(db, rows, idRow)
  const known = new Set(found.map(({ id }) => id))
  return requested.findIndex((id) => !known.has(id.toLowerCase()))
}

/** Refuses what is not there, and goods of stores that the code is not for. */
async function checkNarrowing(db: Db, { body, scope }: Save): Promise<void> {
  const among = (ids: readonly string[]) => sql`id = any(${sql.param(ids)}::uuid[])`
  const inStores = body.stores_id.length > 0 ? sql` and store_id = any(${sql.param(body.stores_id)}::uuid[])` : sql``
  // A merchant may name only shoppers who bought from the store.
  const forBuyers =
    scope.store_id === undefined
      ? sql``
      : sql` and exists (select from orders o where o.user_id = users.id and o.store_id = ${scope.store_id}::uuid)`
  const checks = [
    ['stores_id', sql`select id from stores where ${among(body.stores_id)}`],
    ['users_id', sql`select id from users where ${among(body.users_id)} and deleted_at is null${forBuyers}`],
    ['products', sql`select id from products where ${among(body.products)} and deleted_at is null${inStores}`],
    ['categories', sql`select id from categories where ${among(body.categories)}`],
    ['cities', sql`select id from cities where ${among(body.cities)}`],
  ] as const
  for (const [field, rows] of checks) {
    const at = await strange(db, body[field], rows)
    if (at >= 0) throw failField(`${field}.${at}`, errors.not_found)
  }
}

const pastRow = z.strictObject({ past: z.boolean() })

async function refusePast(db: Db, day: string | null): Promise<void> {
  if (day === null) return
  const rows = await readRows(db, sql`select ${day}::date < ${today} as past`, pastRow)
  if (rows[0]?.past) throw failField('end_date', savingErrors.code_day_passed)
}

/** Returns the columns of a body, without fields that don't fit the rest of it. */
function selectColumns({ stores_id: _stores, users_id: _users, ...body }: CodeBody) {
  return {
    ...body,
    cap: body.type === 'percentage' ? body.cap : null,
    // One use per shopper limits them to one first order, even in parallel.
    max_use_per_user: body.first_order ? 1 : body.max_use_per_user,
  }
}

async function putPlaces(db: Db, coupon_id: string, { code, stores_id, users_id, applied_to }: CodeBody): Promise<void> {
  await db.delete(couponStores).where(eq(couponStores.coupon_id, coupon_id))
  await db.delete(couponUsers).where(eq(couponUsers.coupon_id, coupon_id))
  const code_key = sql`ar_norm_1(${code})`
  const places = stores_id.length > 0 ? stores_id : [null]
  await db.insert(couponStores).values(places.map((store_id) => ({ coupon_id, code_key, store_id })))
  if (applied_to === 'specific_user') await db.insert(couponUsers).values(users_id.map((user_id) => ({ coupon_id, user_id })))
}

/** Adds a code. Throws `validation` at its field for a text that is taken, a day that has passed, and what is not there or another's. */
export async function createCode(db: Db, save: Save): Promise<CodeDetail> {
  const { scope, body } = save
  await checkNarrowing(db, save)
  await refuseOwnCode(db, scope, body)
  await refusePast(db, body.end_date)
  await checkText(db, save, null)
  const [row] = await db
    .insert(coupons)
    .values({ ...selectColumns(body), funded_by: scope.funded_by })
    .returning({ id: coupons.id })
  if (!row) throw new Error('an insert returns its row')
  await putPlaces(db, row.id, body)
  return readCode(db, scope, row.id)
}

const usesRow = z.strictObject({ used: z.int() })

/** The code, locked. A merchant does not change what other stores share: it would change their prices. */
async function lockCode(db: Db, scope: CodeScope, id: string): Promise<CodeDetail & { uses: number }> {
  const rows = await readRows(db, sql`select used from coupons where id = ${id}::uuid for update`, usesRow)
  const before = await readCode(db, scope, id)
  if (scope.store_id !== undefined && before.stores_count > 1) throw fail(savingErrors.code_shared)
  return { ...before, uses: rows[0]?.used ?? 0 }
}

const orderedRow = z.strictObject({ ordered: z.boolean() })

/** True if any order was placed with it, even if it was cancelled. */
async function wasOrderedWith(db: Db, id: string): Promise<boolean> {
  const rows = await readRows(db, sql`select exists (select from orders where coupon_id = ${id}::uuid) as ordered`, orderedRow)
  return rows[0]?.ordered ?? false
}

/**
 * Changes a code for the orders to come. Throws `not_found`, `stale_record` when `seen` is an older version, `code_shared`, and `validation` as
 * {@link createCode}.
 */
export async function updateCode(db: Db, { id, seen, ...save }: Save & { id: string; seen: string | undefined }): Promise<Saved> {
  const { scope, body } = save
  const { uses, ...before } = await lockCode(db, scope, id)
  refuseStale(seen, before)
  await checkNarrowing(db, save)
  await refuseOwnCode(db, scope, body)
  if (body.end_date !== before.end_date) await refusePast(db, body.end_date)
  if (body.code !== before.code) {
    if (await wasOrderedWith(db, id)) throw failField('code', savingErrors.code_in_use)
  }
  await checkText(db, save, id)
  if (body.max_use_number !== null && body.max_use_number < uses) throw failField('max_use_number', savingErrors.below_uses, { used: uses })
  await db.delete(couponStores).where(eq(couponStores.coupon_id, id))
  await db
    .update(coupons)
    .set({ ...selectColumns(body), updated_at: now })
    .where(eq(coupons.id, id))
  await putPlaces(db, id, body)
  return { before, after: await readCode(db, scope, id) }
}

const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const getReach = ({ stores, products, categories, users }: CodeDetail) => ({
  stores_id: getIds(stores),
  products: getIds(products),
  categories: getIds(categories),
  users_id: getIds(users),
})

/** Switches a code on or off. Throws `not_found`, `code_shared`, and for one that is switched on what {@link refuseOwnCode} throws. */
export async function switchCode(db: Db, { scope, id, active }: { scope: CodeScope; id: string; active: boolean }): Promise<Saved> {
  const { uses: _, ...before } = await lockCode(db, scope, id)
  if (active) await refuseOwnCode(db, scope, getReach(before))
  await db.update(coupons).set({ active, updated_at: now }).where(eq(coupons.id, id))
  return { before, after: await readCode(db, scope, id) }
}

/** Deletes a code that no order used; one that was used is switched off instead. Throws `not_found`, `code_shared` and `in_use`. */
export async function removeCode(db: Db, { scope, id }: { scope: CodeScope; id: string }): Promise<CodeDetail> {
  const { uses: _, ...before } = await lockCode(db, scope, id)
  if (await wasOrderedWith(db, id)) throw fail(errors.in_use)
  await db.delete(coupons).where(eq(coupons.id, id))
  return before
}
