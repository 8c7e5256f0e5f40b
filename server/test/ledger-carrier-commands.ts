import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { type CarrierCash, legsForCashToStore, legsForRemitted } from '../src/money/ledger/carrier-events.ts'
import * as events from '../src/money/ledger/events.ts'
import { reverseTransaction } from '../src/money/ledger/reverse-transaction.ts'
import { agree, onOrder, standing } from './ledger-command.ts'
import { type ModelOrder, takePercent } from './ledger-model.ts'

const carrier = randomUUID()
export const deliverByCarrier = onOrder(
  'deliver by a carrier',
  (o) => o.state === 'placed' && o.cash,
  async (model, order, post) => {
    const legs = events.legsForDeliveredByCarrier(standing(order), carrier)
    model.deliver(order, carrier)
    agree(
      true,
      await post({
        event: 'order_delivered_carrier_cod',
        reference: `order:${order.id}:order_delivered_carrier_cod`,
        order_id: order.id,
        legs,
      }),
      'deliver',
    )
  },
)

/** The facts that the code under test has about an order's cash with its carrier. */
const getCash = ({ store, carried }: ModelOrder): CarrierCash => ({
  store_id: store,
  account: carrier,
  rest: carried?.rest ?? 0,
  held: carried?.held ?? 0,
})

const remitted = fc.record({
  part: fc.integer({ min: 0, max: 100 }),
  given_up: fc.boolean(),
  fee: fc.integer({ min: 0, max: 4000 }),
  over: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  by: fc.constantFrom('platform', 'store'),
})

/** A remittance of one order: all or some of it, the rest given up or still owed, more than is owed, and the carrier's fee. */
export const remit = remitted.chain((how) =>
  onOrder(
    'remit',
    (o) => (o.carried?.rest ?? 0) > 0,
    async (model, order, post) => {
      const cash = getCash(order)
      const arrived = takePercent(cash.rest, how.part)
      const given_up = how.given_up ? cash.rest - arrived : 0
      const settled = {
        arrived,
        platform: how.by === 'platform' ? given_up : 0,
        store: how.by === 'store' ? given_up : 0,
        credit: 0,
        fee: how.fee,
        fee_by: how.by,
        over: how.over,
        over_to: 'carrier',
      } as const
      const legs = legsForRemitted(cash, settled, order.state === 'delivered' ? 'store_pending' : 'store_available')
      model.remit(order, { ...how, arrived, given_up })
      agree(
        true,
        await post({ event: 'carrier_remitted', reference: `line:${randomUUID()}:carrier_remitted`, order_id: order.id, legs }),
        'remit',
      )
    },
  ),
)

export const paidToStore = onOrder(
  'carrier pays the store',
  (o) => (o.carried?.rest ?? 0) > 0,
  async (model, order, post) => {
    const legs = legsForCashToStore(getCash(order))
    model.paidToStore(order)
    agree(
      true,
      await post({ event: 'carrier_paid_store', reference: `order:${order.id}:carrier_paid_store`, order_id: order.id, legs }),
      'pay the store',
    )
  },
)

/** Cash was booked as the store's, but a carrier had it: the delivery is reversed by its own entries and posted again. */
export const moveToCarrier = onOrder(
  'book the cash to a carrier',
  (o) => o.cash && o.carried === null && (o.state === 'delivered' || o.state === 'closed'),
  async (model, order, post, db) => {
    const price = standing(order)
    const owed = Math.max(0, Math.min(order.owed_of_refunds, events.heldByCarrier(price)))
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ledger_transactions where reference = ${`order:${order.id}:order_delivered_cod`}`,
    )
    const id = rows[0]?.id
    model.moveToCarrier(order, carrier)
    // a delivery that moves no money is not posted: the cash equals the store's share
    if (id) await db.transaction((tx) => reverseTransaction(tx, id, { actor: { type: 'system' }, note: 'a carrier had it' }))
    else
      agree(
        true,
        events.legsForDeliveredCod(price).every(({ debit = 0, credit = 0 }) => debit === 0 && credit === 0),
        'nothing to reverse',
      )
    const legs = events.legsForDeliveredByCarrier(price, carrier, owed)
    const reference = `order:${order.id}:order_delivered_carrier_cod`
    agree(true, await post({ event: 'order_delivered_carrier_cod', reference, order_id: order.id, legs }), 'book to a carrier')
  },
)
