import { randomUUID } from 'node:crypto'
import { priceOrder } from '@rahba/contract/orders/pricing'
import { addParts, cutRefund, orderLess, quoteRefund } from '@rahba/contract/orders/refund'
import fc from 'fast-check'
import { arbitraryOrder } from '../../contract/test/arbitrary-order.ts'
import * as events from '../src/money/ledger/events.ts'
import type { postTransaction } from '../src/money/ledger/post-transaction.ts'
import type { Posting } from '../src/money/ledger/posting.ts'
import type { Db } from '../src/platform/db/types.ts'
import { AppError } from '../src/platform/errors.ts'
import { compare, proveBooks } from './ledger-books.ts'
import { type LedgerModel, type ModelOrder, percentOf, someUnits, unitsLeft } from './ledger-model.ts'
import { ModelCommand } from './model-command.ts'

/** How postings are made: the real way, or with a planted fault that the run has to find. */
export type Post = typeof postTransaction

export interface Real {
  db: Db
  post: Post
  /** Commands so far: the books are proved from their entries after every tenth. */
  done: number
}

const shoppers = Array.from({ length: 3 }, () => randomUUID())
const stores = Array.from({ length: 2 }, () => randomUUID())
const shopper = (i: number) => shoppers[i % shoppers.length] ?? ''
const store = (i: number) => stores[i % stores.length] ?? ''

/** The order as the server would freeze it: priced by the code under test. */
function frozen(order: ModelOrder): events.FrozenOrder {
  return { ...priceOrder(order.input), id: order.id, store_id: order.store, user_id: order.user, vat_regime: order.input.vat_regime }
}

/** The same as it stands, after what was cancelled of it. */
const standing = (order: ModelOrder): events.FrozenOrder => orderLess(frozen(order), addParts(order.gone))

/** The refund of some units, by the code under test. Called before the model picks them up. */
function quoted(order: ModelOrder, line: number, count: number, with_fees: boolean) {
  const price = priceOrder(order.input)
  const lines = price.lines.map((one, at) => ({
    ...one,
    id: String(at),
    refunded_quantity: one.quantity - (order.units[at]?.length ?? 0),
  }))
  return quoteRefund({ ...price, vat_regime: order.input.vat_regime }, lines, [{ id: String(line), quantity: count }], with_fees).parts
}

/** Posts, and says whether it was let: a refusal of the product's is an answer, any other error is not. */
type TryPost = (posting: Omit<Posting, 'actor'>) => Promise<boolean>

const postingTo =
  (model: LedgerModel, { db, post }: Real): TryPost =>
  async (posting) => {
    try {
      const posted = await db.transaction((tx) => post(tx, { ...posting, actor: { type: 'system' } }))
      // an event of nothing posts nothing, and its reference stays free
      if (posted) model.references.push(posting.reference)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

const ledgerCommand = (
  name: string,
  allowed: (model: Readonly<LedgerModel>) => boolean,
  act: (model: LedgerModel, post: TryPost) => Promise<void>,
) =>
  new ModelCommand<LedgerModel, Real>(name, {
    allowed,
    act: (model, real) => act(model, postingTo(model, real)),
    async check(model, real) {
      await compare(real.db, model, name)
      if (++real.done % 10 === 0) await proveBooks(real.db, name)
    },
  })

function agree(expected: boolean, done: boolean, what: string): void {
  if (expected !== done) throw new Error(`${what}: ${done ? 'done' : 'refused'}, expected ${expected ? 'done' : 'refused'}`)
}

const pick = <T>(from: readonly T[], i: number): T | undefined => from[i % Math.max(from.length, 1)]
const index = fc.nat({ max: 1000 })
const amount = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 2_000_000 }))

const place = fc.tuple(arbitraryOrder, index, index).map(([input, u, s]) => {
  const user = shopper(u)
  return ledgerCommand(
    'place',
    () => true,
    async (model, post) => {
      const order = model.place(randomUUID(), user, store(s), {
        ...input,
        wallet_balance: Math.min(model.at(`customer_wallet:${user}`), 1_000_000_000),
      })
      const legs = events.legsForWalletPaid(frozen(order))
      agree(true, await post({ event: 'M2', reference: `order:${order.id}:M2`, order_id: order.id, legs }), 'place')
    },
  )
})

/** A command on one of the orders that `fits`. */
const onOrder = (
  name: string,
  fits: (order: ModelOrder) => boolean,
  act: (model: LedgerModel, order: ModelOrder, post: TryPost) => Promise<void>,
) =>
  index.map((i) =>
    ledgerCommand(
      name,
      (model) => model.orders.some(fits),
      async (model, post) => {
        const order = pick(model.orders.filter(fits), i)
        if (order) await act(model, order, post)
      },
    ),
  )

const capture = onOrder(
  'capture',
  (o) => o.state === 'placed' && !o.cash,
  async (model, order, post) => {
    const legs = events.legsForPaymentCaptured(frozen(order), 'bank')
    model.capture(order)
    agree(true, await post({ event: 'M1', reference: `order:${order.id}:M1`, order_id: order.id, legs }), 'capture')
  },
)

/** By card: the gateway has it, and keeps its fee of it. */
const captureCard = fc.nat({ max: 300 }).chain((rate) =>
  onOrder(
    'capture a card',
    (o) => o.state === 'placed' && !o.cash,
    async (model, order, post) => {
      const fee = Math.floor((Number(order.price.to_charge) * rate) / 10_000)
      const legs = events.legsForPaymentCaptured(frozen(order), 'psp_clearing')
      model.capture(order, { fee })
      await post({ event: 'M11', reference: `payment:${order.id}:M11`, order_id: order.id, legs: events.legsForGatewayFee(fee) })
      agree(true, await post({ event: 'M1', reference: `order:${order.id}:M1`, order_id: order.id, legs }), 'capture')
    },
  ),
)

const invoice = onOrder(
  'invoice before delivery',
  (o) => o.state === 'paid' && o.input.vat_regime === 'platform_deemed' && !o.invoiced,
  async (model, order, post) => {
    const legs = events.legsForInvoiced(standing(order))
    model.invoice(order)
    agree(true, await post({ event: 'M1v', reference: `order:${order.id}:M1v`, order_id: order.id, legs }), 'invoice')
  },
)

const carrier = randomUUID()
const deliverByCarrier = onOrder(
  'deliver by a carrier',
  (o) => o.state === 'placed' && o.cash,
  async (model, order, post) => {
    const legs = events.legsForDeliveredByCarrier(standing(order), carrier)
    model.deliver(order, carrier)
    agree(true, await post({ event: 'M5', reference: `order:${order.id}:M5`, order_id: order.id, legs }), 'deliver')
  },
)

const deliver = onOrder(
  'deliver',
  (o) => o.state === 'paid' || (o.state === 'placed' && o.cash),
  async (model, order, post) => {
    const event = order.cash ? 'M4' : events.deliveryEvent(frozen(order))
    const legs = order.cash ? events.legsForDeliveredCod(standing(order)) : events.legsForDeliveredPrepaid(standing(order), order.invoiced)
    model.deliver(order)
    agree(true, await post({ event, reference: `order:${order.id}:${event}`, order_id: order.id, legs }), 'deliver')
  },
)

const closeWindow = onOrder(
  'close the return window',
  (o) => o.state === 'delivered',
  async (model, order, post) => {
    const amount = events.pendingAfterDelivery(standing(order), order.cash) - order.from_pending
    const legs = events.legsForReturnWindowClosed(standing(order), amount)
    model.closeWindow(order)
    agree(true, await post({ event: 'M6', reference: `order:${order.id}:M6`, order_id: order.id, legs }), 'close')
  },
)

const cancel = onOrder(
  'cancel',
  (o) => o.state === 'placed' || o.state === 'paid',
  async (model, order, post) => {
    const price = standing(order)
    const captured = order.state === 'paid' && price.to_charge > 0
    const toCard = captured && order.card
    model.cancel(order, toCard)
    await post({
      event: 'M7',
      reference: `order:${order.id}:M7`,
      order_id: order.id,
      legs: events.legsForCancelledBeforeDelivery(price, captured, order.invoiced),
    })
    const to = toCard ? { wallet: price.wallet_part, psp_clearing: price.to_charge } : { wallet: events.paidByShopper(price, captured) }
    const legs = events.legsForRefundPaid(price, to)
    agree(true, await post({ event: 'M7r', reference: `order:${order.id}:M7r`, order_id: order.id, legs }), 'refund')
  },
)

const cancelPart = index.chain((random) =>
  onOrder(
    'cancel a part',
    (o) => (o.state === 'paid' || (o.state === 'placed' && o.cash)) && unitsLeft(o) > 1,
    async (model, order, post) => {
      const { line, count } = someUnits(order, random, true)
      const [before, parts] = [standing(order), quoted(order, line, count, false)]
      const captured = order.state === 'paid' && before.to_charge > 0
      const id = randomUUID()
      model.cancelPart(order, line, count)
      order.gone.push(parts)
      await post({
        event: 'M7',
        reference: `cancellation:${id}:M7`,
        order_id: order.id,
        legs: events.legsForPartCancelled(before, parts, captured, order.invoiced),
      })
      const legs = events.legsForRefundPaid(before, { wallet: events.paidOfPart(before, parts, captured) })
      agree(true, await post({ event: 'M7r', reference: `cancellation:${id}:M7r`, order_id: order.id, legs }), 'refund of a part')
    },
  ),
)

const howPaid = fc.record({
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 99 })),
  by: fc.constantFrom('wallet', 'bank', 'psp_clearing'),
})

const refund = fc.tuple(index, fc.boolean(), howPaid).chain(([random, atFault, how]) =>
  onOrder(
    'refund after delivery',
    (o) => (o.state === 'delivered' || o.state === 'closed') && unitsLeft(o) > 0,
    async (model, order, post) => {
      const { line, count } = someUnits(order, random, false)
      const with_fees = count === unitsLeft(order) && atFault
      const whole = quoted(order, line, count, with_fees)
      const parts = cutRefund(whole, percentOf(whole.total, how.percent), order.input.vat_regime)
      const price = standing(order)
      const held = order.state === 'delivered' ? events.pendingAfterDelivery(price, order.cash) - order.from_pending : 0
      const sources = { pending: held, cashWithStore: order.cash }
      order.from_pending += events.fromPending(parts, sources)
      const id = randomUUID()
      model.refund(order, line, count, with_fees, how)
      await post({
        event: 'M8',
        reference: `cancellation:${id}:M8`,
        order_id: order.id,
        legs: events.legsForRefundAfterDelivery(price, parts, sources),
      })
      const legs = events.legsForRefundPaid(price, { [how.by]: parts.total })
      agree(true, await post({ event: 'M7r', reference: `cancellation:${id}:M7r`, order_id: order.id, legs }), 'refund')
    },
  ),
)

const adjust = fc.tuple(fc.boolean(), index, amount, fc.boolean()).map(([ofShopper, i, size, up]) => {
  const wallet = ofShopper
    ? ({ account: 'customer_wallet', owner_id: shopper(i) } as const)
    : ({ account: 'store_available', owner_id: store(i) } as const)
  return ledgerCommand(
    'adjust',
    () => true,
    async (model, post) => {
      const by = up ? size : -size
      const expected = model.adjust(`${wallet.account}:${wallet.owner_id}`, by)
      agree(
        expected,
        await post({ event: 'M12', reference: `adjust:${randomUUID()}`, legs: events.legsForAdminAdjustment(wallet, by) }),
        'adjust',
      )
    },
  )
})

const payout = fc.tuple(index, amount).map(([i, size]) =>
  ledgerCommand(
    'request a payout',
    () => true,
    async (model, post) => {
      const id = randomUUID()
      const expected = model.requestPayout(id, store(i), size)
      agree(
        expected,
        await post({ event: 'M9', reference: `payout:${id}:M9`, legs: events.legsForPayoutRequested(store(i), size) }),
        'payout',
      )
    },
  ),
)

const settle = fc.tuple(index, fc.boolean()).map(([i, paid]) =>
  ledgerCommand(
    paid ? 'pay a payout' : 'fail a payout',
    (model) => model.transit.length > 0,
    async (model, post) => {
      const at = i % model.transit.length
      const one = model.transit[at]
      if (!one) return
      model.settlePayout(at, paid)
      const legs = paid ? events.legsForPayoutPaid(one.store, one.amount) : events.legsForPayoutFailed(one.store, one.amount)
      agree(true, await post({ event: paid ? 'M9p' : 'M9f', reference: `payout:${one.id}:settled`, legs }), 'settle')
    },
  ),
)

const returned = index.map((i) =>
  ledgerCommand(
    'return a payout',
    (model) => model.paid.length > 0,
    async (model, post) => {
      const at = i % model.paid.length
      const one = model.paid[at]
      if (!one) return
      model.returnPayout(at)
      const legs = events.legsForPayoutReturned(one.store, one.amount)
      agree(true, await post({ event: 'M9f', reference: `payout:${one.id}:returned`, legs }), 'return')
    },
  ),
)

const dues = fc.tuple(index, amount, fc.boolean()).map(([i, size, offset]) =>
  ledgerCommand(
    offset ? 'offset dues' : 'pay dues',
    () => true,
    async (model, post) => {
      const expected = model.payDues(store(i), size, offset)
      const legs = offset ? events.legsForDuesOffset(store(i), size) : events.legsForDuesPaid(store(i), size)
      agree(expected, await post({ event: offset ? 'M10o' : 'M10', reference: `dues:${randomUUID()}`, legs }), 'dues')
    },
  ),
)

/** No more than the store owes, as the statement sees to it. */
const waive = fc.tuple(index, amount).map(([i, size]) =>
  ledgerCommand(
    'waive dues',
    (model) => model.at(`store_dues:${store(i)}`) > 0,
    async (model, post) => {
      const given = Math.min(size, model.at(`store_dues:${store(i)}`))
      model.waiveDues(store(i), given)
      agree(
        true,
        await post({ event: 'M12', reference: `due:${randomUUID()}:M12`, legs: events.legsForDuesWaived(store(i), given) }),
        'waive',
      )
    },
  ),
)

/** An event that comes twice: nothing may move, whatever it says the second time. */
const replay = fc.tuple(index, amount).map(([i, size]) =>
  ledgerCommand(
    'replay',
    (model) => model.references.length > 0,
    async (model, post) => {
      const reference = pick(model.references, i)
      if (!reference) return
      await post({
        event: 'M12',
        reference,
        legs: events.legsForAdminAdjustment({ account: 'store_available', owner_id: store(i) }, size),
      })
    },
  ),
)

/** Any sequence of what happens to money. Placing is listed twice: without orders most others have nothing to do. */
export const ledgerCommands = (size: number) =>
  fc.commands(
    [
      ...[place, place, place, capture, captureCard, invoice, deliver, deliverByCarrier, closeWindow],
      ...[cancel, cancelPart, refund, refund, adjust, payout, settle, returned, dues, waive, replay],
    ],
    {
      maxCommands: size,
      size: 'max',
    },
  )
