import type { PlainOrderAction } from '@rahba/contract/orders/order-action-body'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { brokenSeries, namePlatform } from '../../test/invoice-world.ts'
import { fillWallet, orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { listOwnersEntries } from '../money/accounts/read-entries.ts'
import { issueDues } from '../money/dues/due-clock.ts'
import { dueLines } from '../money/dues/table.ts'
import { legsForAdminAdjustment } from '../money/ledger/events.ts'
import { postTransaction } from '../money/ledger/post-transaction.ts'
import { proveLedger } from '../money/ledger/proof.ts'
import { readBalances } from '../money/ledger/read-accounts.ts'
import type { Db } from '../platform/db/types.ts'
import { actOnOrder } from './act-on-order.ts'
import { invoices } from './invoices/table.ts'
import { completeOrders, expireOrders } from './order-deadlines.ts'
import { orders } from './table.ts'

// Bad input of money: a clock that jumps. Whatever it says, numbers and balances follow each other, and what was done by it is done once.

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
await namePlatform(t.db)
await fillWallet(t.db, shopper.id, 10_000_000)

/** Runs something with the clock so many days off. */
const at = <R>(days: number, run: (db: Db) => Promise<R>) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rahba.now', ${new Date(Date.now() + days * 86_400_000).toISOString()}, true)`)
    return run(tx)
  })
const move = (days: number, id: string, ...actions: PlainOrderAction[]) =>
  at(days, async (tx) => {
    for (const action of actions) {
      const input = { action, note: null }
      await actOnOrder(tx, { order_id: id, scope: 'all', actor: { type: 'store', id: null }, input, locale: 'en' })
    }
  })
const place = async (payment_method: 'wallet' | 'cod') =>
  (await world.order(world.cart(await world.product(), { payment_method }))).body.id as string
const getStatus = async (id: string) => (await t.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status
const toTheDoor: PlainOrderAction[] = ['accept', 'prepare', 'make_ready', 'send_out', 'deliver']

describe('a clock that jumps forward and back', () => {
  test('keeps invoices in order by number, hash and time', async () => {
    for (const days of [0, 2, -2, 1]) await move(days, await place('wallet'), 'accept')
    const issued = await t.db.select({ counter: invoices.counter, at: invoices.issued_at }).from(invoices).orderBy(asc(invoices.counter))
    expect(issued.map(({ counter }) => counter)).toEqual([1, 2, 3, 4])
    const times = issued.map(({ at: moment }) => Date.parse(moment))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(await brokenSeries(t.db)).toEqual([])
  })

  test('keeps a statement in the order of its postings, with a correct running balance', async () => {
    const owner_id = store.id
    for (const [n, days] of [3, -3, 10, -10].entries())
      await at(days, (tx) =>
        postTransaction(tx, {
          event: 'admin_adjustment',
          reference: `jump:${n}`,
          store_id: owner_id,
          legs: legsForAdminAdjustment({ account: 'store_available', owner_id }, 100 * (n + 1)),
          actor: { type: 'system' },
        }),
      )
    const { data } = await listOwnersEntries(t.db, owner_id, ['store_available'], { page: 1, per_page: 10, event: 'admin_adjustment' })
    expect(data.map(({ amount, balance_after }) => [amount, balance_after])).toEqual([
      [400, 1000],
      [300, 600],
      [200, 300],
      [100, 100],
    ])
  })

  test('lets an order expire once, and not because the clock was set back', async () => {
    const id = await place('cod')
    expect(await at(-30, expireOrders)).toBe(0)
    expect(await getStatus(id)).toBe('new')
    expect(await at(2, expireOrders)).toBe(1)
    expect([await at(-2, expireOrders), await at(3, expireOrders), await getStatus(id)]).toEqual([0, 0, 'cancelled'])
  })

  test('closes a return window once, and its share becomes available once', async () => {
    const before = await readBalances(t.db, ['store_pending', 'store_available'], store.id)
    const id = await place('wallet')
    await move(0, id, ...toTheDoor)
    const earned = (await readBalances(t.db, ['store_pending'], store.id)).store_pending - before.store_pending
    expect(await at(-9, completeOrders)).toBe(0)
    expect(await at(9, completeOrders)).toBe(1)
    expect(await at(-9, completeOrders)).toBe(0)
    expect(await at(30, completeOrders)).toBe(0)
    expect(await readBalances(t.db, ['store_pending', 'store_available'], store.id)).toEqual({
      store_pending: before.store_pending,
      store_available: before.store_available + earned,
    })
  })

  test('bills each line of dues once, in any order of weeks', async () => {
    for (const days of [0, 14, -14]) await move(days, await place('cod'), ...toTheDoor)
    for (const days of [30, -30, 7, 30]) await at(days, (tx) => issueDues(tx, null))
    const lines = await t.db.select({ due_id: dueLines.due_id }).from(dueLines)
    expect([lines.length, lines.every(({ due_id }) => due_id !== null)]).toEqual([3, true])
  })

  test('leaves a ledger that balances', async () => {
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  })
})
