import { randomUUID } from 'node:crypto'
import { ledgerAccounts } from '@rahba/contract/money/ledger/ledger'
import type { PricingInput } from '@rahba/contract/orders/pricing'
import { priceOrder } from '@rahba/contract/orders/pricing'
import type { Posting } from '../src/money/ledger/posting.ts'
import { commissionDocument, saleDocument } from '../src/orders/invoices/order-documents.ts'
import type { Supplier } from '../src/orders/invoices/party.ts'
import {
  type CancellationFacts,
  type CancellationLineFacts,
  type Facts,
  hoursAfter,
  type IssuedInvoice,
  type LineFacts,
  type OrderFacts,
} from '../src/orders/settlement/facts.ts'
import type { Plan } from '../src/orders/settlement/plan.ts'

const now = '2026-11-20T09:00:00.000Z'
const settings = { accept_hours: 24, answer_hours: 48, return_charge: 0, return_window_days: 7, transfer_hours: 72 }

/** Freezes a value deeply, so that changing it throws. */
function frozenDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozenDeep(part)
  return Object.freeze(value)
}

interface Placed {
  user_id: string
  store_id: string
  input: PricingInput & { payment_method: OrderFacts['payment_method'] }
  /** The shipping company that delivers it; null where the store does. */
  carrier: string | null
}

function getOrder({ user_id, store_id, input, carrier }: Placed): OrderFacts {
  const {
    lines: _lines,
    subtotal: _s,
    coupon_base: _b,
    coupon_state: _c,
    delivery_vat: _d,
    cod_fee_vat: _f,
    ...amounts
  } = priceOrder(input)
  const { payment_method, coupon } = input
  const paid = amounts.to_charge === 0
  return {
    ...amounts,
    id: randomUUID(),
    number: 100_001,
    created_at: now,
    updated_at: now,
    store_id,
    user_id,
    checkout_id: null,
    branch_id: store_id,
    status: paid || payment_method === 'cod' ? 'new' : 'pending_payment',
    payment_status: paid ? 'paid' : payment_method === 'cod' ? 'cod_pending' : 'unpaid',
    payment_method,
    fulfilment: carrier ? 'shipping_company' : 'store_delivery',
    address: null,
    address_id: null,
    note: null,
    shipping_company: null,
    tracking_number: null,
    commission_bp: input.commission_bp,
    vat_regime: input.vat_regime,
    vat_rate_bp: input.vat_rate_bp,
    coupon_id: coupon ? randomUUID() : null,
    coupon_code: coupon ? 'CODE' : null,
    coupon_funded_by: coupon?.funded_by ?? null,
    cancelled_amount: 0,
    returned_amount: 0,
    expires_at: null,
    escalated_at: null,
    placed_at: now,
    promised_from: null,
    promised_to: null,
    paid_at: null,
    accepted_at: null,
    shipped_at: null,
    delivered_at: null,
    completed_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    delivery_tries: 0,
    search: '',
  }
}

/** An order as it is placed, with nothing decided of it yet. */
export function placedFacts(placed: Placed): Facts {
  const order = getOrder(placed)
  const lines = priceOrder(placed.input).lines.map(
    (line, position): LineFacts => ({
      ...line,
      id: randomUUID(),
      order_id: order.id,
      position,
      name: { ar: 'منتج', en: 'Product' },
      image: null,
      variant: [],
      sku: null,
      barcode: null,
      unit_price: line.unit,
      price_after_discount: null,
      options_price: 0,
      options: [],
      cancelled_quantity: 0,
      refunded_quantity: 0,
    }),
  )
  const beside = { invoiced: false, issued: { sale: null, commission: null }, collection: null, previous_status: null, acceptance: null }
  return frozenDeep({ now, next_id: randomUUID(), order, lines, requests: [], settings, ...beside })
}

const emptyRequest: Omit<
  CancellationFacts,
  'id' | 'order_id' | 'store_id' | 'user_id' | 'kind' | 'status' | 'requested_by' | 'refund_reason' | 'fault' | 'destination' | 'amount'
> = {
  created_at: now,
  updated_at: now,
  number: 50_001,
  version: 1,
  refund_reason_other: null,
  note: null,
  problem_description: null,
  attachments: [],
  store_papers: [],
  decision_note: null,
  admin_note: null,
  goods_back: true,
  iban_number: null,
  account_holder: null,
  answer_by: null,
  escalated_at: null,
  received_at: null,
  refunded_at: null,
  amount_final: null,
  with_fees: null,
  promo: 0,
  commission: 0,
  commission_vat: 0,
  platform_fee: 0,
  platform_fee_vat: 0,
  vat: 0,
  store: 0,
  event: null,
  from_pending: 0,
  to_wallet: null,
  to_outside: null,
  outside: null,
  reference: null,
  receipt: null,
}

/** The columns that a patch names, over what was there. A column it leaves out stays. */
const patched = <Row extends object>(row: Row, patch: object): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
})

const posted = (postings: readonly Posting[], event: string) =>
  postings.some((one) => one.event === event && one.legs.some(({ debit = 0, credit = 0 }) => debit + credit > 0))

function collectionAfter({ collection, order }: Facts, { collection: change }: Plan): Facts['collection'] {
  if (change?.kind === 'take') return collection && { ...collection, held: collection.held - change.amount }
  if (change?.kind !== 'open') return collection
  return {
    order_id: order.id,
    store_id: order.store_id,
    created_at: now,
    updated_at: now,
    carrier: change.carrier,
    cash: change.order.to_charge,
    settled: 0,
    held: Math.max(0, Math.min(change.order.store_share, change.order.to_charge)),
    released_pending: 0,
    status: 'open',
    delivered_at: now,
    settled_at: null,
  }
}

const supplier: Supplier = {
  name: { ar: 'رحبة', en: 'Rahba' },
  vat_no: '300000000000003',
  register_no: null,
  street: null,
  building_no: null,
  district: null,
  city: null,
  postal_code: null,
}
const parties = { platform: supplier, store: supplier, user: 'Reem' }

/** The invoices of an order once those of a plan are issued, between parties that have all their numbers. */
function issuedAfter({ order, lines, issued }: Facts, { documents }: Plan): Facts['issued'] {
  const planned = documents.find(({ kind }) => kind === 'invoices')
  if (planned?.kind !== 'invoices') return issued
  if ((planned.sale && issued.sale) || (planned.commission && issued.commission)) throw new Error('An invoice is issued twice')
  const numbered = (document: IssuedInvoice['document'] | null): IssuedInvoice | null =>
    document && document.gross > 0 ? { id: randomUUID(), number: 'INV-000001', issued_at: now, document } : null
  const { sale, commission, net, supplied_at } = planned
  return {
    sale: sale ? numbered(saleDocument(order, net.platform_discount, lines, parties, supplied_at)) : issued.sale,
    commission: commission ? numbered(commissionDocument(order, net, parties, supplied_at ?? now)) : issued.commission,
  }
}

/** Returns the facts after a plan is written, as the database would return them. */
export function factsAfter(facts: Facts, plan: Plan): Facts {
  const { order, lines, requests, next_id } = facts
  const units = (id: string, name: 'cancelled' | 'refunded') =>
    plan.units.reduce((sum, delta) => sum + (delta.order_line_id === id ? delta[name] : 0), 0)
  const changed = requests.map(({ row, lines: taken }) => {
    const changes = plan.requests.filter(({ id }) => id === row.id)
    if (changes.length > 1) throw new Error('A request is changed once by a plan')
    const counts = new Map(changes[0]?.lines?.map((line) => [line.id, line]))
    return { row: patched(row, changes[0]?.patch ?? {}), lines: taken.map((line) => ({ ...line, ...counts.get(line.id) })) }
  })
  const opened = plan.opened && {
    // a row that is inserted names the columns without a default
    row: patched({ ...emptyRequest, id: next_id } as CancellationFacts, plan.opened.row),
    lines: plan.opened.lines.map(
      (line): CancellationLineFacts => ({ ...line, id: randomUUID(), cancellation_id: next_id, received: 0, damaged: 0, missing: 0 }),
    ),
  }
  return frozenDeep({
    ...facts,
    next_id: randomUUID(),
    order: patched(order, plan.order),
    lines: lines.map((line) => ({
      ...line,
      cancelled_quantity: line.cancelled_quantity + units(line.id, 'cancelled'),
      refunded_quantity: line.refunded_quantity + units(line.id, 'refunded'),
    })),
    requests: [...changed, ...(opened ? [opened] : [])],
    invoiced: facts.invoiced || posted(plan.postings, 'invoice_vat_due'),
    issued: issuedAfter(facts, plan),
    collection: collectionAfter(facts, plan),
    previous_status: plan.order_history.at(-1)?.from ?? facts.previous_status,
  })
}

/** The facts some hours later. */
export const factsLater = (facts: Facts, hours: number): Facts => frozenDeep({ ...facts, now: hoursAfter(facts.now, hours) })

/** Adds postings to balances by pot, each positive on its normal side. A reference that was posted before is not posted again. */
export function postInto(pots: Map<string, number>, references: Set<string>, postings: readonly Posting[]): void {
  for (const { reference, legs } of postings) {
    if (references.has(reference)) continue
    references.add(reference)
    const difference = legs.reduce((sum, { debit = 0, credit = 0 }) => sum + debit - credit, 0)
    if (difference !== 0) throw new Error(`${reference}: debits and credits differ by ${difference}`)
    for (const { account, owner_id, debit = 0, credit = 0 } of legs) {
      if (debit < 0 || credit < 0) throw new Error(`${reference}: a leg below nothing`)
      const pot = owner_id ? `${account}:${owner_id}` : account
      const by = ledgerAccounts[account].normal === 'debit' ? debit - credit : credit - debit
      pots.set(pot, (pots.get(pot) ?? 0) + by)
    }
  }
}
