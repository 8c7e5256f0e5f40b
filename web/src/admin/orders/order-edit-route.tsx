import { TransitionPanel } from '../../orders/transition-panel.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/order-edit-route'
import { AdminOrderPage, orderTexts } from './admin-order-page.tsx'
import { adminSurface } from './admin-order-surface.ts'

export const handle = orderTexts

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'orders.update')
  return readRecord(context, adminSurface.read, { params: { id } })
}

/** `/dashboard/orders/:id/edit`: the order with the form of its next step. */
export default function OrderEditRoute({ params: { id } }: Route.ComponentProps) {
  return <AdminOrderPage id={id} form={(order) => <TransitionPanel order={order} surface={adminSurface} />} />
}
