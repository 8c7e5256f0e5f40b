import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import { type CardWorld, cardWorld } from '../card-world.ts'
import { balances } from '../ledger-books.ts'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'

// Goal G11, what comes in: the webhooks of a gateway, each three times, in any order, between forged ones. What is left is what a single delivery in
// order leaves. One that is old is taken: docs/decisions/card-payments.md says why.

const count = Number(process.env.WEBHOOKS ?? 24)
const copies = 3
const forgeries = Math.ceil(count / 5)

/** The card attempts at the page of each order: declined or paid. */
const stories = [['declined', 'declined', 'paid'], ['paid'], ['declined', 'paid'], ['declined', 'declined']] as const

interface Told {
  ref: string
  raw: string
}

/** Lets the cards of so many webhooks happen; `told` hears of each at its time. */
async function happen(world: CardWorld, told: (event: Told) => Promise<void>): Promise<number> {
  const secret = 'a-long-webhook-secret'
  let events = 0
  for (let n = 0; events < count; n++) {
    // a minute of one shopper's calls is over
    if (n % 5 === 0) await world.t.pool.query('delete from rate_limits')
    // every other page is shared by the orders of a checkout
    const { ref } = n % 2 ? await world.sharedPage(1, 1 + (n % 3)) : await world.page(1 + (n % 3))
    for (const step of stories[n % stories.length] ?? []) {
      if (step === 'paid') world.moyasar.pay(ref)
      else world.moyasar.decline(ref)
      events++
      await told({ ref, raw: world.moyasar.event(ref, secret) })
    }
  }
  return events
}

/** All that webhooks may change, without ids and times: two markets with the same history are the same here. */
async function getState(world: CardWorld) {
  const { t } = world
  const query = async (text: string) =>
    (await t.pool.query<{ row: unknown }>(`select to_jsonb(q) as row from (${text}) q`)).rows.map(({ row }) => row)
  const pots = [...(await balances(t.db))].map(([pot, sum]) => `${pot.split(':')[0]} ${sum}`)
  return {
    orders: await query('select status, payment_status, total, paid_at is not null as paid from orders order by number'),
    payments: await query(
      'select p.status, p.amount, p.fee, o.number - min(o.number) over () as of from payments p join orders o on o.id = p.order_id order by o.number, p.id',
    ),
    pages: await query('select amount, came_amount, fee, closed_at is null as open from payment_pages order by id'),
    balances: pots.toSorted(),
    events: await query("select kind, count(*)::int from gateway_events where source = 'webhook' group by 1 order by 1"),
    notices: await query('select audience, notif_type, count(*)::int from notifications group by 1, 2 order by 1, 2'),
    postings: await query('select event, count(*)::int from ledger_transactions group by 1 order by 1'),
    refunds: await query('select status, amount from gateway_refunds order by id'),
  }
}

const ofForgery = [
  (event: object) => JSON.stringify({ ...event, secret_token: 'another-webhook-secret' }),
  (event: object) => JSON.stringify({ ...event, secret_token: undefined }),
  (event: object) => JSON.stringify({ ...event, secret_token: ['a-long-webhook-secret'] }),
  (event: object) => JSON.stringify({ ...event, secret_token: '' }),
  (event: object) => JSON.stringify(event).slice(0, -1),
]

/** The same history in a market that hears of it three times over and in no order, with forged webhooks between. */
async function replay({ world, random }: { world: CardWorld; random: () => number }) {
  const events: Told[] = []
  const count = await happen(world, async (event) => void events.push(event))
  const sends: { raw: string; expected: number }[] = []
  for (const { raw } of events) {
    sends.push({ raw, expected: 200 })
    // what is sent again is an hour older than it was
    const event = JSON.parse(raw) as Record<string, unknown> // the gateway's event
    const old = JSON.stringify({ ...event, created_at: new Date(Date.now() - 3_600_000).toISOString() })
    for (let n = 1; n < copies; n++) sends.push({ raw: old, expected: 200 })
  }
  for (let n = 0; n < forgeries; n++) {
    const event = JSON.parse(events[n % events.length]?.raw ?? '{}') as object
    sends.push({ raw: ofForgery[n % ofForgery.length]?.({ ...event, id: `forged-${n}` }) ?? '', expected: 403 })
  }
  for (let n = sends.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1))
    const [a, b] = [sends[n], sends[other]]
    if (a && b) [sends[n], sends[other]] = [b, a]
  }
  const wrong: string[] = []
  for (let n = 0; n < sends.length; n += 8) {
    const some = sends.slice(n, n + 8)
    const answers = await Promise.all(some.map(({ raw }) => world.send(raw)))
    for (const [at, { status }] of answers.entries()) {
      const expected = some[at]?.expected ?? 0
      if (status !== expected && !(expected === 200 && status === 204)) wrong.push(`${status} instead of ${expected}`)
    }
    // the jobs of some are done before the others come
    if (random() < 0.2) await world.t.drain()
  }
  await world.t.drain()
  return { count, sent: sends.length, wrong }
}

describe('webhooks', { timeout: 3_600_000 }, async () => {
  const once = await cardWorld()
  await happen(once, async ({ raw }) => {
    await once.send(raw)
    await once.t.drain()
  })
  const expected = await getState(once)

  test('repeated in any order and between forged ones have the effect of one delivery', async () => {
    const world = await cardWorld()
    const { count, sent, wrong } = await replay({ world, random: randomFrom(runSeed) })
    expect(wrong, `PROVE_SEED=${runSeed}`).toEqual([])
    expect(await getState(world), `PROVE_SEED=${runSeed}`).toEqual(expected)
    expect((await proveLedger(world.t.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(expected.orders.length).toBeGreaterThan(count / 3)
    const runs = `${count} webhooks x ${copies}, ${forgeries} forged: ${sent} calls`
    reportRun({ goal: 'G11', what: 'webhooks again, shuffled and forged', runs, trials: sent, seed: runSeed })
  })

  test('that are stored on every delivery are found', async () => {
    const world = await cardWorld()
    await world.t.db.execute(sql`drop index gateway_events_once`)
    await replay({ world, random: randomFrom(runSeed) })
    expect(await getState(world)).not.toEqual(expected)
  })
})
