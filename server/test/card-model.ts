/** A page of the gateway's, and what came of it there and with us. */
export interface ModelPage {
  payment_id: string
  ref: string
  /** The orders that its card pays: one, or those of a checkout that waited when it was made. */
  parts: ModelCardOrder[]
  /** As the gateway has it. */
  at: 'open' | 'paid' | 'closed'
  came: { amount: number; currency: string }
  /** True if the server has queried the gateway since the page was paid or closed. */
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
  /** Which of the stores it is at. */
  shop: number
  /** Null where it was placed alone. */
  checkout: ModelCheckout | null
}

export interface ModelCheckout {
  id: string
  orders: ModelCardOrder[]
}

const isWaiting = ({ state }: ModelCardOrder) => state === 'waiting'
const sumAmounts = (orders: readonly ModelCardOrder[]) => orders.reduce((sum, { amount }) => sum + amount, 0)

/** The amount that a page charges to the card. */
export const getAmount = ({ parts }: ModelPage): number => sumAmounts(parts)

/** The stand-in's fee for each charge, in halalas. */
export const cardFee = 175

/**
 * Models who owns which money after card payments, declined cards, late or wrong payments, and webhooks. It uses no ledger, payments or
 * gateway. Pots are named as `LedgerModel` names them.
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

  /** Every page once, also those that several orders share. */
  get pages(): ModelPage[] {
    return [...new Set(this.orders.flatMap(({ pages }) => pages))]
  }

  /** The orders that a page would be for if it were made now. */
  wantedOn(order: ModelCardOrder): ModelCardOrder[] {
    return (order.checkout?.orders ?? [order]).filter((one) => isWaiting(one) && !one.overdue)
  }

  /** The page of an order, or of its checkout, that the gateway may still take a card on. */
  openPage(order: ModelCardOrder): ModelPage | undefined {
    return (order.checkout?.orders ?? [order]).flatMap(({ pages }) => pages).find(({ known }) => !known)
  }

  /** True while a page is for exactly the orders that wait. */
  fits({ parts }: ModelPage): boolean {
    return parts.every((one) => isWaiting(one) && !one.overdue)
  }

  /**
   * We ask how a page stands. What nobody should pay any more is closed; money pays the orders that still wait and is owed to the shopper for the others,
   * or all of it is held.
   */
  ask(page: ModelPage): void {
    if (page.known) return
    if (page.at === 'open' && this.fits(page)) return
    if (page.at === 'open') page.at = 'closed'
    page.known = true
    if (page.at === 'closed') return
    const { amount, currency } = page.came
    if (amount !== getAmount(page) || currency !== 'SAR') {
      page.held = true
      return
    }
    const paid = page.parts.filter(isWaiting)
    if (paid.length > 0) {
      this.put('psp_clearing', -cardFee)
      this.put('psp_fees', cardFee)
    }
    for (const order of page.parts) {
      this.put('psp_clearing', order.amount)
      if (isWaiting(order)) {
        this.put(`order_escrow:${order.id}`, order.amount)
        order.state = 'paid'
      } else {
        this.put(`refund_clearing:${order.id}`, order.amount)
        this.refunds.push({ order, amount: order.amount, booked: true })
      }
    }
  }

  askAll(): void {
    for (const page of this.pages) this.ask(page)
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
