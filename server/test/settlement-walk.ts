import { randomUUID } from 'node:crypto'
import type { Actor } from '@rahba/contract/kernel/audiences'
import { carriers, matchCarrier } from '@rahba/contract/money/carriers/carriers'
import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import type { CancellationStatus } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { OrderActionInput } from '@rahba/contract/orders/order-action-body'
import { whyNotOrderAction } from '@rahba/contract/orders/order-actions'
import { orderPlaced, takesCash } from '../src/money/ledger/order-postings.ts'
import { calculateRequest, netAmounts } from '../src/orders/settlement/calculate-refund.ts'
import { type Facts, findRequest, isOpen, type RequestFacts } from '../src/orders/settlement/facts.ts'
import type { ArrivedPayment } from '../src/orders/settlement/move-order.ts'
import type { Plan } from '../src/orders/settlement/plan.ts'
import { type CancellationChoice, planCancellationStep } from '../src/orders/settlement/plan-cancellation-step.ts'
import { planEdit } from '../src/orders/settlement/plan-edit.ts'
import { planEscalation } from '../src/orders/settlement/plan-escalation.ts'
import { planOpening } from '../src/orders/settlement/plan-opening.ts'
import { planOrderStep } from '../src/orders/settlement/plan-order-step.ts'
import { LedgerModel, type ModelOrder, takePercent, unitsLeft } from './ledger-model.ts'
import { factsAfter, factsLater, placedFacts, postInto } from './settlement-facts.ts'
import type { WalkOrder, WalkStep } from './settlement-steps.ts'
import { SettlementWatch } from './settlement-watch.ts'

const store = { type: 'store', id: randomUUID() } as const
const user = { type: 'user', id: randomUUID() } as const
const admin = { type: 'admin', id: randomUUID() } as const
const system = { type: 'system', id: null } as const
const cardFee = 7
const bankDetails = { iban_number: 'SA0380000000608010167519', account_holder: 'Reem' }

type WayStep = readonly [OrderActionInput, { type: Actor; id: string | null }]
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

/** One order that moves through its states by plans alone, beside a model of its money. It uses no database. */
export class SettlementWalk {
  readonly model = new LedgerModel()
  readonly pots = new Map<string, number>()
  private readonly references = new Set<string>()
  private readonly known: ModelOrder
  private facts: Facts
  /** Units that went back to the shelf. */
  private restocked = 0
  private outside = 0
  /** Refunds that are settled and not paid yet, and the account they are to leave from. */
  private readonly waiting = new Map<string, { amount: number; from: OutsideAccount }>()
  /** The parts of plans that no account shows. */
  private readonly watch = new SettlementWatch()
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
    const before = this.facts
    this.facts = factsAfter(before, written)
    this.watch.follow(before, written, this.facts)
  }

  step(step: WalkStep): void {
    const { kind } = step
    if (kind === 'forward') this.forward()
    else if (kind === 'cancel') this.cancel(step)
    else if (kind === 'request_cancel') this.requestCancel(step)
    else if (kind === 'open') this.open(step)
    else if (kind === 'dispute') this.dispute()
    else if (kind === 'edit') this.edit(step)
    else if (kind === 'escalate') this.escalate()
    else if (kind === 'decide') this.decide(step)
    else this.pay(step)
    this.check(kind)
  }

  private act(input: OrderActionInput, actor: { type: Actor; id: string | null }): void {
    const confirmed = input.action === 'confirm_payment' && { payment: this.payment() }
    this.apply(planOrderStep(this.facts, { actor, input, ...confirmed, locale: 'en' }))
  }

  private payment(): ArrivedPayment {
    const card = this.facts.order.payment_method === 'card'
    return { payment_id: randomUUID(), into: card ? 'psp_clearing' : 'bank', reference: 'ch_1', fee: card ? cardFee : 0 }
  }

  private may(input: OrderActionInput, actor: { type: Actor }): boolean {
    return whyNotOrderAction(input.action, this.facts.order, actor.type, Date.parse(this.facts.now)) === null
  }

  private forward(): void {
    const { order, requests } = this.facts
    const next = this.way.find(([input, actor]) => this.may(input, actor))
    if (!next) return
    const [input, actor] = next
    if (input.action === 'complete' && requests.some(({ row }) => row.kind === 'return' && isOpen(row))) return
    const paid = !takesCash(netAmounts(this.facts).order)
    this.act(input, actor)
    if (input.action === 'confirm_payment') this.model.capture(this.known, order.payment_method === 'card' ? { fee: cardFee } : undefined)
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

  /** The shopper asks to cancel the whole order. The answer follows right away, or with the next such step. */
  private requestCancel({ random }: WalkStep): void {
    const request = { action: 'request_cancel', note: 'by mistake' } as const
    const isAnswered = this.facts.order.status === 'cancel_requested'
    if (!isAnswered && !this.may(request, user)) return
    if (!isAnswered) this.act(request, user)
    if (isAnswered || random % 2 === 0) this.answer(random)
  }

  private answer(random: number): void {
    const before = this.facts.previous_status
    const actor = this.may({ action: 'grant_cancel', note: null }, store) ? store : admin
    if (random % 4 === 0) {
      this.act({ action: 'grant_cancel', note: 'granted' }, actor)
      this.model.cancel(this.known)
      return
    }
    this.act({ action: 'refuse_cancel', note: 'it is on its way' }, actor)
    if (this.facts.order.status !== before) throw new Error(`a refused request leaves the order ${this.facts.order.status}, not ${before}`)
  }

  private open({ random, destination }: WalkStep): void {
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
      destination: this.offered(destination),
      ...bankDetails,
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

  private pickAmount(request: RequestFacts): number {
    return calculateRequest(this.facts, netAmounts(this.facts), request).amount
  }

  private offered(destination: WalkStep['destination']): WalkStep['destination'] {
    return destination === 'original' && this.facts.order.payment_method === 'cod' ? 'wallet' : destination
  }

  private find(...statuses: CancellationStatus[]): RequestFacts | undefined {
    return this.facts.requests.find(({ row }) => statuses.includes(row.status))
  }

  private expectStatus(id: string, expected: CancellationStatus): void {
    const { row } = findRequest(this.facts, id)
    if (row.status !== expected) throw new Error(`the request is ${row.status}, not ${expected}`)
  }

  /** The store objects, and from then on an administrator decides. */
  private dispute(): void {
    const request = this.find('requested')
    if (!request || request.row.escalated_at) return
    this.on(request.row.id, store, { action: 'dispute', note: 'it was intact', papers: [] })
    this.expectStatus(request.row.id, 'disputed')
  }

  /** An administrator corrects where the money goes and who is at fault. */
  private edit({ random, destination }: WalkStep): void {
    const request = this.find('requested', 'disputed')
    if (!request) return
    const { id, version } = request.row
    const requested = { destination: this.offered(destination), fault: random % 2 ? 'store' : 'customer' } as const
    const reason = { refund_reason: 'damaged', refund_reason_other: null, admin_note: 'as agreed by phone' } as const
    this.apply(planEdit(this.facts, id, { ...requested, ...reason, ...bankDetails, seen: String(version), actor: admin, locale: 'en' }))
    const edited = findRequest(this.facts, id)
    const { row } = edited
    const { amount, uncollected } = calculateRequest(this.facts, netAmounts(this.facts), edited)
    // An amount that was never paid goes nowhere, so its destination stays the wallet.
    const expectedDestination = amount > uncollected ? requested.destination : 'wallet'
    if (row.destination !== expectedDestination || row.fault !== requested.fault) throw new Error('an edit was not kept')
  }

  /** Two days pass, and what the store left unanswered is handed to the administration. */
  private escalate(): void {
    this.facts = factsLater(this.facts, 49)
    this.apply(planEscalation(this.facts))
    const waiting = this.facts.requests.some(({ row }) => row.status === 'requested' && !row.escalated_at)
    const { status, escalated_at } = this.facts.order
    if (waiting || (status === 'cancel_requested' && !escalated_at)) throw new Error('what nobody answered was not escalated')
  }

  private decide(step: WalkStep): void {
    const { order } = this.facts
    const request = this.find('requested', 'disputed')
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
  }

  private getLine({ lines }: RequestFacts): number {
    return this.facts.lines.findIndex(({ id }) => id === lines[0]?.order_line_id)
  }

  private grant(request: RequestFacts): void {
    const [line, count] = [this.getLine(request), request.lines[0]?.quantity ?? 0]
    const whole = count === unitsLeft(this.known)
    const captured = this.captured()
    const wallet = `customer_wallet:${this.known.user}`
    const before = this.model.at(wallet)
    const expected_amount = this.pickAmount(request)
    const mayStore = request.row.status === 'requested' && !request.row.escalated_at
    if (mayStore) this.on(request.row.id, store, { action: 'accept', note: null, expected_amount })
    else this.on(request.row.id, admin, { action: 'approve', note: 'yes', expected_amount, amount_final: null, goods_back: true })
    if (whole) this.model.cancel(this.known)
    else this.model.cancelPart(this.known, line, count)
    const back = this.model.at(wallet) - before
    this.moveOut(request, this.leaving(request, back, captured))
  }

  /** The amount that the order's card or bank transfer paid. */
  private captured(): number {
    const { payment_method } = this.facts.order
    return payment_method === 'cod' || this.known.state === 'placed' ? 0 : Number(this.known.price.to_charge)
  }

  /** The part of a refund that leaves the platform instead of going to the wallet. */
  private leaving({ row }: RequestFacts, back: number, captured: number): number {
    if (row.destination === 'wallet') return 0
    if (row.destination === 'bank') return back
    return Math.min(back, Math.max(0, captured - this.outside))
  }

  /** A part of a refund waits to be paid by bank or gateway, instead of going to the wallet. */
  private moveOut({ row }: RequestFacts, amount: number): void {
    if (row.destination === 'wallet' || amount === 0) return
    const gateway = row.destination === 'original' && this.facts.order.payment_method === 'card'
    this.move(`customer_wallet:${this.known.user}`, -amount)
    this.move(`refund_clearing:${this.facts.order.id}`, amount)
    this.waiting.set(row.id, { amount, from: gateway ? 'psp_clearing' : 'bank' })
    this.outside += amount
  }

  private move(pot: string, amount: number): void {
    this.model.pots.set(pot, this.model.at(pot) + amount)
  }

  private bringBack(request: RequestFacts, { random, percent }: WalkStep): void {
    const { id, fault } = request.row
    this.on(id, admin, { action: 'approve', note: 'yes', expected_amount: this.pickAmount(request), amount_final: null, goods_back: true })
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
      const expected_amount = this.pickAmount(counted)
      const amount_final = takePercent(expected_amount, given)
      this.on(id, admin, { action: 'start_refund', note: 'as counted', expected_amount, amount_final })
    }
    const wallet = `customer_wallet:${this.known.user}`
    const before = this.model.at(wallet)
    this.model.refund(this.known, this.getLine(request), count, with_fees, { percent: given, by: 'wallet' })
    this.moveOut(request, this.leaving(request, this.model.at(wallet) - before, this.captured()))
  }

  /** Pays or fails a pending transfer or gateway refund. A failed one is retried, or paid by transfer. */
  private pay({ random }: WalkStep): void {
    const request = this.find('refund_pending', 'refund_failed')
    if (!request) return
    const { id, status, outside } = request.row
    const byGateway = outside === 'psp_clearing' && status === 'refund_pending'
    if (byGateway) this.watch.answered(id)
    if (status === 'refund_failed' && random % 2 === 0) {
      this.on(id, admin, { action: 'retry', note: 'again' })
      this.expectStatus(id, 'refund_pending')
    } else if (status === 'refund_pending' && random % 3 === 0) {
      this.on(id, byGateway ? system : admin, { action: 'fail', note: 'refused' })
      this.expectStatus(id, 'refund_failed')
    } else this.payOut(id, byGateway)
  }

  private payOut(id: string, byGateway: boolean): void {
    const waiting = this.waiting.get(id)
    if (!waiting) throw new Error('a refund waits that the model knows nothing of')
    if (byGateway) this.on(id, system, { action: 'pay', note: null, reference: 'ch_1', receipt: null })
    else this.on(id, admin, { action: 'pay', note: 'transferred', reference: 'FT1', receipt: randomUUID() })
    this.move(`refund_clearing:${this.facts.order.id}`, -waiting.amount)
    this.move(byGateway ? waiting.from : 'bank', -waiting.amount)
    this.expectStatus(id, 'refunded')
  }

  private check(after: string): void {
    const say = (what: string) => new Error(`after ${after} (${this.facts.order.status}): ${what}`)
    for (const pot of new Set([...this.pots.keys(), ...this.model.pots.keys()]))
      if ((this.pots.get(pot) ?? 0) !== this.model.at(pot))
        throw say(`${pot} is ${this.pots.get(pot) ?? 0}, expected ${this.model.at(pot)}`)
    const { order, lines, collection } = this.facts
    this.watch.check(this.facts)
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
