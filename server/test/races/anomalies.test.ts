import { randomUUID } from 'node:crypto'
import { errors } from '@rahba/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as events from '../../src/money/ledger/events.ts'
import { postTransaction } from '../../src/money/ledger/post-transaction.ts'
import type { Posting } from '../../src/money/ledger/posting.ts'
import { readBalance } from '../../src/money/ledger/read-accounts.ts'
import type { Db } from '../../src/platform/db/types.ts'
import { AppError } from '../../src/platform/errors.ts'
import { findRefusal } from '../../src/platform/http/pg-errors.ts'
import { adminWith } from '../actors.ts'
import { inProve } from '../in-prove.ts'
import { ledgerDatabase } from '../ledger-database.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { testApp } from '../test-app.ts'
import { scale } from './market.ts'

// Goal G26: what the isolation in use (read committed, rows locked by hand) does not rule out by itself must not happen either: two rules that
// check one balance by what they read (write skew), sums read while money moves, an edit that overwrites one its author never saw.

type Post = (db: Db, posting: Omit<Posting, 'actor'>) => Promise<unknown>

const rounds = Math.ceil(60 * scale)
const transfers = Math.ceil(400 * scale)

/** Runs in one transaction as a call does, and retries when the database asks for it or a lock takes too long. */
const properly: Post = async (db, posting) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => postTransaction(tx, { ...posting, actor: { type: 'system' } }))
    } catch (error) {
      if (attempt >= 10 || findRefusal(error, 'en', undefined)?.error !== errors.busy) throw error
    }
  }
}

const done = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** A payout and an offset of dues, both of all there is, at once: how often both went through, and how often neither. */
async function skew(post: Post, times: number) {
  const { db, close } = await ledgerDatabase({ max: 8 })
  let [both, neither] = [0, 0]
  try {
    for (let n = 0; n < times; n++) {
      const store = randomUUID()
      const wallet = { account: 'store_available', owner_id: store } as const
      await properly(db, { event: 'admin_adjustment', reference: `fill:${store}`, legs: events.legsForAdminAdjustment(wallet, 1000) })
      await properly(db, {
        event: 'admin_adjustment',
        reference: `owe:${store}`,
        legs: [
          { account: 'store_dues', owner_id: store, debit: 1000 },
          { account: 'goodwill', credit: 1000 },
        ],
      })
      const went = await Promise.all([
        done(post(db, { event: 'payout_requested', reference: `payout:${store}`, legs: events.legsForPayoutRequested(store, 1000) })),
        done(post(db, { event: 'dues_offset', reference: `offset:${store}`, legs: events.legsForDuesOffset(store, 1000) })),
      ])
      if (went.every(Boolean)) both++
      if (!went.some(Boolean)) neither++
    }
    return { both, neither }
  } finally {
    await close()
  }
}

/** Checks by what it read, then posts without asking again: the classic that snapshot isolation lets through. */
const readFirst: Post = async (db, { legs, ...posting }) => {
  for (const { account, owner_id, debit = 0, at_least } of legs)
    if (at_least !== undefined && debit > 0 && (await readBalance(db, account, owner_id)) < debit) return undefined
  const unguarded = legs.map(({ at_least: _, ...leg }) => leg)
  return properly(db, { ...posting, legs: unguarded })
}

/** Money moved at random between wallets by eight workers, while the whole is summed up again and again: how often a sum was not zero. */
async function wrongSums(post: Post, seed: number, times: number): Promise<number> {
  const { db, close } = await ledgerDatabase({ max: 10 })
  const random = randomFrom(seed)
  const owners = Array.from({ length: 6 }, () => randomUUID())
  const owner = () => owners[Math.floor(random() * owners.length)] ?? ''
  let [moving, wrong] = [true, 0]
  const worker = async () => {
    for (let n = 0; n < times / 8; n++) {
      const wallet = { account: 'customer_wallet', owner_id: owner() } as const
      const size = 1 + Math.floor(random() * 500)
      await done(
        post(db, {
          event: 'admin_adjustment',
          reference: randomUUID(),
          legs: events.legsForAdminAdjustment(wallet, random() < 0.6 ? size : -size),
        }),
      )
    }
  }
  const reader = async () => {
    while (moving) {
      const { rows } = await db.execute<{ sum: number }>(
        sql`select coalesce(sum(case normal when 'debit' then balance else -balance end), 0)::int as sum from ledger_accounts`,
      )
      if (rows[0]?.sum !== 0) wrong++
    }
  }
  try {
    const moved = Promise.all(Array.from({ length: 8 }, worker)).finally(() => {
      moving = false
    })
    await Promise.all([moved, reader()])
    return wrong
  } finally {
    await close()
  }
}

/** A movement in two transactions, as if each wallet kept its own books. */
const inHalves: Post = async (db, { legs, ...posting }) => {
  for (const leg of legs) {
    const by = (leg.credit ?? 0) - (leg.debit ?? 0)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into ledger_accounts (code, owner_id, normal, balance)
        values (${leg.account}, ${leg.owner_id ?? null}, ${leg.account === 'goodwill' ? 'debit' : 'credit'}, ${leg.account === 'goodwill' ? -by : by})
        on conflict (code, owner_id, currency) do update set balance = ledger_accounts.balance + excluded.balance`)
    })
  }
  return posting
}

describe('the anomalies of read committed', () => {
  test('never let both of two rules over one balance win', async () => {
    expect(await skew(properly, rounds)).toEqual({ both: 0, neither: 0 })
    reportRun({ goal: 'G26', what: 'write skew: payout against offset', runs: `${rounds} rounds`, trials: rounds, seed: runSeed })
  })
  test.runIf(inProve)('are found if the balance is checked with an older read', async () => {
    expect((await skew(readFirst, 20)).both).toBeGreaterThan(0)
  })
  test('never show a total other than zero', async () => {
    expect(await wrongSums(properly, runSeed, transfers)).toBe(0)
    reportRun({ goal: 'G26', what: 'sums while money moves', runs: `${transfers} movements`, trials: transfers, seed: runSeed })
  })
  test.runIf(inProve)('are found if the halves of a movement are two transactions', async () => {
    expect(await wrongSums(inHalves, runSeed, 200)).toBeGreaterThan(0)
  })
})

describe('two editors of one record', async () => {
  const t = await testApp()
  const { token } = await adminWith(t)
  const body = {
    question: { ar: 'متى؟', en: 'When?' },
    answer: { ar: '<p>غدًا</p>', en: '<p>Soon</p>' },
    audience: 'stores',
    position: 1,
    active: true,
  }
  const both = (side: string) => ({ ...body, question: { ar: side, en: side } })

  /** How often both were told that theirs was saved. */
  async function lost(seen: boolean, times: number): Promise<number> {
    const { id } = (await t.call('POST', '/admin/faqs', { token, body })).body
    let overwritten = 0
    for (let n = 0; n < times; n++) {
      const { updated_at } = (await t.call('GET', `/admin/faqs/${id}`, { token })).body
      const save = (side: string) =>
        t.call('PUT', `/admin/faqs/${id}`, { token, body: both(side), ...(seen ? { headers: { 'if-match': updated_at } } : {}) })
      const answers = await Promise.all([save(`أ${n}`), save(`ب${n}`)])
      const statuses = answers.map(({ status }) => status).sort()
      if (statuses.join() === '200,200') overwritten++
      else expect(statuses).toEqual([200, 409])
    }
    return overwritten
  }

  test('no edit overwrites one that its author has not read', async () => {
    expect(await lost(true, rounds)).toBe(0)
    reportRun({ goal: 'G26', what: 'lost update: two editors', runs: `${rounds} rounds`, trials: rounds, seed: runSeed })
  })
  test.runIf(inProve)('are found if editors do not send their version', async () => {
    expect(await lost(false, 5)).toBeGreaterThan(0)
  })
})
