import type { OrderStatus } from '@rahba/contract/orders/order-states'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import type { CollectionRecord } from '../../money/carriers/table.ts'
import type { cancellationLines, cancellations } from '../cancellations/table.ts'
import type { orderLines, orders } from '../table.ts'

/** A value that nobody who was handed it can change. */
type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

export type OrderFacts = DeepReadonly<typeof orders.$inferSelect>
export type LineFacts = DeepReadonly<typeof orderLines.$inferSelect>
export type CancellationFacts = DeepReadonly<typeof cancellations.$inferSelect>
export type CancellationLineFacts = DeepReadonly<typeof cancellationLines.$inferSelect>

/** One cancellation or return of the order, with its lines in the order of the order's lines. */
export interface RequestFacts {
  readonly row: CancellationFacts
  readonly lines: readonly CancellationLineFacts[]
}

/** All that a step of an order or of one of its cancellations is decided by, read once under the order's lock. */
export interface Facts {
  /** The time of the transaction, as an ISO string. */
  readonly now: string
  /** The id of the record that this step may write. */
  readonly next_id: string
  readonly order: OrderFacts
  readonly lines: readonly LineFacts[]
  readonly requests: readonly RequestFacts[]
  readonly settings: Readonly<Pick<Settings, 'accept_hours' | 'answer_hours' | 'return_charge' | 'return_window_days'>>
  /** Whether the VAT of the sale was posted before delivery. */
  readonly invoiced: boolean
  /** The cash of the order that a carrier collected. */
  readonly collection: DeepReadonly<CollectionRecord> | null
  /** The state the order was in before the one it is in. */
  readonly previous_status: OrderStatus | null
}
