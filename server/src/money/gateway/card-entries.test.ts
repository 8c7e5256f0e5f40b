import { and, asc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cardWorld } from '../../../test/card-world.ts'
import { auditLog } from '../../platform/audit/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { proveLedger } from '../ledger/proof.ts'
import { payments } from '../payments/table.ts'

const { t, moyasar, page, place, start, decide, check, sweep, payment, readOrder } = await cardWorld()
const { db, gateway } = t.deps
if (!gateway) throw new Error('this market takes cards')
afterEach(() => Object.assign(t.deps, { db, gateway }))

/** The entries of the log about a payment. */
const toEntries = (payment_id: string) =>
  db
    .select({ action: auditLog.action, actor: auditLog.actor_type, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'payments'), eq(auditLog.entity_id, payment_id)))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
const toRow = async (order_id: string) => (await db.select().from(payments).where(eq(payments.order_id, order_id)))[0]
const postings = async (payment_id: string) =>
  (await t.pool.query('select event from ledger_transactions where payment_id = $1 order by event', [payment_id])).rows.map(
    ({ event }) => event,
  )
const kinds = async (payment_id: string) => (await payment(payment_id)).events.map(({ kind }) => kind)

/** The database, with something before or after each of its transactions. */
const around = (transaction: (run: Parameters<Db['transaction']>[0]) => Promise<unknown>): Db =>
  Object.assign(Object.create(db), { transaction })
/** Commits, and the answer never arrives. */
const deafDb = around(async (run) => {
  await db.transaction(run)
  throw new Error('the answer to COMMIT was lost')
})

/** Refuses entries of some actions while `work` runs. */
async function withoutEntries(actions: string, work: () => Promise<unknown>): Promise<void> {
  await t.pool.query(`
    create function refuse_entry() returns trigger language plpgsql as $$ begin
      if new.action = any('${actions}'::text[]) then raise 'no entry'; end if; return new; end $$;
    create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()`)
  try {
    await work()
  } finally {
    await t.pool.query('drop trigger refuse_entry on audit_log; drop function refuse_entry()')
  }
}

test('a payment has an audit entry when it is made and each time its page is shown', async () => {
  const { order_id, payment_id, ref } = await page()
  const [made, shown] = await toEntries(payment_id)
  expect(made).toMatchObject({ action: 'payments.create', actor: 'user', before: null, after: { amount: 6500, intent_ref: null } })
  expect(shown).toMatchObject({ action: 'payments.page', actor: 'user', before: { intent_ref: null }, after: { intent_ref: ref } })
  await start(order_id)
  expect((await toEntries(payment_id)).map(({ action }) => action)).toEqual(['payments.create', 'payments.page', 'payments.page'])
})

test('nothing changes if its audit entry can’t be written', async () => {
  const order_id = await place()
  await withoutEntries('{payments.create}', async () => expect((await start(order_id)).status).toBe(500))
  expect(await toRow(order_id)).toBeUndefined()
  await withoutEntries('{payments.page}', async () => expect((await start(order_id)).status).toBe(500))
  expect(await toRow(order_id)).toMatchObject({ status: 'pending', intent_ref: null, pay_url: null })

  const paid = await page()
  moyasar.pay(paid.ref)
  await withoutEntries('{payments.check}', async () => expect((await decide(paid.payment_id, 'check')).status).toBe(500))
  expect(await payment(paid.payment_id)).toMatchObject({ status: 'pending', events: [] })
  expect(await readOrder(paid.order_id)).toMatchObject({ status: 'pending_payment' })
  expect(await postings(paid.payment_id)).toEqual([])
  expect((await decide(paid.payment_id, 'check')).body).toMatchObject({ status: 'confirmed' })
})

test('an action that was not done has no entry', async () => {
  const { order_id, payment_id, ref } = await page()
  moyasar.pay(ref)
  t.deps.db = around((run) =>
    db.transaction(async (tx) => {
      await run(tx)
      throw new Error('stopped before COMMIT')
    }),
  )
  expect([(await decide(payment_id, 'check')).status, (await start(order_id)).status]).toEqual([500, 500])
  t.deps.db = db
  expect((await toEntries(payment_id)).map(({ action }) => action)).toEqual(['payments.create', 'payments.page'])
  expect(await payment(payment_id)).toMatchObject({ status: 'pending', events: [] })
})

test('two simultaneous checks of one payment book once, and both return it', async () => {
  const { payment_id, ref } = await page()
  moyasar.pay(ref)
  const answers = await Promise.all([decide(payment_id, 'check'), decide(payment_id, 'check'), sweep()])
  expect(answers.slice(0, 2)).toMatchObject([{ body: { status: 'confirmed' } }, { body: { status: 'confirmed' } }])
  expect([await postings(payment_id), await kinds(payment_id)]).toEqual([['gateway_fee_charged', 'payment_captured'], ['captured']])
  const told = (await toEntries(payment_id)).filter(({ action }) => action === 'payments.check')
  expect(told).toHaveLength(2)
  for (const { after } of told) expect(after).toMatchObject({ status: 'confirmed', reference: expect.any(String) })
  // whoever came second found it booked
  const before = told.map((entry) => (entry.before as { status: string }).status)
  expect(before.filter((status) => status === 'pending').length).toBeLessThanOrEqual(1)
})

test('a check without an answer to its COMMIT happens once, also when repeated', async () => {
  const { payment_id, ref } = await page()
  moyasar.pay(ref)
  t.deps.db = deafDb
  expect((await decide(payment_id, 'check')).status).toBe(500)
  expect((await decide(payment_id, 'check')).status).toBe(500)
  t.deps.db = db
  expect((await decide(payment_id, 'check')).body).toMatchObject({ status: 'confirmed', order_status: 'new' })
  expect([await postings(payment_id), await kinds(payment_id)]).toEqual([['gateway_fee_charged', 'payment_captured'], ['captured']])
  const told = (await toEntries(payment_id)).filter(({ action }) => action === 'payments.check')
  expect(told.map(({ before, after }) => [before, after].map((one) => (one as { status: string }).status))).toEqual([
    ['pending', 'confirmed'],
    ['confirmed', 'confirmed'],
    ['confirmed', 'confirmed'],
  ])
})

test('a lost answer of the gateway or the COMMIT leaves one payment with one page', async () => {
  const order_id = await place()
  const before = moyasar.invoices.size
  t.deps.db = deafDb
  expect((await start(order_id)).status).toBe(500)
  t.deps.db = db
  const row = await toRow(order_id)
  moyasar.fail(/POST .*invoices/, 'lost')
  expect(await start(order_id)).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
  let transactions = 0
  // the first is answered, that of the page is not
  t.deps.db = around(async (run) => {
    const done = await db.transaction(run)
    if (++transactions === 2) throw new Error('the answer to COMMIT was lost')
    return done
  })
  expect((await start(order_id)).status).toBe(500)
  t.deps.db = db
  const { body } = await start(order_id)
  expect(body.payment_id).toBe(row?.id)
  const made = [...moyasar.invoices.values()].slice(before)
  expect(made.map(({ url }) => url)).toHaveLength(2)
  expect(body.url).toBe(made[1]?.url)
  expect((await toEntries(body.payment_id)).map(({ action }) => action)).toEqual(['payments.create', 'payments.page', 'payments.page'])
})

/** An order whose payment has waited eleven minutes for its page. */
async function withoutPage(): Promise<string> {
  const order_id = await place()
  moyasar.fail(/POST .*invoices/, 'broken')
  await start(order_id)
  await db.update(payments).set({ created_at: sql`now() - interval '11 minutes'` }).where(eq(payments.order_id, order_id))
  return order_id
}

test('a page of a payment that was meanwhile cancelled is not shown', async () => {
  const order_id = await withoutPage()
  const row = await toRow(order_id)
  t.deps.gateway = {
    ...gateway,
    createIntent: async (order) => {
      await check(row?.id ?? '')
      return gateway.createIntent(order)
    },
  }
  expect(await start(order_id)).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
  expect([...moyasar.invoices.values()].at(-1)).toMatchObject({ status: 'canceled', metadata: { payment_id: row?.id } })
  t.deps.gateway = gateway
  expect((await start(order_id)).body).toMatchObject({ url: expect.any(String) })
  expect(await db.select({ status: payments.status }).from(payments).where(eq(payments.order_id, order_id))).toHaveLength(2)
})

test('a payment that gets its page while it is being cancelled continues', async () => {
  const order_id = await withoutPage()
  const row = await toRow(order_id)
  t.deps.db = around(async (run) => {
    t.deps.db = db
    await start(order_id)
    return db.transaction(run)
  })
  await check(row?.id ?? '')
  const kept = await toRow(order_id)
  expect(kept).toMatchObject({ status: 'pending', closed_at: null, pay_url: expect.any(String) })
  moyasar.pay(kept?.intent_ref ?? '')
  await sweep()
  expect(await readOrder(order_id)).toMatchObject({ status: 'new', payment_status: 'paid' })
})

test('the ledger balances after all tests', async () => {
  await sweep()
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})
