import { readRecord } from '../../../shell/request/read-for-page.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import type { Route } from './+types/cancellation-route'
import { AdminCancellationPage, cancellationTexts } from './admin-cancellation-page.tsx'
import { adminCancellations } from './admin-cancellation-surface.ts'

export const handle = cancellationTexts

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'canceled-orders.index')
  return readRecord(context, adminCancellations.read, { params: { id } })
}

/** `/dashboard/canceled-orders/:id` */
export default function CancellationRoute({ params: { id } }: Route.ComponentProps) {
  return <AdminCancellationPage id={id} />
}
