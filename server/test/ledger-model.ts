import type { PricingInput } from '@rahba/contract/orders/pricing'
import { oraclePrice } from '../../contract/test/pricing-oracle.ts'

/**
 * What the ledger must say, reckoned without it: no legs, no debits and credits, only whose money lies where. Amounts come from the pricing oracle.
 * A pot is named `<account>` or `<account>:<owner>`, and is positive on its normal side.
 */
export interface ModelOrder {
  id: string
  user: string
  store: string
  input: PricingInput
  price: ReturnType<typeof oraclePrice>
  state: 'placed' | 'paid' | 'delivered' | 'closed' | 'cancelled'
  cash: boolean
  /** What of it the return window still holds back. */
  pending: number
}

export class LedgerModel {
  readonly pots = new Map<string, number>()
  readonly orders: ModelOrder[] = []
  readonly transit: { id: string; store: string; amount: number }[] = []
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
    const order: ModelOrder = { id, user, store, input, price, cash, state: price.to_charge === 0n ? 'paid' : 'placed', pending: 0 }
    this.orders.push(order)
    this.put(`customer_wallet:${user}`, -price.wallet_part)
    this.put(`order_escrow:${id}`, price.wallet_part)
    if (price.to_charge === 0n) this.promise(order)
    return order
  }

  /** The platform's own part of the price, promised once the rest is there. */
  private promise(order: ModelOrder): void {
    this.put('promo_expense', order.price.platform_discount)
    this.put(`order_escrow:${order.id}`, order.price.platform_discount)
  }

  capture(order: ModelOrder): void {
    this.put('bank', order.price.to_charge)
    this.put(`order_escrow:${order.id}`, order.price.to_charge)
    this.promise(order)
    order.state = 'paid'
  }

  deliver(order: ModelOrder): void {
    const { price, store } = order
    const deemed = order.input.vat_regime === 'platform_deemed'
    this.pots.set(`order_escrow:${order.id}`, 0)
    this.put('commission', price.commission)
    this.put('vat_output', price.commission_vat + (deemed ? price.vat : 0n))
    let owedToStore = price.store_share
    if (order.cash) {
      this.put('promo_expense', price.platform_discount)
      owedToStore -= price.to_charge
    }
    if (owedToStore >= 0n) this.put(`store_pending:${store}`, owedToStore)
    else this.put(`store_dues:${store}`, -owedToStore)
    order.pending = owedToStore > 0n ? Number(owedToStore) : 0
    order.state = 'delivered'
  }

  closeWindow(order: ModelOrder): void {
    this.put(`store_pending:${order.store}`, -order.pending)
    this.put(`store_available:${order.store}`, order.pending)
    order.state = 'closed'
  }

  /** Everything the shopper paid comes back to the wallet. */
  cancel(order: ModelOrder): void {
    const { price, state } = order
    const paid = state === 'paid' ? price.wallet_part + price.to_charge : price.wallet_part
    if (state === 'paid') this.put('promo_expense', -price.platform_discount)
    this.pots.set(`order_escrow:${order.id}`, 0)
    this.put(`customer_wallet:${order.user}`, paid)
    order.state = 'cancelled'
  }

  /** Whether there was enough. */
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
    if (paid) this.put('bank', -payout.amount)
    else this.put(`store_available:${payout.store}`, payout.amount)
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
}
