import * as calls from '@rahba/contract/orders/cancellations/cancellations.calls'
import type { CancellationSurface } from '../../../orders/cancellations/cancellation-surface.ts'

/** A cancellation as the administrators decide it. */
export const adminCancellations: CancellationSurface = {
  actor: 'admin',
  base: '/dashboard/canceled-orders',
  orders: '/dashboard/orders',
  list: calls.listCancellations,
  counts: calls.countCancellations,
  read: calls.readCancellation,
  act: calls.actOnCancellation,
  file: (_cancellation, file) => `/api/admin/files/${file}`,
}
