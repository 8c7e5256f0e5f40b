import { approval } from '@rahba/contract/stores/store-states'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { stores } from '../../stores/table.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { creditDues } from './credit-dues.ts'
import { watchDues } from './due-clock.ts'
import { makeDuesWorld } from './dues-fixtures.ts'

const t = await testApp()
const { owe, earn, raise, claim, inDays, notices, readDues, expectWhole } = await makeDuesWorld(t)

let store: TestStore
beforeEach(async () => {
  store = await makeStore(t.db)
})

test('the balance pays an older open statement before a new one, and the store is told of both', async () => {
  await owe(store, 5000)
  const { body: old } = await raise(store, { due_on: '2020-01-01' })
  await owe(store, 3000)
  await earn(store, 6000)
  const { body: fresh } = await raise(store)
  expect(await readDues(store)).toMatchObject([
    { id: old.id, status: 'offset', paid: 5000 },
    { id: fresh.id, status: 'due', paid: 1000 },
  ])
  expect(fresh).toMatchObject({ paid: 1000, available: 0 })
  expect((await notices(store)).slice(1)).toEqual(['Dues paid from your balance', 'New dues statement'])
  await expectWhole([store.id])
})

test('a new statement leaves alone an older one whose transfer waits, and one that is due later', async () => {
  await owe(store, 5000)
  const { body: claimed } = await raise(store, { due_on: '2020-01-01' })
  await claim(store, claimed.id, 5000)
  await owe(store, 4000)
  const { body: later } = await raise(store, { due_on: '2099-01-01' })
  await owe(store, 3000)
  await earn(store, 6000)
  const { body: fresh } = await raise(store)
  expect(await readDues(store)).toMatchObject([
    { id: claimed.id, status: 'paid_claimed', paid: 0 },
    { id: later.id, status: 'due', paid: 0 },
    { id: fresh.id, status: 'offset', paid: 3000, amount: 3000 },
  ])
  expect(await readBalance(t.db, 'store_available', store.id)).toBe(3000)
  await expectWhole([store.id])
})

test('a balance pays the older overdue statement before the one that becomes late, so the store is not suspended', async () => {
  await owe(store, 4000)
  await t.db.update(stores).set({ approved: approval.approved }).where(eq(stores.id, store.id))
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { body: old } = await raise(store, { due_on: dayAfter(5) })
  await owe(store, 3000)
  const { body: next } = await raise(store, { due_on: dayAfter(15) })
  const run = (day: number) => inDays(day, (db) => watchDues(db, t.deps))
  await run(8)
  await earn(store, 5000)
  await run(22)
  expect(await readDues(store)).toMatchObject([
    { id: old.id, status: 'offset', paid: 4000, suspended_at: null },
    { id: next.id, status: 'overdue', paid: 1000 },
  ])
  expect((await t.db.select().from(stores).where(eq(stores.id, store.id)))[0]?.approved).toBe(approval.approved)
  expect((await notices(store)).slice(-2)).toEqual(['Dues paid from your balance', 'Your dues are overdue'])
  await expectWhole([store.id])
})

test('what a store is given back pays the earliest open statement first', async () => {
  await owe(store, 5000)
  const { body: old } = await raise(store, { due_on: '2020-01-01' })
  await owe(store, 3000)
  const { body: next } = await raise(store)
  await owe(store, -6000)
  await creditDues(t.db, store.id, { type: 'system', id: null })
  expect(await readDues(store)).toMatchObject([
    { id: old.id, status: 'offset', paid: 5000 },
    { id: next.id, status: 'due', paid: 1000 },
  ])
  await expectWhole([store.id])
})
