import { orderLess, quoteRefund } from '@rahba/contract/orders/cancellations/refund'
import { type PricingInput, priceOrder } from '@rahba/contract/orders/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryOrder } from '../../../../contract/test/arbitrary-order.ts'
import { plainOrder } from '../../../../contract/test/plain-order.ts'
import { propertyRuns } from '../../../../contract/test/runs.ts'
import { legsForCarrierCredit, legsForCashToStore } from './carrier-events.ts'
import * as events from './events.ts'
import type { Leg } from './posting.ts'

const sum = (legs: readonly Leg[], side: 'debit' | 'credit') => legs.reduce((all, leg) => all + (leg[side] ?? 0), 0)
const on = (legs: readonly Leg[], account: Leg['account']) =>
  legs.filter((leg) => leg.account === account).reduce((all, leg) => all + (leg.credit ?? 0) - (leg.debit ?? 0), 0)

const frozen = (input: PricingInput): events.FrozenOrder => ({
  ...priceOrder(input),
  id: 'o',
  store_id: 's',
  user_id: 'u',
  vat_regime: input.vat_regime,
})
const everyOrder = (claim: (order: events.FrozenOrder) => void) =>
  fc.assert(
    fc.property(arbitraryOrder, fc.boolean(), (input, platform_keeps_fees) => claim(frozen({ ...input, platform_keeps_fees }))),
    { numRuns: propertyRuns(2000) },
  )

const balanced = (legs: readonly Leg[]) => {
  expect(sum(legs, 'debit')).toBe(sum(legs, 'credit'))
  for (const leg of legs)
    expect(Math.min(leg.debit ?? 0, leg.credit ?? 0) === 0 && Math.max(leg.debit ?? 0, leg.credit ?? 0) >= 0).toBe(true)
}

describe('the legs of every event', () => {
  it('balance, for any order', () =>
    everyOrder((order) => {
      for (const legs of [
        events.legsForPaymentCaptured(order, 'bank'),
        events.legsForWalletPaid(order),
        events.legsForInvoiced(order),
        events.legsForDeliveredPrepaid(order),
        // only what the platform sells itself is invoiced so
        events.legsForDeliveredPrepaid(order, order.vat_regime === 'platform_deemed'),
        events.legsForDeliveredCod(order),
        events.legsForDeliveredByCarrier(order, 'c'),
        legsForCarrierCredit('c', 3, 5),
        events.legsForCancelledBeforeDelivery(order, true),
        events.legsForCancelledBeforeDelivery(order, false),
        events.legsForCancelledBeforeDelivery(order, true, true),
        events.legsForReturnWindowClosed(order, 5),
        events.legsForRefundPaid(order, { wallet: 3, bank: 4 }),
        events.legsForPayoutRequested('s', 5),
        events.legsForPayoutPaid('s', 5),
        events.legsForPayoutFailed('s', 5),
        events.legsForDuesPaid('s', 5),
        events.legsForDuesOffset('s', 5),
        events.legsForAdminAdjustment({ account: 'customer_wallet', owner_id: 'u' }, -5),
      ])
        balanced(legs)
    }))
  it('leave nothing in escrow after a prepaid order is delivered or cancelled', () =>
    everyOrder((order) => {
      const captured = order.to_charge > 0 ? events.legsForPaymentCaptured(order, 'psp_clearing') : []
      const paid = [...events.legsForWalletPaid(order), ...captured]
      expect(on([...paid, ...events.legsForDeliveredPrepaid(order)], 'order_escrow')).toBe(0)
      const cancelled = [...paid, ...events.legsForCancelledBeforeDelivery(order, captured.length > 0)]
      expect([on(cancelled, 'order_escrow'), on(cancelled, 'promo_expense')]).toEqual([0, 0])
      expect(on(cancelled, 'refund_clearing')).toBe(order.total)
    }))
  it('owe the same VAT for a sale invoiced before its delivery, and none after a cancellation', () =>
    everyOrder((order) => {
      if (order.vat_regime !== 'platform_deemed') return
      const captured = order.to_charge > 0 ? events.legsForPaymentCaptured(order, 'psp_clearing') : []
      const invoiced = [...events.legsForWalletPaid(order), ...captured, ...events.legsForInvoiced(order)]
      const delivered = [...invoiced, ...events.legsForDeliveredPrepaid(order, true)]
      expect([on(delivered, 'order_escrow'), on(delivered, 'vat_output')]).toEqual([
        0,
        on(events.legsForDeliveredPrepaid(order), 'vat_output'),
      ])
      const cancelled = [...invoiced, ...events.legsForCancelledBeforeDelivery(order, captured.length > 0, true)]
      expect([on(cancelled, 'order_escrow'), on(cancelled, 'vat_output')]).toEqual([0, 0])
    }))
  it('give the store the same share, regardless of who collects the cash', () =>
    everyOrder((order) => {
      const byStore = events.legsForDeliveredCod(order)
      const cash = order.total - order.wallet_part
      expect(on(byStore, 'store_pending') + on(byStore, 'store_dues') + cash).toBe(order.store_share)
      const byCarrier = events.legsForDeliveredByCarrier(order, 'c')
      expect(on(byCarrier, 'store_pending') + on(byCarrier, 'store_dues') + on(byCarrier, 'store_with_carriers')).toBe(order.store_share)
      expect(on(byCarrier, 'store_with_carriers')).toBe(events.heldByCarrier(order))
      // once the carrier paid the store itself, all is as if the store had collected
      const cash_of = { store_id: 's', account: 'c', rest: order.to_charge, held: events.heldByCarrier(order) }
      const paid = [...byCarrier, ...legsForCashToStore(cash_of)]
      for (const account of ['store_pending', 'store_dues', 'store_with_carriers', 'carrier_cod'] as const)
        expect(on(paid, account)).toBe(on(byStore, account))
      expect(events.pendingAfterDelivery(order, true)).toBe(on(byStore, 'store_pending'))
    }))
})

describe('the worked example (docs/domain/ledger.md#events-worked-example)', () => {
  const worked = plainOrder(18_000)
  const accounts = (legs: readonly Leg[]) =>
    Object.fromEntries(legs.filter((leg) => leg.debit || leg.credit).map((leg) => [leg.account, (leg.credit ?? 0) - (leg.debit ?? 0)]))

  it('order_delivered of a registered store', () =>
    expect(accounts(events.legsForDeliveredPrepaid(frozen(worked)))).toEqual({
      order_escrow: -20_500,
      store_pending: 18_700,
      commission: 1565,
      vat_output: 235,
    }))
  it('order_delivered_platform_deemed for a sale by the platform', () => {
    const order = frozen({ ...worked, vat_regime: 'platform_deemed' })
    expect(events.deliveryEvent(order)).toBe('order_delivered_platform_deemed')
    expect(accounts(events.legsForDeliveredPrepaid(order))).toEqual({
      order_escrow: -20_500,
      store_pending: 16_026,
      commission: 1565,
      vat_output: 2909,
    })
  })
  it('invoice_vat_due and order_delivered_platform_deemed for a sale invoiced before, with the VAT of the goods first', () => {
    const order = frozen({ ...worked, vat_regime: 'platform_deemed' })
    expect(accounts(events.legsForInvoiced(order))).toEqual({ order_escrow: -2674, vat_output: 2674 })
    expect(accounts(events.legsForDeliveredPrepaid(order, true))).toEqual({
      order_escrow: -17_826,
      store_pending: 16_026,
      commission: 1565,
      vat_output: 235,
    })
  })
  it('of an order with only free items left, the store owes the commission on them', () => {
    const line = {
      product_id: 'p',
      variant_id: 'p',
      unit_price: 10_000,
      price_after_discount: null,
      options_price: 0,
      quantity: 1,
      offer: null,
    }
    const input: PricingInput = {
      ...worked,
      payment_method: 'bank_transfer',
      delivery_charge: 0,
      lines: [{ ...line, outside_coupon: true }, line],
      coupon: {
        type: 'percentage',
        amount: 10_000,
        cap: null,
        order_min_cost: 0,
        free_delivery_charge: false,
        free_cash_charge: false,
        funded_by: 'store',
      },
    }
    const { lines, ...price } = priceOrder(input)
    const order = frozen(input)
    const own = lines.map((one, at) => ({ ...one, id: String(at), refunded_quantity: 0 }))
    const { parts } = quoteRefund({ ...price, vat_regime: 'registered' }, own, [{ id: '0', quantity: 1 }], false)
    const left = orderLess(order, parts)
    expect(left.store_share).toBeLessThan(0)
    const legs = events.legsForDeliveredPrepaid(left)
    balanced(legs)
    expect([on(legs, 'store_dues'), on(legs, 'store_pending')]).toEqual([left.store_share, 0])
    expect(events.pendingAfterDelivery(left, false)).toBe(0)
  })
  it('order_delivered_cod of a store that took the cash', () =>
    expect(accounts(events.legsForDeliveredCod(frozen(worked)))).toEqual({ store_dues: -1800, commission: 1565, vat_output: 235 }))
  it('order_delivered_cod with half from the wallet, which the platform owes the store', () =>
    expect(accounts(events.legsForDeliveredCod(frozen({ ...worked, wallet_requested: 10_000, wallet_balance: 10_000 })))).toEqual({
      order_escrow: -10_000,
      store_pending: 8200,
      commission: 1565,
      vat_output: 235,
    }))
})
