import { readRecord } from '../../shell/request/read-for-page.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/order-route'
import { AdminOrderPage, orderTexts } from './admin-order-page.tsx'
import { adminSurface } from './admin-order-surface.ts'

export const handle = orderTexts

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'orders.index')
  return readRecord(context, adminSurface.read, { params: { id } })
}

/** `/dashboard/orders/:id` */
export default function OrderRoute({ params: { id } }: Route.ComponentProps) {
  return <AdminOrderPage id={id} />
}
