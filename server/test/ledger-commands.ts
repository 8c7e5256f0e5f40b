import { randomUUID } from 'node:crypto'
import { cutRefund } from '@rahba/contract/orders/cancellations/refund'
import fc from 'fast-check'
import { arbitraryOrder } from '../../contract/test/arbitrary-order.ts'
import * as events from '../src/money/ledger/events.ts'
import { deliverByCarrier, moveToCarrier, paidToStore, remit } from './ledger-carrier-commands.ts'
import { agree, frozen, ledgerCommand, onOrder, pick, quoted, standing } from './ledger-command.ts'
import { someUnits, takePercent, unitsLeft } from './ledger-model.ts'

const shoppers = Array.from({ length: 3 }, () => randomUUID())
const stores = Array.from({ length: 2 }, () => randomUUID())
const shopper = (i: number) => shoppers[i % shoppers.length] ?? ''
const store = (i: number) => stores[i % stores.length] ?? ''

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
      agree(
        true,
        await post({ event: 'paid_from_wallet', reference: `order:${order.id}:paid_from_wallet`, order_id: order.id, legs }),
        'place',
      )
    },
  )
})

const capture = onOrder(
  'capture',
  (o) => o.state === 'placed' && !o.cash,
  async (model, order, post) => {
    const legs = events.legsForPaymentCaptured(frozen(order), 'bank')
    model.capture(order)
    agree(
      true,
      await post({ event: 'payment_captured', reference: `order:${order.id}:payment_captured`, order_id: order.id, legs }),
      'capture',
    )
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
      await post({
        event: 'gateway_fee_charged',
        reference: `payment:${order.id}:gateway_fee_charged`,
        order_id: order.id,
        legs: events.legsForGatewayFee(fee),
      })
      agree(
        true,
        await post({ event: 'payment_captured', reference: `order:${order.id}:payment_captured`, order_id: order.id, legs }),
        'capture',
      )
    },
  ),
)

const invoice = onOrder(
  'invoice before delivery',
  (o) => o.state === 'paid' && o.input.vat_regime === 'platform_deemed' && !o.invoiced,
  async (model, order, post) => {
    const legs = events.legsForInvoiced(standing(order))
    model.invoice(order)
    agree(
      true,
      await post({ event: 'invoice_vat_due', reference: `order:${order.id}:invoice_vat_due`, order_id: order.id, legs }),
      'invoice',
    )
  },
)

const deliver = onOrder(
  'deliver',
  (o) => o.state === 'paid' || (o.state === 'placed' && o.cash),
  async (model, order, post) => {
    const event = order.cash ? 'order_delivered_cod' : events.deliveryEvent(frozen(order))
    const legs = order.cash ? events.legsForDeliveredCod(standing(order)) : events.legsForDeliveredPrepaid(standing(order), order.invoiced)
    model.deliver(order)
    agree(true, await post({ event, reference: `order:${order.id}:${event}`, order_id: order.id, legs }), 'deliver')
  },
)

const closeWindow = onOrder(
  'close the return window',
  (o) => o.state === 'delivered',
  async (model, order, post) => {
    const forCash = order.cash || order.carried !== null
    const amount = events.pendingAfterDelivery(standing(order), forCash) + (order.carried?.released ?? 0) - order.from_pending
    const legs = events.legsForReturnWindowClosed(standing(order), amount)
    model.closeWindow(order)
    agree(
      true,
      await post({ event: 'return_window_closed', reference: `order:${order.id}:return_window_closed`, order_id: order.id, legs }),
      'close',
    )
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
      event: 'order_cancelled',
      reference: `order:${order.id}:order_cancelled`,
      order_id: order.id,
      legs: events.legsForCancelledBeforeDelivery(price, captured, order.invoiced),
    })
    const to = toCard ? { wallet: price.wallet_part, psp_clearing: price.to_charge } : { wallet: events.paidByShopper(price, captured) }
    const legs = events.legsForRefundPaid(price, to)
    agree(true, await post({ event: 'refund_paid', reference: `order:${order.id}:refund_paid`, order_id: order.id, legs }), 'refund')
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
        event: 'order_cancelled',
        reference: `cancellation:${id}:order_cancelled`,
        order_id: order.id,
        legs: events.legsForPartCancelled(before, parts, captured, order.invoiced),
      })
      const legs = events.legsForRefundPaid(before, { wallet: events.paidOfPart(before, parts, captured) })
      agree(
        true,
        await post({ event: 'refund_paid', reference: `cancellation:${id}:refund_paid`, order_id: order.id, legs }),
        'refund of a part',
      )
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
      const parts = cutRefund(whole, takePercent(whole.total, how.percent), order.input.vat_regime)
      const price = standing(order)
      const earned = events.pendingAfterDelivery(price, order.cash || order.carried !== null) + (order.carried?.released ?? 0)
      const held = order.state === 'delivered' ? earned - order.from_pending : 0
      const sources = { pending: held, with_carrier: order.carried?.held ?? 0, cashWithStore: order.cash }
      order.from_pending += events.getPendingPart(parts, sources)
      const id = randomUUID()
      model.refund(order, line, count, with_fees, how)
      await post({
        event: 'refund_after_delivery',
        reference: `cancellation:${id}:refund_after_delivery`,
        order_id: order.id,
        legs: events.legsForRefundAfterDelivery(price, parts, sources),
      })
      const legs = events.legsForRefundPaid(price, { [how.by]: parts.total })
      agree(true, await post({ event: 'refund_paid', reference: `cancellation:${id}:refund_paid`, order_id: order.id, legs }), 'refund')
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
        await post({ event: 'admin_adjustment', reference: `adjust:${randomUUID()}`, legs: events.legsForAdminAdjustment(wallet, by) }),
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
        await post({
          event: 'payout_requested',
          reference: `payout:${id}:payout_requested`,
          legs: events.legsForPayoutRequested(store(i), size),
        }),
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
      agree(true, await post({ event: paid ? 'payout_paid' : 'payout_failed', reference: `payout:${one.id}:settled`, legs }), 'settle')
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
      agree(true, await post({ event: 'payout_failed', reference: `payout:${one.id}:returned`, legs }), 'return')
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
      agree(expected, await post({ event: offset ? 'dues_offset' : 'dues_paid', reference: `dues:${randomUUID()}`, legs }), 'dues')
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
        await post({
          event: 'admin_adjustment',
          reference: `due:${randomUUID()}:admin_adjustment`,
          legs: events.legsForDuesWaived(store(i), given),
        }),
        'waive',
      )
    },
  ),
)

/** A repeated event posts nothing, even with other contents. */
const replay = fc.tuple(index, amount).map(([i, size]) =>
  ledgerCommand(
    'replay',
    (model) => model.references.length > 0,
    async (model, post) => {
      const reference = pick(model.references, i)
      if (!reference) return
      await post({
        event: 'admin_adjustment',
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
      ...[deliverByCarrier, remit, remit, paidToStore, moveToCarrier],
      ...[cancel, cancelPart, refund, refund, adjust, payout, settle, returned, dues, waive, replay],
    ],
    {
      maxCommands: size,
      size: 'max',
    },
  )
