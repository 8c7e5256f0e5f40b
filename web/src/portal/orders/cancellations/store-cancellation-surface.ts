import * as calls from '@rahba/contract/orders/cancellations/cancellations.calls'
import type { CancellationSurface } from '../../../orders/cancellations/cancellation-surface.ts'

/** A cancellation as its store handles it. */
export const storeCancellations: CancellationSurface = {
  actor: 'store',
  base: '/store/orders/cancelled',
  orders: '/store/orders',
  list: calls.listStoreCancellations,
  counts: calls.countStoreCancellations,
  read: calls.readStoreCancellation,
  act: calls.actOnStoreCancellation,
  file: (cancellation, file) => `/api/store/cancellations/${cancellation}/files/${file}`,
}
