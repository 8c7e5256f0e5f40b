import { countCap } from '@rahba/contract/kernel/count-cap'
import { errors } from '@rahba/contract/kernel/errors'
import { offsetCap, type Page } from '@rahba/contract/kernel/page'
import { type UserTransaction, userTransaction } from '@rahba/contract/shoppers/user-transactions'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../platform/db/rows.ts'
import type { Db } from '../platform/db/types.ts'
import { fail, failField } from '../platform/errors.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { matches } from '../platform/lists/search.ts'
import { addresses, users } from './table.ts'

export interface TransactionFilters {
  /** Looked for in an order's number, its store's name, the note and the reference. */
  q?: string | undefined
  kind?: UserTransaction['kind'] | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

/** The owner of the movements: a shopper with all of them, or with those of the orders to one address. */
export interface TransactionOwner {
  user_id: string
  address_id?: string
}

/**
 * All movements of one shopper's money as one table. Payments are below zero. A transfer counts from when it was sent, and shows its state; a refused
 * one moved nothing, but stays visible. Cash counts once it was collected at the door. The wallet, and refunds to a bank or a card, are read from the
 * ledger. A held card payment counts as received and was never posted, so its refund is read from the payment itself.
 */
const movements = (user_id: string): SQL => sql`(
  select p.id, p.created_at as at, p.method as kind, null as event, p.status, -coalesce(p.came_amount, p.amount) as amount, p.order_id, coalesce(p.reason, g.reference, p.reference) as note
    from payments p left join payment_pages g on g.id = p.page_id where p.user_id = ${user_id}
  union all
  select o.id, coalesce(o.delivered_at, o.updated_at), 'cod', null, 'confirmed', -o.to_charge, o.id, null
    from orders o where o.user_id = ${user_id} and o.payment_method = 'cod' and o.to_charge > 0
      and o.payment_status in ('cod_collected', 'partially_refunded', 'refunded')
  union all
  select t.id, e.posted_at, 'wallet', t.event, null, e.credit - e.debit, t.order_id, t.note
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.owner_id = ${user_id} and a.code = 'customer_wallet'
  union all
  select t.id, e.posted_at, case e.code when 'bank' then 'bank_transfer' else 'card' end, t.event, null, e.credit - e.debit, t.order_id, t.note
    from orders o join ledger_transactions t on t.order_id = o.id join ledger_entries e on e.transaction_id = t.id
    where o.user_id = ${user_id} and t.event = 'refund_paid' and e.code in ('bank', 'psp_clearing')
  union all
  select p.id, p.updated_at, 'card', 'refund_paid', null, coalesce(p.came_amount, p.amount), p.order_id, null
    from payments p where p.user_id = ${user_id} and p.method = 'card' and p.status = 'refunded' and p.held_for <> 'late'
)`

// No index serves this: one shopper's movements are few, and come from three tables.
const searched = sql`ar_norm_1(concat_ws(' ', o.number, (select concat_ws(' ', s.name ->> 'ar', s.name ->> 'en') from stores s where s.id = o.store_id), m.note))`

const matching = ({ user_id, address_id }: TransactionOwner, { q, kind, from, to }: TransactionFilters): SQL => {
  const conditions: SQL[] = [sql`true`]
  const found = matches(searched, q)
  if (found) conditions.push(found)
  if (kind) conditions.push(sql`m.kind = ${kind}`)
  const days = betweenDays(sql`m.at`, from, to)
  if (days) conditions.push(days)
  if (address_id) conditions.push(sql`o.address_id = ${address_id}`)
  return sql`from ${movements(user_id)} m left join orders o on o.id = m.order_id where ${sql.join(conditions, sql` and `)}`
}

const shown = sql`jsonb_build_object('id', m.id, 'at', to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', m.kind, 'event', m.event,
        'status', m.status, 'amount', m.amount, 'order_id', m.order_id, 'order_number', o.number,
        'store', (select s.name from stores s where s.id = o.store_id), 'note', m.note)`

// Throws `not_found` for an unknown shopper, or an address of another shopper.
async function refuseUnknown(db: Db, { user_id, address_id }: TransactionOwner): Promise<void> {
  const [owner] = address_id
    ? await db.select({ id: addresses.user_id }).from(addresses).where(eq(addresses.id, address_id))
    : await db.select({ id: users.id }).from(users).where(eq(users.id, user_id))
  if (owner?.id !== user_id) throw fail(errors.not_found)
}

const movementRow = z.strictObject({ row: userTransaction })
const countedRow = movementRow.extend({ total: z.int() })

/** A page of the movements of a shopper's money, newest first; an address counts kept or deleted. Throws `not_found`. */
export async function listTransactions(
  db: Db,
  owner: TransactionOwner,
  query: TransactionFilters & { page: number; per_page: number },
): Promise<Page<UserTransaction>> {
  await refuseUnknown(db, owner)
  const { per_page } = query
  const offset = (query.page - 1) * per_page
  if (offset > offsetCap) throw failField('page', errors.page_too_deep)
  const rest = matching(owner, query)
  const rows = await readRows(
    db,
    sql`
    select ${shown} as row, (select count(*)::int from (select 1 ${rest} limit ${countCap + 1}) few) as total
    ${rest} order by m.at desc, m.id desc limit ${per_page + 1} offset ${offset}`,
    countedRow,
  )
  const total = rows[0]?.total ?? 0
  return {
    data: rows.slice(0, per_page).map(({ row }) => row),
    meta: { page: query.page, per_page, total: Math.min(total, countCap), total_capped: total > countCap, next_cursor: null },
  }
}

/** The first `limit` of the filtered movements, newest first. Throws `not_found`. */
export async function firstTransactions(
  db: Db,
  owner: TransactionOwner,
  query: TransactionFilters,
  limit: number,
): Promise<UserTransaction[]> {
  await refuseUnknown(db, owner)
  const rows = await readRows(
    db,
    sql`select ${shown} as row ${matching(owner, query)} order by m.at desc, m.id desc limit ${limit}`,
    movementRow,
  )
  return rows.map(({ row }) => row)
}
