import { readRecord } from '../../../shell/request/read-for-page.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import type { Route } from './+types/cancellation-edit-route'
import { AdminCancellationPage, cancellationTexts } from './admin-cancellation-page.tsx'
import { adminCancellations } from './admin-cancellation-surface.ts'
import { EditForm } from './edit-form.tsx'

export const handle = cancellationTexts

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'canceled-orders.update')
  return readRecord(context, adminCancellations.read, { params: { id } })
}

/** `/dashboard/canceled-orders/:id/edit`: the cancellation with the form of its details. */
export default function CancellationEditRoute({ params: { id } }: Route.ComponentProps) {
  return <AdminCancellationPage id={id} form={(row) => <EditForm key={row.id} row={row} />} />
}
