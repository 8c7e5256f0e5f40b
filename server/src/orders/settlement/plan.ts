import type { CarrierKey } from '@rahba/contract/money/carriers/carriers'
import type { CancellationActionName } from '@rahba/contract/orders/cancellations/cancellation-actions'
import type { CancellationStatus } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import type { StockLine } from '../../catalog/products/take-stock.ts'
import type { FrozenOrder } from '../../money/ledger/events.ts'
import type { Posting } from '../../money/ledger/posting.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { CancellationMove } from '../cancellations/announce-cancellation.ts'
import type { CancellationRecord, cancellationLines, cancellations } from '../cancellations/table.ts'
import type { PlannedDocument } from '../invoices/plan-documents.ts'
import type { orders } from '../table.ts'
import type { HistoryActor } from '../write-history.ts'

type Patch<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined }
export type OrderPatch = Patch<typeof orders.$inferInsert>
export type CancellationPatch = Patch<typeof cancellations.$inferInsert>

/** The counts of a cancellation's line, and its amount. */
export type LinePatch = Pick<typeof cancellationLines.$inferSelect, 'id' | 'received' | 'damaged' | 'missing' | 'amount'>

export interface RequestChange {
  readonly id: string
  readonly patch: CancellationPatch
  readonly lines?: readonly LinePatch[]
}

/** A cancellation that this step creates, under the id in the facts. */
export interface OpenedRequest {
  readonly row: Omit<typeof cancellations.$inferInsert, 'id'>
  readonly lines: readonly { order_line_id: string; quantity: number; amount: number }[]
}

/** Changes of a line's units: held for cancellations, and refunded. Negative when units are released. */
export interface UnitDelta {
  readonly order_line_id: string
  readonly cancelled: number
  readonly refunded: number
}

/** The cash of an order that its carrier holds: recorded at delivery, or reduced by a refund. */
export type CollectionChange =
  | { readonly kind: 'open'; readonly carrier: CarrierKey; readonly order: FrozenOrder }
  | { readonly kind: 'take'; readonly amount: number }

/** A refund through the gateway: requested, or dropped because it was paid by other means. */
export type GatewayRefund =
  | { readonly kind: 'queue'; readonly cancellation_id: string; readonly amount: number }
  | { readonly kind: 'drop'; readonly cancellation_id: string }

interface OrderEntry {
  readonly action: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly actor: HistoryActor
  readonly note: string | null
}

export interface CancellationEntry {
  readonly cancellation_id: string
  readonly action: CancellationActionName | 'open' | 'edit' | 'cancel_whole'
  readonly from: CancellationStatus | null
  readonly to: CancellationStatus
  readonly actor: HistoryActor
  readonly note: string | null
}

type Side = HistoryActor['type']

/** A step of an order, as it is announced. */
export interface OrderMove {
  readonly action: OrderActionName
  readonly status: OrderStatus
  readonly by: Side
  readonly note: string | null
}

export type PlannedNotice =
  | { readonly kind: 'new_order' }
  | ({ readonly kind: 'order_moved' } & OrderMove)
  | { readonly kind: 'order_escalated' }
  | ({ readonly kind: 'cancellation_moved'; readonly id: string } & CancellationMove)
  | { readonly kind: 'cancellation_closed' | 'cancellation_escalated'; readonly id: string }

interface PlannedFiles {
  readonly owner: FileOwner
  readonly purpose: 'paper' | 'slip'
  readonly fields: Readonly<Record<string, string | null>>
}

/** Everything that one step of an order or a cancellation changes. `applyPlan` writes it. */
export interface Plan {
  readonly order: OrderPatch
  readonly opened: OpenedRequest | null
  readonly requests: readonly RequestChange[]
  readonly units: readonly UnitDelta[]
  readonly files: PlannedFiles | null
  readonly stock: readonly StockLine[]
  readonly release_code: boolean
  readonly collection: CollectionChange | null
  /** True if confirmed payments count as refunded, and pending ones are refused. */
  readonly close_payments: boolean
  readonly postings: readonly Posting[]
  readonly documents: readonly PlannedDocument[]
  readonly gateway: readonly GatewayRefund[]
  readonly order_history: readonly OrderEntry[]
  readonly cancellation_history: readonly CancellationEntry[]
  readonly notices: readonly PlannedNotice[]
}

/** The result of a plan: the order and the cancellations that it changed, as they are now. */
export interface Applied {
  order: typeof orders.$inferSelect
  cancellations: ReadonlyMap<string, CancellationRecord>
}

const noChange: Plan = {
  order: {},
  opened: null,
  requests: [],
  units: [],
  files: null,
  stock: [],
  release_code: false,
  collection: null,
  close_payments: false,
  postings: [],
  documents: [],
  gateway: [],
  order_history: [],
  cancellation_history: [],
  notices: [],
}

/** Returns what one of two parts plans. Throws if both plan it, because one of them would be lost. */
function takeOne<T>(name: string, one: T | null, other: T | null | undefined): T | null {
  if (one && other) throw new Error(`Two parts of a plan have "${name}"`)
  return one ?? other ?? null
}

/** Returns the changes of both parts. Throws if both change one request, because the later one was planned from its old row. */
function joinRequests(some: Plan['requests'], others: Plan['requests']): Plan['requests'] {
  const twice = others.find(({ id }) => some.some((change) => change.id === id))
  if (twice) throw new Error(`Two parts of a plan change request ${twice.id}`)
  return [...some, ...others]
}

/**
 * Joins several plans: lists are appended, patches of the order merged. Throws if two parts change one request, or if both have what a plan has
 * once (`opened`, `files`, `collection`).
 */
export const joinPlans = (...parts: readonly Partial<Plan>[]): Plan =>
  parts.reduce<Plan>(
    (all, part) => ({
      order: { ...all.order, ...part.order },
      opened: takeOne('opened', all.opened, part.opened),
      requests: joinRequests(all.requests, part.requests ?? []),
      units: [...all.units, ...(part.units ?? [])],
      files: takeOne('files', all.files, part.files),
      stock: [...all.stock, ...(part.stock ?? [])],
      release_code: all.release_code || (part.release_code ?? false),
      collection: takeOne('collection', all.collection, part.collection),
      close_payments: all.close_payments || (part.close_payments ?? false),
      postings: [...all.postings, ...(part.postings ?? [])],
      documents: [...all.documents, ...(part.documents ?? [])],
      gateway: [...all.gateway, ...(part.gateway ?? [])],
      order_history: [...all.order_history, ...(part.order_history ?? [])],
      cancellation_history: [...all.cancellation_history, ...(part.cancellation_history ?? [])],
      notices: [...all.notices, ...(part.notices ?? [])],
    }),
    noChange,
  )
