import type { Call } from '@rahba/contract/kernel/endpoint'
import type * as calls from '@rahba/contract/orders/cancellations/cancellations.calls'

/** The surface a cancellation is looked at from: the calls and addresses of its store, or those of the platform's administrators. */
export interface CancellationSurface {
  actor: 'store' | 'admin'
  /** Address of the list, without the language. */
  base: '/store/orders/cancelled' | '/dashboard/canceled-orders'
  orders: '/store/orders' | '/dashboard/orders'
  list: typeof calls.listStoreCancellations | typeof calls.listCancellations
  counts: typeof calls.countStoreCancellations | typeof calls.countCancellations
  read: typeof calls.readStoreCancellation | typeof calls.readCancellation
  act: typeof calls.actOnStoreCancellation | typeof calls.actOnCancellation
  /** The address of an attached file. */
  file: (cancellation: string, file: string) => string
}

/** The same where steps are taken; lists load without what those touch. */
export interface ActingSurface extends CancellationSurface {
  /** The other calls that a step makes stale. */
  alters: readonly Call[]
}
