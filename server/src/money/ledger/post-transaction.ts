import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { moneyErrors } from '@rahba/contract/money/errors'
import { type LedgerAccount, ledgerAccountCodes, ledgerAccounts } from '@rahba/contract/money/ledger/ledger'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { owesByPosting, writeDueLines } from '../dues/write-lines.ts'
import type { Leg, Posted, Posting } from './posting.ts'

const getKey = (account: { account: LedgerAccount; owner_id?: string | undefined }) => `${account.account}:${account.owner_id ?? ''}`

/** The movement of an account by a leg, positive where its balance grows. */
const movement = ({ account, debit = 0, credit = 0 }: Leg) => (ledgerAccounts[account].normal === 'debit' ? debit - credit : credit - debit)

/** Mistakes of the caller, not of a user: they end as a 500 before anything is written. */
function checkLegs(reference: string, legs: readonly Leg[]): void {
  let difference = 0
  for (const leg of legs) {
    for (const amount of [leg.debit ?? 0, leg.credit ?? 0])
      if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${reference}: ${amount} is not an amount`)
    if ((leg.debit ?? 0) > 0 && (leg.credit ?? 0) > 0) throw new RangeError(`${reference}: a leg is a debit or a credit`)
    if ((ledgerAccounts[leg.account].owner === 'platform') !== (leg.owner_id === undefined))
      throw new RangeError(`${reference}: ${leg.account} ${leg.owner_id ? 'has no owner' : 'needs an owner'}`)
    difference += (leg.debit ?? 0) - (leg.credit ?? 0)
  }
  if (difference !== 0) throw new RangeError(`${reference}: debits and credits differ by ${difference}`)
}

const lockedAccount = z.strictObject({
  id: z.string(),
  code: z.enum(ledgerAccountCodes),
  owner_id: z.string().nullable(),
  balance: z.string(),
  existing: z.string().nullable(),
})
type LockedAccount = z.output<typeof lockedAccount>

/**
 * Makes the accounts that are missing and locks all of them in one order, so that postings wait for each other and never in a circle.
 * Also tells whether the reference was posted before. An account that a parallel posting is just making is not seen: then fewer come back.
 */
async function lockAccounts(db: Db, reference: string, legs: readonly Pick<Leg, 'account' | 'owner_id'>[]): Promise<LockedAccount[]> {
  const needed = [...new Map(legs.map((leg) => [getKey(leg), leg])).values()].map(({ account, owner_id }) => ({
    code: account,
    owner_id: owner_id ?? null,
    normal: ledgerAccounts[account].normal,
    floor: ledgerAccounts[account].floor,
  }))
  // `known` uses two joins, because the index on (code, owner_id) serves `=` and `is null`, but not `is not distinct from`.
  const rows = await readRows(
    db,
    sql`
    with needed as (
      select * from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) as w (code text, owner_id uuid, normal text, floor bigint)
    ), known as materialized (
      select a.id, a.code, a.owner_id from needed w join ledger_accounts a on a.code = w.code and a.owner_id = w.owner_id and a.currency = 'SAR'
      union all
      select a.id, a.code, a.owner_id from needed w join ledger_accounts a on a.code = w.code and a.owner_id is null and a.currency = 'SAR'
      where w.owner_id is null
    ), made as (
      insert into ledger_accounts (code, owner_id, normal, floor)
      select code, owner_id, normal, floor from needed w
      where not exists (select from known k where k.code = w.code and k.owner_id is not distinct from w.owner_id)
      order by code, owner_id
      on conflict do nothing
      returning id, code, owner_id, balance
    ), locked as (
      select a.id, a.code, a.owner_id, a.balance from ledger_accounts a
      -- reads made first: new accounts are waited for before any lock is held
      where a.id = any (array(select id from known)) and (select count(*) from made) >= 0
      order by a.id for no key update of a
    )
    select a.*, (select t.id from ledger_transactions t where t.reference = ${reference}) as existing
    from (select * from locked union all select * from made) a`,
    lockedAccount,
  )
  return rows.length === needed.length ? rows : lockAccounts(db, reference, legs)
}

/**
 * Locks the accounts of several postings that follow in the caller's transaction, in the one order of accounts. Otherwise the second posting
 * could wait for one that waits for the first. Only `account` and `owner_id` of the legs count.
 */
export async function lockForPostings(db: Db, legs: readonly Pick<Leg, 'account' | 'owner_id'>[]): Promise<void> {
  await lockAccounts(db, '', legs)
}

async function postedBefore(db: Db, reference: string): Promise<Posted | undefined> {
  const rows = await readRows(db, sql`select id from ledger_transactions where reference = ${reference}`, idRow)
  return rows[0] && { id: rows[0].id, repeated: true }
}

/** The error for an account that would fall below its floor. It names the balance to shoppers and stores. */
function tooLow(account: LedgerAccount, balance: number, needed: number) {
  const error = account === 'customer_wallet' ? moneyErrors.wallet_too_low : moneyErrors.balance_too_low
  return fail(error, { balance: moneyTexts(balance), needed: moneyTexts(needed) })
}

/**
 * Posts one business event: locks its accounts, then writes the transaction, its entries and the balances in one statement.
 * Call it in the database transaction of the event itself, as late in it as can be (the platform's accounts are shared by all postings).
 *
 * Legs of 0 are left out. Returns undefined if no leg remains. A reference that was posted before is not
 * posted again. Throws `wallet_too_low` or `balance_too_low` where a floor or an `at_least` would be broken, RangeError for legs that don't balance.
 */
export async function postTransaction(db: Db, posting: Posting): Promise<Posted | undefined> {
  const { reference } = posting
  checkLegs(reference, posting.legs)
  const legs = posting.legs.filter((leg) => leg.debit || leg.credit)
  if (legs.length === 0) return undefined

  const accounts = await lockAccounts(db, reference, legs)
  const existing = accounts[0]?.existing
  if (existing) return { id: existing, repeated: true }

  const state = new Map(
    accounts.map((row) => {
      const balance = Number(row.balance)
      return [
        `${row.code}:${row.owner_id ?? ''}`,
        { id: row.id, code: row.code, before: balance, now: balance, floor: ledgerAccounts[row.code].floor as number | null },
      ]
    }),
  )
  const entries = legs.map((leg, index) => {
    const account = state.get(getKey(leg))
    if (!account) throw new Error(`${reference}: account ${getKey(leg)} was not locked`)
    account.now += movement(leg)
    if (!Number.isSafeInteger(account.now)) throw new RangeError(`${reference}: balance of ${leg.account} out of range`)
    if (leg.at_least !== undefined) account.floor = Math.max(leg.at_least, account.floor ?? leg.at_least)
    return {
      account_id: account.id,
      code: account.code,
      leg: index + 1,
      debit: leg.debit ?? 0,
      credit: leg.credit ?? 0,
      balance_after: account.now,
    }
  })
  for (const { code, before, now, floor } of state.values()) {
    if (floor === null || now >= floor || now >= before) continue
    // The same event may have been posted while this one waited for the lock.
    const posted = await postedBefore(db, reference)
    if (posted) return posted
    throw tooLow(code, before - floor, before - now)
  }

  const moved = [...state.values()].map(({ id, before, now }) => ({ id, by: now - before }))
  const rows = await readRows(
    db,
    sql`
    with posted as (
      insert into ledger_transactions (event, reference, order_id, payment_id, store_id, user_id, note, actor_type, actor_id, posted_at, reverses)
      values (${posting.event}, ${reference}, ${posting.order_id ?? null}, ${posting.payment_id ?? null}, ${posting.store_id ?? null},
        ${posting.user_id ?? null}, ${posting.note ?? null}, ${posting.actor.type}, ${posting.actor.id ?? null},
        coalesce(nullif(current_setting('rahba.now', true), '')::timestamptz, clock_timestamp()), ${posting.reverses ?? null})
      on conflict (reference) do nothing
      returning id, event, posted_at
    ), moved as (
      update ledger_accounts a set balance = a.balance + m.by
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id uuid, by bigint)
      where a.id = m.id and m.by <> 0 and exists (select from posted)
    ), entered as (
      insert into ledger_entries (transaction_id, account_id, code, event, leg, debit, credit, balance_after, posted_at)
      select p.id, e.account_id, e.code, p.event, e.leg, e.debit, e.credit, e.balance_after, p.posted_at
      from posted p, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (account_id uuid, code text, leg smallint, debit bigint, credit bigint, balance_after bigint)
      order by e.leg
      returning id, transaction_id, account_id, debit, credit, posted_at
    )
    ${owesByPosting(posting) ? writeDueLines(posting) : sql``}
    select id from posted`,
    idRow,
  )
  if (rows[0]) return { id: rows[0].id, repeated: false }
  const posted = await postedBefore(db, reference)
  if (!posted) throw new Error(`${reference}: neither posted now nor before`)
  return posted
}
