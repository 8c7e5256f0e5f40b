import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import {
  type CancellationKind,
  type CancellationStatus,
  finalCancellations,
} from '@rahba/contract/orders/cancellations/cancellation-states'
import { orderErrors } from '@rahba/contract/orders/errors'
import { type OrderStatus, orderStatusLabel } from '@rahba/contract/orders/order-states'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import type { OpeningTimes } from '@rahba/contract/stores/profile/opening-times'
import type { CollectionRecord } from '../../money/carriers/table.ts'
import { fail } from '../../platform/errors.ts'
import type { cancellationLines, cancellations } from '../cancellations/table.ts'
import type { InvoiceRecord } from '../invoices/table.ts'
import type { orderLines, orders } from '../table.ts'

/** A value that is readonly to its depth. */
type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

export type OrderFacts = DeepReadonly<typeof orders.$inferSelect>
export type LineFacts = DeepReadonly<typeof orderLines.$inferSelect>
export type CancellationFacts = DeepReadonly<typeof cancellations.$inferSelect>
export type CancellationLineFacts = DeepReadonly<typeof cancellationLines.$inferSelect>

/** An invoice of the order, as far as a credit note repeats it. */
export type IssuedInvoice = DeepReadonly<Pick<InvoiceRecord, 'id' | 'number' | 'issued_at' | 'document'>>

/** One cancellation or return of the order, with its lines in the order of the order's lines. */
export interface RequestFacts {
  readonly row: CancellationFacts
  readonly lines: readonly CancellationLineFacts[]
}

/** The store's terms now, from which the time to accept a promised order is worked out. */
export interface AcceptanceTerms {
  readonly times: OpeningTimes
  readonly preparation_days: number | null
  /** The least working days on the way to the order's city. */
  readonly days_min: number | null
}

/** Everything that decides a step of an order or of one of its cancellations, read once under the order's lock. */
export interface Facts {
  /** The time of the transaction, as an ISO string. */
  readonly now: string
  /** The id of the record that this step may write. */
  readonly next_id: string
  readonly order: OrderFacts
  readonly lines: readonly LineFacts[]
  readonly requests: readonly RequestFacts[]
  readonly settings: Readonly<Pick<Settings, 'accept_hours' | 'answer_hours' | 'return_charge' | 'return_window_days' | 'transfer_hours'>>
  /** True if the VAT of the sale was posted before delivery. */
  readonly invoiced: boolean
  /** The invoices of the order: the shopper's, and the platform's to the store. */
  readonly issued: { readonly sale: IssuedInvoice | null; readonly commission: IssuedInvoice | null }
  /** The cash of the order that a carrier collected. */
  readonly collection: DeepReadonly<CollectionRecord> | null
  /** The state the order was in before the one it is in. */
  readonly previous_status: OrderStatus | null
  /** The terms that limit the store's time to accept it; null if its payment has arrived, or nothing was promised. */
  readonly acceptance: AcceptanceTerms | null
}

/** One of the order's cancellations. Throws `not_found`. */
export function findRequest({ requests }: Facts, id: string): RequestFacts {
  const request = requests.find(({ row }) => row.id === id)
  if (!request) throw fail(errors.not_found)
  return request
}

const settledStates: readonly CancellationStatus[] = finalCancellations

/** True if a cancellation or return is still undecided. */
export const isOpen = ({ event, status }: CancellationFacts): boolean => event === null && !settledStates.includes(status)

/** Before it leaves the store an order can lose some of its items; after delivery they come back. */
const kindByState: Partial<Record<OrderStatus, CancellationKind>> = {
  new: 'cancel',
  accepted: 'cancel',
  preparing: 'cancel',
  ready: 'cancel',
  delivered: 'return',
  completed: 'return',
}

/** Returns whether items of an order in this state are cancelled or returned. Throws `not_cancellable_now`. */
export function requestKind(order: Pick<OrderFacts, 'status' | 'fulfilment'>, locale: Locale): CancellationKind {
  const kind = kindByState[order.status]
  if (!kind) throw fail(orderErrors.not_cancellable_now, { status: inLocale(orderStatusLabel(order), locale) })
  return kind
}

/** The moment `hours` later, as an ISO string. */
export const hoursAfter = (moment: string, hours: number): string => new Date(Date.parse(moment) + hours * 3_600_000).toISOString()
