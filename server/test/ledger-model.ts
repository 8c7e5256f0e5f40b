import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import type { RefundParts } from '@rahba/contract/orders/cancellations/refund'
import type { PricingInput } from '@rahba/contract/orders/pricing'
import { priceOrder } from '@rahba/contract/orders/pricing'
import { oraclePrice } from '../../contract/test/pricing-oracle.ts'
import { type OracleUnit, oracleUnits } from '../../contract/test/refund-oracle.ts'

/**
 * Models the ledger without legs, debits and credits: only who owns which money. Amounts come from the pricing oracle.
 * A pot is named `<account>` or `<account>:<owner>`, and is positive on its normal side.
 */
export interface ModelOrder {
  id: string
  user: string
  store: string
  input: PricingInput
  price: ReturnType<typeof oraclePrice>
  /** The net price, after cancelled parts. */
  now: Record<'wallet_part' | 'to_charge' | 'platform_discount' | 'commission' | 'commission_vat' | 'vat' | 'store_share', number>
  /** By line, the units that are still the shopper's, and what delivery and fees carry. */
  units: OracleUnit[][]
  fees: { total: number; promo: number; vat: number }
  /** The amounts that the code under test froze for each cancellation before delivery, and took from the pending balance after it. */
  gone: RefundParts[]
  from_pending: number
  /** The VAT of its sale was owed before delivery. */
  invoiced: boolean
  state: 'placed' | 'paid' | 'delivered' | 'closed' | 'cancelled'
  cash: boolean
  /** True if the rest was paid by card, so that the gateway holds it. */
  card: boolean
  /** The amount that the return window still holds back. */
  pending: number
  /** The store's debt from refunds, if the store holds the cash. */
  owed_of_refunds: number
  /** The cash its carrier owes of it, what of the store's share waits for that, and what was released into pending; null where no carrier has cash. */
  carried: { carrier: string; rest: number; held: number; released: number } | null
}

/** How many pieces of an order are still the shopper's. */
export const unitsLeft = (order: ModelOrder) => order.units.reduce((all, units) => all + units.length, 0)

/** A line that has units left, and some of them: never the last of the order where `keep` says so. */
export function someUnits(order: ModelOrder, random: number, keep: boolean): { line: number; count: number } {
  const open = order.units.flatMap((units, at) => (units.length > 0 ? [at] : []))
  const line = open[random % open.length] ?? 0
  const here = order.units[line]?.length ?? 0
  const max = keep && here === unitsLeft(order) ? here - 1 : here
  return { line, count: 1 + (random % Math.max(max, 1)) }
}

/** The given percentage of a refund's amount, in whole halalas. */
export const takePercent = (total: number, percent: number): number => Math.floor((total * percent) / 100)

interface Part {
  total: number
  promo: number
  vat: number
  deemed: number
  commission: number
  commission_vat: number
  store: number
}

/** A part cut down: each amount in proportion, halves up, and the store bears the rest. */
function cutTo(percent: number, part: Part): Part {
  const total = takePercent(part.total, percent)
  if (total === part.total) return part
  const cut = (amount: number) => Number((BigInt(amount) * BigInt(total) * 2n + BigInt(part.total)) / (2n * BigInt(part.total)))
  const [promo, deemed, commission, commission_vat] = [cut(part.promo), cut(part.deemed), cut(part.commission), cut(part.commission_vat)]
  return {
    total,
    promo,
    vat: cut(part.vat),
    deemed,
    commission,
    commission_vat,
    store: total + promo - commission - commission_vat - deemed,
  }
}

export class LedgerModel {
  readonly pots = new Map<string, number>()
  readonly orders: ModelOrder[] = []
  readonly transit: { id: string; store: string; amount: number }[] = []
  /** Payouts that left the bank, and may still come back. */
  readonly paid: { id: string; store: string; amount: number }[] = []
  readonly references: string[] = []

  at(pot: string): number {
    return this.pots.get(pot) ?? 0
  }

  private put(pot: string, amount: number | bigint): void {
    this.pots.set(pot, this.at(pot) + Number(amount))
  }

  place(id: string, user: string, store: string, input: PricingInput): ModelOrder {
    const price = oraclePrice(input)
    const cash = input.payment_method === 'cod' && price.to_charge > 0n
    const { units, fees } = oracleUnits(priceOrder(input), input.vat_regime === 'platform_deemed')
    const order: ModelOrder = {
      id,
      user,
      store,
      input,
      price,
      now: {
        wallet_part: Number(price.wallet_part),
        to_charge: Number(price.to_charge),
        platform_discount: Number(price.platform_discount),
        commission: Number(price.commission),
        commission_vat: Number(price.commission_vat),
        vat: Number(price.vat),
        store_share: Number(price.store_share),
      },
      units: input.lines.map((_, at) => units.filter(({ line }) => line === at)),
      fees,
      gone: [],
      from_pending: 0,
      cash,
      card: false,
      invoiced: false,
      state: price.to_charge === 0n ? 'paid' : 'placed',
      pending: 0,
      owed_of_refunds: 0,
      carried: null,
    }
    this.orders.push(order)
    this.put(`customer_wallet:${user}`, -price.wallet_part)
    this.put(`order_escrow:${id}`, price.wallet_part)
    if (price.to_charge === 0n) this.promise(order)
    return order
  }

  /** The platform's own part of the price, promised once the rest is there. */
  private promise(order: ModelOrder): void {
    this.put('promo_expense', order.now.platform_discount)
    this.put(`order_escrow:${order.id}`, order.now.platform_discount)
  }

  /** The rest arrives: at the bank, or by card, of which the gateway keeps its fee. */
  capture(order: ModelOrder, card?: { fee: number }): void {
    this.put(card ? 'psp_clearing' : 'bank', order.price.to_charge)
    if (card) {
      this.put('psp_clearing', -card.fee)
      this.put('psp_fees', card.fee)
      order.card = true
    }
    this.put(`order_escrow:${order.id}`, order.price.to_charge)
    this.promise(order)
    order.state = 'paid'
  }

  /** Accepted after it was paid: where the platform is the supplier, the tax office's part leaves the escrow now. */
  invoice(order: ModelOrder): void {
    this.put(`order_escrow:${order.id}`, -order.now.vat)
    this.put('vat_output', order.now.vat)
    order.invoiced = true
  }

  /** To the store's shoppers by itself, or by a carrier, who then has the cash and owes it to the platform. */
  deliver(order: ModelOrder, carrier?: string): void {
    const { now, store } = order
    const deemed = order.input.vat_regime === 'platform_deemed'
    this.pots.set(`order_escrow:${order.id}`, 0)
    this.put('commission', now.commission)
    this.put('vat_output', now.commission_vat + (deemed && !order.invoiced ? now.vat : 0))
    let owedToStore = now.store_share
    if (order.cash) this.put('promo_expense', now.platform_discount)
    if (order.cash && carrier) {
      // of the store's share the cash covers the first part, and what the platform holds already the rest
      const held = Math.min(Math.max(now.store_share, 0), now.to_charge)
      this.put(`carrier_cod:${carrier}`, now.to_charge)
      this.put(`store_with_carriers:${store}`, held)
      owedToStore -= held
      order.carried = { carrier, rest: now.to_charge, held, released: 0 }
      order.cash = false
    } else if (order.cash) owedToStore -= now.to_charge
    if (owedToStore >= 0) this.put(`store_pending:${store}`, owedToStore)
    else this.put(`store_dues:${store}`, -owedToStore)
    order.pending = Math.max(owedToStore, 0)
    order.state = 'delivered'
  }

  /**
   * The carrier pays some of an order's cash and keeps its fee of that; who bears the fee and what is given up says `by`. The store gets its part but
   * for what the carrier still owes.
   */
  remit(
    order: ModelOrder,
    { arrived, given_up, fee, over, by }: { arrived: number; given_up: number; fee: number; over: number; by: 'platform' | 'store' },
  ): void {
    const { carried, store } = order
    if (!carried) return
    this.put(`carrier_cod:${carried.carrier}`, -arrived - given_up)
    this.put(`carrier_credit:${carried.carrier}`, over)
    this.put('bank', arrived + over - fee)
    carried.rest -= arrived + given_up
    let left = carried.held
    if (by === 'platform') {
      this.put('carrier_fees', fee)
      this.put('goodwill', given_up)
    } else left -= fee + given_up
    const held = Math.min(Math.max(left, 0), carried.rest)
    this.put(`store_with_carriers:${store}`, held - carried.held)
    carried.held = held
    const released = left - held
    const open = order.state === 'delivered' && released >= 0
    this.put(`${open ? 'store_pending' : 'store_available'}:${store}`, released)
    if (!open) return
    order.pending += released
    carried.released += released
  }

  /** The carrier paid the rest to the store: it owes what a store that took the cash would. */
  paidToStore(order: ModelOrder): void {
    const { carried, store } = order
    if (!carried) return
    this.put(`carrier_cod:${carried.carrier}`, -carried.rest)
    this.put(`store_with_carriers:${store}`, -carried.held)
    this.put(`store_dues:${store}`, carried.rest - carried.held)
    Object.assign(carried, { rest: 0, held: 0 })
    order.cash = true
  }

  /** It was the carrier that had the cash: the store owes nothing of it, nor of its refunds as far as its waiting share pays them. */
  moveToCarrier(order: ModelOrder, carrier: string): void {
    const { now, store } = order
    const share = Math.min(Math.max(now.store_share, 0), now.to_charge)
    const held = share - Math.max(0, Math.min(order.owed_of_refunds, share))
    this.put(`carrier_cod:${carrier}`, now.to_charge)
    this.put(`store_with_carriers:${store}`, held)
    this.put(`store_dues:${store}`, held - now.to_charge)
    order.carried = { carrier, rest: now.to_charge, held, released: 0 }
    order.cash = false
  }

  closeWindow(order: ModelOrder): void {
    this.put(`store_pending:${order.store}`, -order.pending)
    this.put(`store_available:${order.store}`, order.pending)
    order.state = 'closed'
  }

  /** Everything the shopper paid comes back: to the wallet, or what came by card to the card. */
  cancel(order: ModelOrder, toCard = false): void {
    const { now, state } = order
    const paid = state === 'paid' ? now.wallet_part + now.to_charge : now.wallet_part
    if (state === 'paid') this.put('promo_expense', -now.platform_discount)
    this.pots.set(`order_escrow:${order.id}`, 0)
    if (order.invoiced) this.put('vat_output', -now.vat)
    const card = toCard && state === 'paid' ? now.to_charge : 0
    this.put('psp_clearing', -card)
    this.put(`customer_wallet:${order.user}`, paid - card)
    order.state = 'cancelled'
  }

  /** Picks up units of a line, and with the last of all the fees where they go back too. */
  private pick(order: ModelOrder, line: number, count: number, with_fees: boolean) {
    const units = order.units[line]?.splice(0, count) ?? []
    const sum = (name: Exclude<keyof OracleUnit, 'line'>) => units.reduce((all, unit) => all + unit[name], 0)
    const fees = with_fees ? order.fees : { total: 0, promo: 0, vat: 0 }
    const [total, promo, vat] = [sum('total') + fees.total, sum('promo') + fees.promo, sum('vat') + fees.vat]
    const [commission, commission_vat] = [sum('commission'), sum('commission_vat')]
    const deemed = order.input.vat_regime === 'platform_deemed' ? vat : 0
    return { total, promo, vat, deemed, commission, commission_vat, store: total + promo - commission - commission_vat - deemed }
  }

  /** Some units are cancelled before delivery: what was paid for them is back in the wallet, of cash less will come. */
  cancelPart(order: ModelOrder, line: number, count: number): void {
    const part = this.pick(order, line, count, false)
    const { now } = order
    const paid = order.state === 'paid'
    const uncollected = paid ? 0 : Math.min(part.total, now.to_charge)
    const outside = Math.min(part.total, now.to_charge)
    this.put(`order_escrow:${order.id}`, -(part.total - uncollected))
    this.put(`customer_wallet:${order.user}`, part.total - uncollected)
    if (paid) {
      this.put(`order_escrow:${order.id}`, -part.promo)
      this.put('promo_expense', -part.promo)
    }
    if (order.invoiced) {
      this.put(`order_escrow:${order.id}`, part.deemed)
      this.put('vat_output', -part.deemed)
    }
    now.to_charge -= outside
    now.wallet_part -= part.total - outside
    now.platform_discount -= part.promo
    now.commission -= part.commission
    now.commission_vat -= part.commission_vat
    now.vat -= part.vat
    now.store_share -= part.store
    if (paid || now.to_charge > 0) return
    // nothing is left to collect: as if the wallet had paid it all
    order.state = 'paid'
    order.cash = false
    this.promise(order)
  }

  /**
   * Some units come back after delivery, and `percent` of their price is paid back: to the wallet, by the bank, or to the card. What is kept back stays with the
   * store, for the others give up their part of what is paid back only.
   */
  refund(
    order: ModelOrder,
    line: number,
    count: number,
    with_fees: boolean,
    { percent, by }: { percent: number; by: 'wallet' | OutsideAccount },
  ): void {
    const part = cutTo(percent, this.pick(order, line, count, with_fees))
    const held = order.state === 'delivered' ? order.pending : 0
    const fromPending = Math.min(part.store, held)
    order.pending -= fromPending
    this.put(`store_pending:${order.store}`, -fromPending)
    const fromCarrier = Math.max(0, Math.min(part.store - fromPending, order.carried?.held ?? 0))
    if (order.carried) order.carried.held -= fromCarrier
    this.put(`store_with_carriers:${order.store}`, -fromCarrier)
    const rest = part.store - fromPending - fromCarrier
    if (order.cash) order.owed_of_refunds += rest
    if (order.cash) this.put(`store_dues:${order.store}`, rest)
    else this.put(`store_available:${order.store}`, -rest)
    this.put('commission', -part.commission)
    this.put('vat_output', -part.commission_vat - part.deemed)
    this.put('promo_expense', -part.promo)
    if (by === 'wallet') this.put(`customer_wallet:${order.user}`, part.total)
    else this.put(by, -part.total)
  }

  /** Returns false if the pot has too little. */
  adjust(pot: string, amount: number): boolean {
    if (amount < 0 && this.at(pot) + amount < 0) return false
    this.put(pot, amount)
    this.put('goodwill', amount)
    return true
  }

  requestPayout(id: string, store: string, amount: number): boolean {
    if (amount > this.at(`store_available:${store}`)) return false
    this.put(`store_available:${store}`, -amount)
    this.put(`payout_transit:${store}`, amount)
    this.transit.push({ id, store, amount })
    return true
  }

  settlePayout(index: number, paid: boolean): void {
    const [payout] = this.transit.splice(index, 1)
    if (!payout) return
    this.put(`payout_transit:${payout.store}`, -payout.amount)
    if (paid) {
      this.put('bank', -payout.amount)
      this.paid.push(payout)
    } else this.put(`store_available:${payout.store}`, payout.amount)
  }

  /** The bank returns what it had paid. */
  returnPayout(index: number): void {
    const [payout] = this.paid.splice(index, 1)
    if (!payout) return
    this.put('bank', payout.amount)
    this.put(`store_available:${payout.store}`, payout.amount)
  }

  /** Pays dues by transfer, or from the store's available balance. */
  payDues(store: string, amount: number, offset: boolean): boolean {
    if (amount > this.at(`store_dues:${store}`)) return false
    if (offset && amount > this.at(`store_available:${store}`)) return false
    this.put(`store_dues:${store}`, -amount)
    if (offset) this.put(`store_available:${store}`, -amount)
    else this.put('bank', amount)
    return true
  }

  /** The platform gives up what a store owes. */
  waiveDues(store: string, amount: number): void {
    this.put(`store_dues:${store}`, -amount)
    this.put('goodwill', amount)
  }
}
