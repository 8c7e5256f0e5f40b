import { randomUUID } from 'node:crypto'
import { carriers, matchCarrier } from '@rahba/contract/money/carriers'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import { type OrderActor, whyNot } from '@rahba/contract/orders/order-actions'
import type { PricingInput } from '@rahba/contract/orders/pricing'
import fc from 'fast-check'
import { arbitraryOrder } from '../../contract/test/arbitrary-order.ts'
import { orderPlaced, paymentCaptured, takesCash } from '../src/money/ledger/order-postings.ts'
import { calculateRequest, netAmounts } from '../src/orders/settlement/calculate-refund.ts'
import { type Facts, findRequest, isOpen, type OrderFacts, type RequestFacts } from '../src/orders/settlement/facts.ts'
import type { Plan } from '../src/orders/settlement/plan.ts'
import { type CancellationChoice, planCancellationStep } from '../src/orders/settlement/plan-cancellation-step.ts'
import { planOpening } from '../src/orders/settlement/plan-opening.ts'
import { planOrderStep } from '../src/orders/settlement/plan-order-step.ts'
import { LedgerModel, type ModelOrder, percentOf, unitsLeft } from './ledger-model.ts'
import { factsAfter, placedFacts, postInto } from './settlement-facts.ts'

/** What may happen next; what the order's state does not allow is left out. */
export interface WalkStep {
  kind: 'forward' | 'forward_again' | 'cancel' | 'wish' | 'ask' | 'ask_again' | 'decide' | 'decide_again'
  random: number
  /** Of a refund after delivery, what is paid back of its amount. */
  percent: number
  destination: 'wallet' | 'original' | 'bank'
}

export const walkSteps = fc.array(
  fc.record<WalkStep>({
    kind: fc.constantFrom('forward', 'forward_again', 'cancel', 'wish', 'ask', 'ask_again', 'decide', 'decide_again'),
    random: fc.nat({ max: 1000 }),
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 99 })),
    destination: fc.constantFrom('wallet', 'original', 'bank'),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
)

export interface WalkOrder {
  input: PricingInput & { payment_method: OrderFacts['payment_method'] }
  carrier: string | null
  /** Whether the store's own driver takes what was meant for a carrier. */
  own_driver: boolean
}

/** Orders as checkout lets them be: a wallet that is to pay all does. */
export const walkOrder: fc.Arbitrary<WalkOrder> = fc
  .record({
    input: arbitraryOrder,
    method: fc.constantFrom('cod', 'cod', 'bank_transfer', 'card'),
    carrier: fc.constantFrom(null, 'SMSA'),
    own_driver: fc.boolean(),
  })
  .map(({ input, method, ...how }) => ({ ...how, input: { ...input, payment_method: method } as WalkOrder['input'] }))

const store = { type: 'store', id: randomUUID() } as const
const user = { type: 'user', id: randomUUID() } as const
const admin = { type: 'admin', id: randomUUID() } as const
const system = { type: 'system', id: null } as const

type WayStep = readonly [OrderActionInput, { type: OrderActor; id: string | null }]
const forward: readonly WayStep[] = [
  [{ action: 'confirm_payment', note: null }, system],
  [{ action: 'accept', note: null }, store],
  [{ action: 'prepare', note: null }, store],
  [{ action: 'make_ready', note: null }, store],
  [{ action: 'ship', note: null, shipping_company: 'SMSA', tracking_number: '1' }, store],
  [{ action: 'send_out', note: null }, store],
  [{ action: 'deliver', note: null }, store],
  [{ action: 'complete', note: null }, user],
]

const ownDriver: WayStep = [{ action: 'deliver_own', note: 'no pick-up' }, store]

/** One order that is walked through its states by plans alone, beside the model that says where its money lies. No database. */
export class SettlementWalk {
  readonly model = new LedgerModel()
  readonly pots = new Map<string, number>()
  private readonly references = new Set<string>()
  private readonly known: ModelOrder
  private facts: Facts
  /** Units that went back to the shelf. */
  private restocked = 0
  private outside = 0
  private readonly distort: (plan: Plan) => Plan
  private readonly way: typeof forward

  /** @param distort a fault planted into every plan, which the walk has to find */
  constructor({ input, carrier, own_driver }: WalkOrder, distort: (plan: Plan) => Plan = (plan) => plan) {
    const [user_id, store_id] = [randomUUID(), randomUUID()]
    this.distort = distort
    this.way = own_driver ? forward.map((step) => (step[0].action === 'ship' ? ownDriver : step)) : forward
    this.facts = placedFacts({ user_id, store_id, input, carrier })
    this.known = this.model.place(this.facts.order.id, user_id, store_id, input)
    postInto(this.pots, this.references, [orderPlaced(this.facts.order, { actor: user })])
  }

  private apply(plan: Plan): void {
    const written = this.distort(plan)
    postInto(this.pots, this.references, written.postings)
    this.restocked += written.stock.reduce((sum, { quantity }) => sum + quantity, 0)
    this.facts = factsAfter(this.facts, written)
  }

  step(step: WalkStep): void {
    if (step.kind.startsWith('forward')) this.forward()
    else if (step.kind === 'cancel') this.cancel(step)
    else if (step.kind === 'wish') this.wish(step)
    else if (step.kind.startsWith('ask')) this.ask(step)
    else this.decide(step)
    this.check(step.kind)
  }

  private act(input: OrderActionInput, actor: { type: OrderActor; id: string | null }): void {
    this.apply(planOrderStep(this.facts, { actor, input, locale: 'en' }))
  }

  private may(input: OrderActionInput, actor: { type: OrderActor }): boolean {
    return whyNot(input.action, this.facts.order, actor.type, Date.parse(this.facts.now)) === null
  }

  private forward(): void {
    const { order, requests } = this.facts
    const next = this.way.find(([input, actor]) => this.may(input, actor))
    if (!next) return
    const [input, actor] = next
    if (input.action === 'complete' && requests.some(({ row }) => row.kind === 'return' && isOpen(row))) return
    const paid = !takesCash(netAmounts(this.facts).order)
    this.act(input, actor)
    if (input.action === 'confirm_payment') {
      const into = order.payment_method === 'card' ? 'psp_clearing' : 'bank'
      postInto(this.pots, this.references, [paymentCaptured(order, into, { actor: system })])
      this.model.capture(this.known, into === 'psp_clearing' ? { fee: 0 } : undefined)
    }
    if (input.action === 'accept' && paid && order.vat_regime === 'platform_deemed') this.model.invoice(this.known)
    const { shipping_company } = this.facts.order
    if (input.action === 'deliver')
      this.model.deliver(this.known, shipping_company ? carriers[matchCarrier(shipping_company)].account : undefined)
    if (input.action === 'complete') this.model.closeWindow(this.known)
  }

  private cancel({ random }: WalkStep): void {
    const input = { action: 'cancel', note: 'out of stock' } as const
    // now and then only, or no walk would come to a delivery
    if (random % 8 !== 0 || !this.may(input, store)) return
    this.act(input, store)
    this.model.cancel(this.known)
  }

  /** The shopper asks to cancel the whole order, and the store answers. */
  private wish({ random }: WalkStep): void {
    const asked = { action: 'request_cancel', note: 'by mistake' } as const
    if (!this.may(asked, user)) return
    const before = this.facts.order.status
    this.act(asked, user)
    if (random % 4 === 0) {
      this.act({ action: 'grant_cancel', note: null }, store)
      this.model.cancel(this.known)
      return
    }
    this.act({ action: 'refuse_cancel', note: 'it is on its way' }, store)
    if (this.facts.order.status !== before) throw new Error(`a refused wish leaves the order ${this.facts.order.status}, not ${before}`)
  }

  private ask({ random, destination }: WalkStep): void {
    const { order, lines } = this.facts
    if (!['new', 'accepted', 'preparing', 'ready', 'delivered', 'completed'].includes(order.status)) return
    const open = lines.filter((line) => line.cancelled_quantity < line.quantity)
    const line = open[random % Math.max(open.length, 1)]
    if (!line) return
    const quantity = 1 + (random % (line.quantity - line.cancelled_quantity))
    const plan = planOpening(this.facts, {
      order_id: order.id,
      lines: [{ order_line_id: line.id, quantity }],
      refund_reason: random % 2 ? 'damaged' : 'changed_mind',
      refund_reason_other: null,
      note: null,
      problem_description: null,
      attachments: [],
      destination: destination === 'original' && order.payment_method === 'cod' ? 'wallet' : destination,
      iban_number: 'SA0380000000608010167519',
      account_holder: 'Reem',
      actor: admin,
      fault: null,
      admin_note: 'asked by phone',
      files: { owner_type: 'admin', owner_id: admin.id },
      locale: 'en',
    })
    this.apply(plan)
  }

  private on(id: string, actor: typeof admin | typeof store | typeof system, input: CancellationChoice): void {
    const { row } = findRequest(this.facts, id)
    this.apply(planCancellationStep(this.facts, id, { actor, input, seen: row.version, files: null, locale: 'en' }))
  }

  private amountOf(request: RequestFacts): number {
    return calculateRequest(this.facts, netAmounts(this.facts), request).amount
  }

  private decide(step: WalkStep): void {
    const { order } = this.facts
    const request = this.facts.requests.find(({ row }) => row.status === 'requested')
    if (!request) return
    const { id, kind } = request.row
    if (step.random % 5 === 0) {
      this.on(id, admin, { action: 'reject', note: 'too late' })
      return
    }
    // an order that is asked to be cancelled whole decides nothing of its items
    if (kind === 'cancel' && order.status === 'cancel_requested') return
    if (kind === 'cancel') this.grant(request)
    else this.bringBack(request, step)
    this.pay(id)
  }

  private lineOf({ lines }: RequestFacts): number {
    return this.facts.lines.findIndex(({ id }) => id === lines[0]?.order_line_id)
  }

  private grant(request: RequestFacts): void {
    const [line, count] = [this.lineOf(request), request.lines[0]?.quantity ?? 0]
    const whole = count === unitsLeft(this.known)
    const captured = this.known.state === 'paid' && this.facts.order.payment_method !== 'cod'
    const wallet = `customer_wallet:${this.known.user}`
    const before = this.model.at(wallet)
    const charged = this.known.now.to_charge
    this.on(request.row.id, store, { action: 'accept', note: null, expected_amount: this.amountOf(request) })
    if (whole) this.model.cancel(this.known)
    else this.model.cancelPart(this.known, line, count)
    const back = this.model.at(wallet) - before
    this.moveOut(request, whole ? (captured ? charged : 0) : this.leaving(request, back))
  }

  /** What of a refund leaves the platform instead of going to the wallet. */
  private leaving({ row }: RequestFacts, back: number): number {
    if (row.destination === 'wallet') return 0
    if (row.destination === 'bank') return back
    const { payment_method } = this.facts.order
    const came = payment_method === 'cod' || this.known.state === 'placed' ? 0 : Number(this.known.price.to_charge)
    return Math.min(back, Math.max(0, came - this.outside))
  }

  private moveOut({ row }: RequestFacts, amount: number): void {
    if (row.destination === 'wallet') return
    const way = row.destination === 'original' && this.facts.order.payment_method === 'card' ? 'psp_clearing' : 'bank'
    const wallet = `customer_wallet:${this.known.user}`
    this.model.pots.set(wallet, this.model.at(wallet) - amount)
    this.model.pots.set(way, this.model.at(way) - amount)
    this.outside += amount
  }

  private bringBack(request: RequestFacts, { random, percent }: WalkStep): void {
    const { id, fault } = request.row
    this.on(id, admin, { action: 'approve', note: 'yes', expected_amount: this.amountOf(request), amount_final: null, goods_back: true })
    const quantity = request.lines[0]?.quantity ?? 0
    const missing = random % 3 === 0 ? 1 : 0
    const damaged = percent < 100 && missing === 0 ? 1 : 0
    const lines = request.lines.map(({ order_line_id }) => ({ order_line_id, received: quantity - missing - damaged, missing, damaged }))
    this.on(id, store, { action: 'receive', note: null, lines })
    const count = fault === 'customer' ? quantity - missing : quantity
    const with_fees = count === unitsLeft(this.known) && fault !== 'customer'
    const decided = missing + damaged > 0
    const given = decided ? percent : 100
    const counted = findRequest(this.facts, id)
    if (decided) {
      const expected_amount = this.amountOf(counted)
      const amount_final = percentOf(expected_amount, given)
      this.on(id, admin, { action: 'start_refund', note: 'as counted', expected_amount, amount_final })
    }
    const wallet = `customer_wallet:${this.known.user}`
    const before = this.model.at(wallet)
    this.model.refund(this.known, this.lineOf(request), count, with_fees, { percent: given, by: 'wallet' })
    this.moveOut(request, this.leaving(request, this.model.at(wallet) - before))
  }

  /** What waits for a transfer, or for the gateway, is paid. */
  private pay(id: string): void {
    const { row } = findRequest(this.facts, id)
    if (row.status !== 'refund_pending') return
    const receipt = randomUUID()
    if (row.outside === 'psp_clearing') this.on(id, system, { action: 'pay', note: null, reference: 'ch_1', receipt: null })
    else this.on(id, admin, { action: 'pay', note: 'transferred', reference: 'FT1', receipt })
  }

  private check(after: string): void {
    const say = (what: string) => new Error(`after ${after} (${this.facts.order.status}): ${what}`)
    for (const pot of new Set([...this.pots.keys(), ...this.model.pots.keys()]))
      if ((this.pots.get(pot) ?? 0) !== this.model.at(pot))
        throw say(`${pot} is ${this.pots.get(pot) ?? 0}, expected ${this.model.at(pot)}`)
    const { order, lines, collection } = this.facts
    const held = this.known.carried?.held ?? 0
    if ((collection?.held ?? 0) !== held) throw say(`${collection?.held} of the store’s share waits with the carrier, expected ${held}`)
    for (const { quantity, cancelled_quantity, refunded_quantity } of lines)
      if (refunded_quantity < 0 || refunded_quantity > cancelled_quantity || cancelled_quantity > quantity)
        throw say(`${refunded_quantity} of ${cancelled_quantity} of ${quantity} units are settled`)
    const left = lines.reduce((sum, line) => sum + line.quantity - line.refunded_quantity, 0)
    if (order.status !== 'cancelled' && left !== unitsLeft(this.known))
      throw say(`${left} units are left, expected ${unitsLeft(this.known)}`)
    if (order.cancelled_amount + order.returned_amount > order.total) throw say('more went back than the order cost')
    const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    if (this.restocked > bought) throw say(`${this.restocked} units came back of ${bought}`)
    if (order.status === 'cancelled' && this.restocked !== bought) throw say(`${this.restocked} of ${bought} units are on the shelf again`)
  }
}
