import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardCommands, sendRefunds } from '../../../test/card-commands.ts'
import { CardModel, cardFee } from '../../../test/card-model.ts'
import { type CardWorld, cardWorld } from '../../../test/card-world.ts'
import { inProve } from '../../../test/in-prove.ts'
import { balances, compare } from '../../../test/ledger-books.ts'
import { reportRun, runSeed } from '../../../test/report-run.ts'
import { expireOrders } from '../../orders/order-deadlines.ts'
import type { PaymentGateway } from '../../platform/gateway/port.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'

const runs = Number(process.env.CARD_RUNS ?? 6)
const commands = Number(process.env.CARD_COMMANDS ?? 60)

const world = await cardWorld()
const { t, moyasar, shops } = world
// their VAT is their own: acceptance moves none of what the cards brought
for (const [index, { id }] of shops.entries())
  await t.db.execute(
    sql`update stores set vat_regime = 'registered', vat_no = ${`39999999990${index}003`}, applying_vat_admission = true where id = ${id}`,
  )

/** Everybody's time is over and all that waits is done, so that the next history finds nothing under way. */
async function settle(model: CardModel): Promise<void> {
  for (const order of model.orders)
    if (order.state === 'waiting') {
      await world.runOut(order.id)
      order.overdue = true
    }
  await world.sweep()
  await expireOrders(t.db)
  await sendRefunds(world)
  model.askAll()
  for (const order of model.orders) if (order.state === 'waiting') model.cancel(order, world.shopper.id)
  model.refundsSent()
}

/** The gateway's own balance for us by its charges, counting those that are booked. */
const withGateway = (model: CardModel): number => {
  let sum = 0
  for (const { ref, held, known, parts } of model.pages)
    for (const charge of moyasar.invoices.get(ref)?.payments ?? []) {
      if (held || !known || !['paid', 'refunded'].includes(charge.status)) continue
      sum += charge.amount - charge.refunded
      for (const { state } of parts) expect(['paid', 'accepted', 'cancelled']).toContain(state)
    }
  return sum
}

async function history(sequence: Iterable<fc.AsyncCommand<CardModel, { world: CardWorld }>>): Promise<void> {
  // a minute of one shopper's calls is over
  await t.pool.query('delete from rate_limits')
  const [fees, clearing] = [await readBalance(t.db, 'psp_fees'), await readBalance(t.db, 'psp_clearing')]
  const model = new CardModel(await balances(t.db))
  try {
    await fc.asyncModelRun(() => ({ model, real: { world } }), sequence)
  } finally {
    await settle(model)
  }
  await compare(t.db, model, 'all was settled')
  const kept = (await readBalance(t.db, 'psp_fees')) - fees
  expect(kept % cardFee).toBe(0)
  expect((await readBalance(t.db, 'psp_clearing')) - clearing, 'what the gateway says it has').toBe(withGateway(model) - kept)
}

const property = fc.asyncProperty(cardCommands(commands), history)

test(`cards by the real calls and jobs agree with their model after every command of ${runs} random histories`, {
  timeout: 60_000 + runs * 6000,
}, async () => {
  await fc.assert(property, { numRuns: runs, seed: runSeed, endOnFailure: true })
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  reportRun({
    goal: 'G4',
    what: 'cards, by their calls, against their model',
    runs: `${runs} runs x ${commands} commands`,
    trials: runs,
    seed: runSeed,
  })
})

type Fault = (gateway: PaymentGateway) => Partial<PaymentGateway>

/** The page's amount instead of the charge's. */
const believed: Fault = ({ fetch }) => ({
  fetch: async (ref) => ({ ...(await fetch(ref)), amount: moyasar.invoices.get(ref)?.amount ?? 0 }),
})

/** A refund whose answer was lost is sent again, whatever the charge shows. */
const sentTwice: Fault = ({ refund }) => ({
  refund: (order) => {
    const charges = [...moyasar.invoices.values()].flatMap(({ payments }) => payments)
    return refund({ ...order, refunded_before: charges.find(({ id }) => id === order.charge_ref)?.refunded ?? 0 })
  },
})

const faults: [string, Fault, RegExp][] = [
  ['an amount that is taken from the page instead of the charge', believed, /expected/],
  ['a refund that is sent again after its answer was lost', sentTwice, /expected/],
]

describe.runIf(inProve)('the test itself finds', () => {
  test.each(faults)('%s', { timeout: 300_000 }, async (_name, fault, message) => {
    const { gateway } = t.deps
    if (!gateway) throw new Error('this market takes cards')
    t.deps.gateway = { ...gateway, ...fault(gateway) }
    const found = await fc.check(property, { numRuns: 250, endOnFailure: true })
    t.deps.gateway = gateway
    expect(found.failed).toBe(true)
    expect(String(found.errorInstance)).toMatch(message)
  })
})
