import { randomUUID } from 'node:crypto'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { ledgerAccountCodes, ledgerAccounts } from '@rahba/contract/money/ledger/ledger'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerDatabase } from '../../../test/ledger-database.ts'
import { AppError } from '../../platform/errors.ts'
import { legsForAdminAdjustment, legsForPayoutRequested } from './events.ts'
import { postTransaction } from './post-transaction.ts'
import type { Posting } from './posting.ts'
import { proveLedger } from './proof.ts'
import { accountTotals, readBalance, readBalances, statement } from './read-accounts.ts'
import { reverseTransaction } from './reverse-transaction.ts'

let database: Awaited<ReturnType<typeof ledgerDatabase>>
beforeAll(async () => {
  database = await ledgerDatabase({ max: 12 })
  // all connections stand before a race begins, or the first is done before the last has come
  await Promise.all(Array.from({ length: 12 }, () => database.pool.query('select pg_sleep(0.1)')))
})
afterAll(() => database.close())

const system = { type: 'system' } as const
const give = (user: string, amount: number, reference = `gift:${randomUUID()}`): Posting => ({
  event: 'admin_adjustment',
  reference,
  actor: system,
  note: 'test',
  legs: legsForAdminAdjustment({ account: 'customer_wallet', owner_id: user }, amount),
})
/** The database's own message, beneath Drizzle's. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { cause?: { constraint?: string }; constraint?: string }) =>
      error.cause?.constraint ?? error.constraint ?? error.message,
  )
const post = (posting: Posting) => database.db.transaction((tx) => postTransaction(tx, posting))

describe('posting', () => {
  it('changes balances and makes a statement with its running balance', async () => {
    const user = randomUUID()
    for (const amount of [500, 250, -100]) await post(give(user, amount))
    expect(await readBalance(database.db, 'customer_wallet', user)).toBe(650)
    const first = await statement(database.db, { accounts: ['customer_wallet'], owner_id: user, per_page: 2 })
    expect(first.data.map((row) => [row.amount, row.balance_after])).toEqual([
      [-100, 650],
      [250, 750],
    ])
    const second = await statement(database.db, {
      accounts: ['customer_wallet'],
      owner_id: user,
      per_page: 2,
      cursor: first.next_cursor ?? '',
    })
    expect(second.data.map((row) => [row.amount, row.balance_after, row.event])).toEqual([[500, 500, 'admin_adjustment']])
    expect(second.next_cursor).toBeNull()
    expect((await statement(database.db, { accounts: ['customer_wallet'], owner_id: user, per_page: 9, sign: 'out' })).data).toHaveLength(1)
    expect(await readBalances(database.db, ['store_pending', 'store_available'], user)).toEqual({ store_pending: 0, store_available: 0 })
  })
  it('happens once per reference', async () => {
    const user = randomUUID()
    const first = await post(give(user, 500, `once:${user}`))
    const again = await post(give(user, 900, `once:${user}`))
    expect(again).toEqual({ id: first?.id, repeated: true })
    expect(await readBalance(database.db, 'customer_wallet', user)).toBe(500)
  })
  it('happens once for ten simultaneous copies, even with the last money', async () => {
    const user = randomUUID()
    await post(give(user, 500))
    const posted = await Promise.all(Array.from({ length: 10 }, () => post(give(user, -500, `spend:${user}`))))
    expect(posted.filter((one) => one?.repeated === false)).toHaveLength(1)
    expect(new Set(posted.map((one) => one?.id)).size).toBe(1)
    expect(await readBalance(database.db, 'customer_wallet', user)).toBe(0)
  })
  it('never overdraws a wallet in simultaneous use, on accounts made in that moment', async () => {
    const user = randomUUID()
    await post(give(user, 1000))
    const orders = Array.from({ length: 24 }, () => randomUUID())
    const outcomes = await Promise.all(
      orders.map((order) =>
        refusal(
          post({
            event: 'paid_from_wallet',
            reference: `order:${order}:paid_from_wallet`,
            actor: system,
            legs: [
              { account: 'customer_wallet', owner_id: user, debit: 100 },
              { account: 'order_escrow', owner_id: order, credit: 100 },
            ],
          }),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'wallet_too_low')).toHaveLength(14)
    expect(await readBalance(database.db, 'customer_wallet', user)).toBe(0)
  })
  it('does not deadlock if two events use the same accounts in opposite order', async () => {
    const [a, b] = [randomUUID(), randomUUID()]
    const move = (from: string, to: string): Posting => ({
      event: 'admin_adjustment',
      reference: `move:${randomUUID()}`,
      actor: system,
      legs: [
        { account: 'store_available', owner_id: from, debit: 1 },
        { account: 'store_available', owner_id: to, credit: 1 },
      ],
    })
    await Promise.all(Array.from({ length: 30 }, (_, i) => post(i % 2 ? move(a, b) : move(b, a))))
    expect(await readBalance(database.db, 'store_available', a)).toBe(0)
  })
  it('reports the balance when a wallet or a payout needs more', async () => {
    const user = randomUUID()
    await post(give(user, 12_345))
    const wallet = await post(give(user, -20_000)).catch((error: unknown) => error)
    expect(wallet instanceof AppError && [wallet.error.code, wallet.params]).toEqual([
      'wallet_too_low',
      { balance: moneyTexts(12_345), needed: moneyTexts(20_000) },
    ])
    const payout: Posting = { event: 'payout_requested', reference: `payout:${user}`, actor: system, legs: legsForPayoutRequested(user, 1) }
    expect(await refusal(post(payout))).toBe('balance_too_low')
  })
  it('posts nothing for legs of zero', async () => {
    const user = randomUUID()
    expect(await post(give(user, 0))).toBeUndefined()
  })
  it('rejects fractions, negatives, unbalanced legs and a wrong owner before writing', async () => {
    const legs = (debit: number, credit: number) => [
      { account: 'bank' as const, debit },
      { account: 'vat_output' as const, credit },
    ]
    const posting = { event: 'admin_adjustment', reference: 'wrong', actor: system } as const
    for (const wrong of [
      legs(0.1 + 0.2, 0.3),
      legs(-5, -5),
      legs(5, 4),
      legs(2 ** 53, 2 ** 53),
      [{ account: 'customer_wallet' as const, debit: 0 }],
    ])
      await expect(post({ ...posting, legs: wrong })).rejects.toThrow(RangeError)
  })
  it('is corrected by one linked reversal', async () => {
    const user = randomUUID()
    const posted = await post(give(user, 700))
    const reverse = () =>
      database.db.transaction((tx) => reverseTransaction(tx, posted?.id ?? '', { actor: system, note: 'wrong shopper' }))
    const first = await reverse()
    expect(await reverse()).toEqual({ id: first?.id, repeated: true })
    expect(await readBalance(database.db, 'customer_wallet', user)).toBe(0)
  })
})

describe('the guards', () => {
  const raw = (...statements: string[]) =>
    refusal(
      database.db.transaction(async (tx) => {
        for (const statement of statements) await tx.execute(sql.raw(statement))
      }),
    )
  const insert = (debit: number, credit: number, chained = true) => `
    with t as (insert into ledger_transactions (event, reference, actor_type) values ('admin_adjustment', 'raw:${randomUUID()}', 'system') returning id),
    a as (select * from ledger_accounts where owner_id is null and code = 'goodwill'), b as (select * from ledger_accounts where code = 'customer_wallet' limit 1)
    , moved as (update ledger_accounts x set balance = balance + case when x.normal = 'debit' then ${debit} else ${credit} end where x.id in (select id from a union select id from b))
    insert into ledger_entries (transaction_id, account_id, code, event, leg, debit, credit, balance_after)
    select t.id, a.id, a.code, 'admin_adjustment', 1, ${debit}, 0, a.balance + ${debit} from t, a union all select t.id, b.id, b.code, 'admin_adjustment', 2, 0, ${credit}, b.balance + ${chained ? credit : 0} from t, b`

  it('accept correct rows written by hand', async () => expect(await raw(insert(5, 5))).toBe('done'))
  it('reject an unbalanced transaction at commit', async () => expect(await raw(insert(5, 4))).toBe('ledger_transactions_balance'))
  it('reject a transaction without legs', async () =>
    expect(await raw("insert into ledger_transactions (event, reference, actor_type) values ('admin_adjustment', 'empty', 'system')")).toBe(
      'ledger_transactions_balance',
    ))
  it('reject a leg added to an older transaction', async () =>
    expect(
      await raw(`with e as (select * from ledger_entries where leg = 2 order by id desc limit 1), a as (select a.* from ledger_accounts a, e where a.id = e.account_id),
        m as (update ledger_accounts x set balance = x.balance + 7 from a where x.id = a.id)
        insert into ledger_entries (transaction_id, account_id, code, event, leg, credit, balance_after) select e.transaction_id, e.account_id, e.code, e.event, 0, 7, a.balance + 7 from e, a`),
    ).toBe('ledger_transactions_balance'))
  it('reject a balance that does not follow from its entries', async () => {
    expect(await raw(insert(5, 5, false))).toBe('ledger_entries_chain')
    expect(await raw("update ledger_accounts set balance = balance + 1 where code = 'goodwill'")).toBe('ledger_accounts_balance')
  })
  it('reject any change of written entries', async () => {
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      expect(await raw(`delete from ${table}`)).toBe(`${table}_append_only`)
      expect(await raw(`truncate ${table} cascade`)).toMatch(/append_only$/)
    }
    expect(await raw('update ledger_entries set debit = 1')).toBe('ledger_entries_append_only')
    expect(await raw("update ledger_accounts set normal = 'debit'")).toBe('ledger_accounts_append_only')
  })
  it('leave a ledger that passes the proof', async () => {
    const results = await proveLedger(database.db)
    expect(results.filter((result) => !result.ok)).toEqual([])
    expect(results.find((result) => result.invariant === 'I1')?.checked).toBeGreaterThan(50)
    const totals = await accountTotals(database.db)
    expect(totals.reduce((all, { account, balance }) => all + (ledgerAccounts[account].normal === 'debit' ? balance : -balance), 0)).toBe(0)
    expect(totals.map((total) => total.account)).toEqual(ledgerAccountCodes)
  })
})
