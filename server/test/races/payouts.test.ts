import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { legsForAdminAdjustment } from '../../src/money/ledger/events.ts'
import { postTransaction } from '../../src/money/ledger/post-transaction.ts'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import { readBalances } from '../../src/money/ledger/read-accounts.ts'
import { stores } from '../../src/stores/table.ts'
import { adminWith } from '../actors.ts'
import { makeStore, type TestStore } from '../catalog-world.ts'
import { inProve } from '../in-prove.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { deadlocks, scale, tally } from './market.ts'
import type { Plant } from './plants.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { persist, type Shot } from './volley.ts'

// Goal G3: a balance is paid out once, however many ask for it and decide on it at once, over two server processes.

const volley = 100
const rounds = Math.ceil(3 * scale)
/** Above the limit of two admins. */
const whole = 6_000_000

async function planted<T>(plant: Plant, run: (nodes: Nodes) => Promise<T>): Promise<T> {
  const nodes = await twoNodes(plant)
  try {
    return await run(nodes)
  } finally {
    await nodes.stop()
  }
}

/** A store whose whole balance may be asked for. */
async function richStore({ db }: Nodes): Promise<TestStore> {
  const store = await makeStore(db)
  await db.update(stores).set({ iban_no: 'SA0380000000608010167519', bank_account_name: 'مؤسسة سدير' }).where(eq(stores.id, store.id))
  await db.transaction((tx) =>
    postTransaction(tx, {
      event: 'admin_adjustment',
      reference: `test:${randomUUID()}`,
      store_id: store.id,
      legs: legsForAdminAdjustment({ account: 'store_available', owner_id: store.id }, whole),
      actor: { type: 'system' },
    }),
  )
  return store
}

/** The same shot `count` times, to both processes in turns, each with a key of its own. */
const many = ({ ports }: Nodes, count: number, shot: Omit<Shot, 'port' | 'key'>): Shot[] =>
  Array.from({ length: count }, (_, n) => ({ ...shot, port: ports[n % 2 === 0 ? 0 : 1], key: randomUUID() }))

/** The whole balance, asked for by `volley` at once. */
async function asking(nodes: Nodes) {
  const store = await richStore(nodes)
  const hits = await persist(many(nodes, volley, { path: '/store/payouts', token: store.token, body: { amount: null } }))
  const { rows } = await nodes.db.execute<{ id: string }>(sql`select id from payouts where store_id = ${store.id}`)
  return { store, answers: tally(hits), payouts: rows.map(({ id }) => id) }
}

const held = async ({ db }: Nodes, { id }: TestStore) => readBalances(db, ['store_available', 'payout_transit'], id)

/** Two admins approve at once, ten times each. */
async function approving(nodes: Nodes) {
  const [first, second] = [await adminWith(nodes, ['payments.update']), await adminWith(nodes, ['payments.update'])]
  const { store, payouts } = await asking(nodes)
  const [id = ''] = payouts
  const path = `/admin/payments/${id}/actions`
  const of = ({ token }: { token: string }) => many(nodes, 10, { path, token, body: { action: 'approve' } })
  const hits = await persist([...of(first), ...of(second)])
  const { rows } = await nodes.db.execute<{ status: string; two: boolean }>(
    sql`select status, first_approved_by is distinct from approved_by as two from payouts where id = ${id}`,
  )
  return { store, path, first, second, answers: tally(hits), ...rows[0] }
}

/** Approved, it is paid by one admin and rejected by the other at once, five times each. */
async function deciding(nodes: Nodes) {
  const { store, path, first, second } = await approving(nodes)
  const hits = await persist([
    ...many(nodes, 5, { path, token: first.token, body: { action: 'pay', reference: 'FT26' } }),
    ...many(nodes, 5, { path, token: second.token, body: { action: 'reject', reason: 'حساب خاطئ' } }),
  ])
  const { rows } = await nodes.db.execute<{ status: string }>(sql`select status from payouts where store_id = ${store.id}`)
  return { answers: tally(hits), status: rows[0]?.status, balances: await held(nodes, store) }
}

describe('simultaneous payout requests and decisions', async () => {
  const nodes = await twoNodes()
  afterAll(() => nodes.stop())

  test(`give the whole balance to one of ${volley} requests`, async () => {
    for (let round = 0; round < rounds; round++) {
      const { store, answers, payouts } = await asking(nodes)
      expect([answers, payouts.length]).toEqual([{ 201: 1, 409: volley - 1 }, 1])
      expect(await held(nodes, store)).toEqual({ store_available: 0, payout_transit: whole })
    }
    reportRun({ goal: 'G3', what: 'the whole balance as a payout', runs: `${rounds} rounds x ${volley}`, trials: rounds, seed: runSeed })
  })
  test('need two different admins to approve', async () => {
    for (let round = 0; round < rounds; round++) {
      const { answers, status, two } = await approving(nodes)
      expect([answers, status, two]).toEqual([{ 200: 2, 409: 18 }, 'approved', true])
    }
  })
  test('end as paid or rejected, with the money in the right place', async () => {
    for (let round = 0; round < rounds; round++) {
      const { answers, status, balances } = await deciding(nodes)
      expect(answers).toEqual({ 200: 1, 409: 9 })
      expect(balances).toEqual({ store_available: status === 'rejected' ? whole : 0, payout_transit: 0 })
      expect(['paid', 'rejected']).toContain(status)
    }
  })
  test('leave a ledger that balances, no deadlock, and no unexpected error in the logs', async () => {
    expect((await proveLedger(nodes.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(await deadlocks(nodes.db)).toBe(0)
    expect(nodes.errors).toEqual([])
  })
})

describe.runIf(inProve)('the races find', () => {
  test('a payout that is requested and approved without a lock', async () => {
    const found = await planted('payout_unlocked', async (nodes) => [(await asking(nodes)).answers, (await approving(nodes)).answers])
    expect(found).not.toEqual([
      { 201: 1, 409: volley - 1 },
      { 200: 2, 409: 18 },
    ])
  })
})
