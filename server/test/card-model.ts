/** A page of the gateway's, and what came of it there and with us. */
export interface ModelPage {
  payment_id: string
  ref: string
  /** As the gateway has it. */
  at: 'open' | 'paid' | 'closed'
  came: { amount: number; currency: string }
  /** Whether we have asked since it was paid or closed. */
  known: boolean
  held: boolean
  returned: boolean
  /** Webhooks that were sent of it, word for word. */
  sent: string[]
}

export interface ModelCardOrder {
  id: string
  amount: number
  units: number
  state: 'waiting' | 'paid' | 'accepted' | 'cancelled'
  overdue: boolean
  pages: ModelPage[]
}

/** What the stand-in keeps of each charge. */
export const cardFee = 175

/**
 * Whose money lies where after cards were paid, refused, paid too late or by the wrong amount, and after what we were told of it: reckoned without ledger,
 * payments and gateway. Pots are named as `LedgerModel` names them.
 */
export class CardModel {
  readonly orders: ModelCardOrder[] = []
  /** Refunds that wait to be sent: whose they are, and whether they are in the books. */
  refunds: { order: ModelCardOrder; amount: number; booked: boolean }[] = []
  readonly pots: Map<string, number>

  /** `found`: what earlier histories left. */
  constructor(found: ReadonlyMap<string, number>) {
    this.pots = new Map(found)
  }

  at(pot: string): number {
    return this.pots.get(pot) ?? 0
  }

  private put(pot: string, amount: number): void {
    this.pots.set(pot, this.at(pot) + amount)
  }

  /** The page that may still be paid and that we would show. */
  openPage(order: ModelCardOrder): ModelPage | undefined {
    return order.state === 'waiting' ? order.pages.find(({ known }) => !known) : undefined
  }

  /** We ask how a page stands. What nobody should pay any more is closed; money pays its order, is held, or is owed to the shopper. */
  ask(order: ModelCardOrder, page: ModelPage): void {
    if (page.known) return
    if (page.at === 'open' && order.state === 'waiting' && !order.overdue) return
    if (page.at === 'open') page.at = 'closed'
    page.known = true
    if (page.at === 'closed') return
    const { amount, currency } = page.came
    if (amount !== order.amount || currency !== 'SAR') {
      page.held = true
    } else if (order.state === 'waiting') {
      this.put('psp_clearing', amount - cardFee)
      this.put('psp_fees', cardFee)
      this.put(`order_escrow:${order.id}`, amount)
      order.state = 'paid'
    } else {
      this.put('psp_clearing', amount)
      this.put(`refund_clearing:${order.id}`, amount)
      this.refunds.push({ order, amount, booked: true })
    }
  }

  askAll(): void {
    for (const order of this.orders) for (const page of order.pages) this.ask(order, page)
  }

  /** By its shopper: what was paid is in the wallet. */
  cancel(order: ModelCardOrder, user: string): void {
    if (order.state === 'paid') {
      this.put(`order_escrow:${order.id}`, -order.amount)
      this.put(`customer_wallet:${user}`, order.amount)
    }
    order.state = 'cancelled'
  }

  /** A piece of an accepted order is given up: its price is to go back to the card. */
  giveUp(order: ModelCardOrder, price: number): void {
    order.units--
    this.put(`order_escrow:${order.id}`, -price)
    this.put(`refund_clearing:${order.id}`, price)
    this.refunds.push({ order, amount: price, booked: true })
  }

  /** Money that was held goes back without ever having been in the books. */
  giveBack(order: ModelCardOrder, page: ModelPage): void {
    page.returned = true
    this.refunds.push({ order, amount: page.came.amount, booked: false })
  }

  /** All that waits is with its cards. */
  refundsSent(): void {
    for (const { order, amount, booked } of this.refunds)
      if (booked) {
        this.put(`refund_clearing:${order.id}`, -amount)
        this.put('psp_clearing', -amount)
      }
    this.refunds = []
  }
}
