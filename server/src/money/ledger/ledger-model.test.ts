import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inProve } from '../../../test/in-prove.ts'
import { proveBooks } from '../../../test/ledger-books.ts'
import type { Post, Real } from '../../../test/ledger-command.ts'
import { ledgerCommands } from '../../../test/ledger-commands.ts'
import { emptyLedger, ledgerDatabase } from '../../../test/ledger-database.ts'
import { LedgerModel } from '../../../test/ledger-model.ts'
import { reportRun, runSeed } from '../../../test/report-run.ts'
import { postTransaction } from './post-transaction.ts'

// Each change tries a few histories; `npm run prove` tries 2,000 of 100 commands.
const runs = Number(process.env.LEDGER_RUNS ?? 80)
const commands = Number(process.env.LEDGER_COMMANDS ?? 60)
// long enough for the runs, and for a failure to be shrunk to something one can read
const limit = 90_000 + runs * 1500

interface Plant {
  post: Post
  /** Switches the database's guards off, to see what the proof alone finds. */
  unguarded?: boolean
}

type Histories = Iterable<fc.AsyncCommand<LedgerModel, Real, boolean>>

/** Any sequence of events on an empty ledger leaves the balances that the model calculates, and books that prove. `check` is given that as a property, and how many commands were done. */
async function agreement<Found>(
  { post, unguarded }: Plant,
  check: (property: fc.IAsyncProperty<[Histories]>, done: () => number) => Promise<Found>,
): Promise<Found> {
  let done = 0
  const { db, close } = await ledgerDatabase({ max: 1 })
  try {
    if (unguarded)
      for (const table of ['accounts', 'transactions', 'entries'])
        await db.execute(sql.raw(`alter table ledger_${table} disable trigger user`))
    const property = fc.asyncProperty(ledgerCommands(commands), async (sequence) => {
      await emptyLedger(db)
      const real = { db, post, done: 0 }
      await fc.asyncModelRun(() => ({ model: new LedgerModel(), real }), sequence)
      done += real.done
      await proveBooks(db, 'the last')
    })
    return await check(property, () => done)
  } finally {
    await close()
  }
}

describe('the ledger against its model', () => {
  it(`agrees after every command of ${runs} random histories`, { timeout: limit + 30_000 }, async () => {
    const bounds = { interruptAfterTimeLimit: limit, markInterruptAsFailure: true }
    await agreement({ post: postTransaction }, async (property, done) => {
      await fc.assert(property, { numRuns: runs, seed: runSeed, ...bounds })
      const all = `${runs} runs x ${commands} commands at most, ${done()} in all`
      reportRun({ goal: 'G4', what: 'the ledger against its model', runs: all, trials: runs, seed: runSeed })
    })
  })
})

/** Writes an event with a leg that has no counterpart, past the application's own check. */
const unbalanced: Post = async (tx, posting) => {
  const posted = await postTransaction(tx, posting)
  if (posted && !posted.repeated && posting.event === 'admin_adjustment')
    await tx.execute(sql`
      with account as (update ledger_accounts set balance = balance + 1 where code = 'goodwill' returning id, balance)
      insert into ledger_entries (transaction_id, account_id, code, event, leg, debit, balance_after)
      select ${posted.id}, id, 'goodwill', 'admin_adjustment', 9, 1, balance from account`)
  return posted
}

/** Money kept as riyals in a float and turned back by cutting off: 4.35 becomes 434. */
const asFloat: Post = (tx, posting) => {
  const halalas = (amount = 0) => Math.trunc((amount / 100) * 100)
  return postTransaction(tx, {
    ...posting,
    legs: posting.legs.map((leg) => ({ ...leg, debit: halalas(leg.debit), credit: halalas(leg.credit) })),
  })
}

/** As if nothing made a reference unique: every delivery of an event is posted. */
const everyTime: Post = (tx, posting) => postTransaction(tx, { ...posting, reference: `${posting.reference}:${Math.random()}` })

/** A balance corrected by hand instead of by an entry. */
const byHand: Post = async (tx, posting) => {
  const posted = await postTransaction(tx, posting)
  if (posting.event === 'admin_adjustment') await tx.execute(sql`update ledger_accounts set balance = balance + 1 where code = 'goodwill'`)
  return posted
}

/** A refund after delivery that the store bears alone: the platform keeps its commission and the VAT on it. */
const storeBearsAll: Post = (tx, posting) => {
  if (posting.event !== 'refund_after_delivery') return postTransaction(tx, posting)
  const total = posting.legs.reduce((sum, { account, credit = 0 }) => sum + (account === 'refund_clearing' ? credit : 0), 0)
  const [store] = posting.legs.filter(({ account }) => account === 'store_available' || account === 'store_dues')
  const legs = posting.legs.filter(({ account }) => account === 'refund_clearing')
  return postTransaction(tx, {
    ...posting,
    legs: store?.owner_id ? [{ account: store.account, owner_id: store.owner_id, debit: total }, ...legs] : posting.legs,
  })
}

describe.runIf(inProve)('the test itself finds', () => {
  it.each<[string, Plant, RegExp]>([
    ['an unbalanced leg, by the guard at commit', { post: unbalanced }, /ledger_transactions_balance|does not balance/],
    ['an unbalanced leg, by the books where the guard is off', { post: unbalanced, unguarded: true }, /goodwill is|broken by/],
    ['money in floats', { post: asFloat }, /debits and credits differ|expected/],
    ['references that are not unique', { post: everyTime }, /expected/],
    ['a refund that one side bears alone', { post: storeBearsAll }, /expected/],
    ['a balance edited by hand, by the guard at commit', { post: byHand }, /ledger_accounts_balance|entries make/],
    ['guards that are switched off', { post: postTransaction, unguarded: true }, /I5 broken by ledger_/],
  ])('%s', { timeout: 120_000 }, async (_name, plant, message) => {
    const found = await agreement(plant, (property) => fc.check(property, { numRuns: 20, endOnFailure: true }))
    expect(found.failed).toBe(true)
    const reason = found.errorInstance
    expect(reason instanceof Error && `${reason.message} ${String(reason.cause)}`).toMatch(message)
  })
})
