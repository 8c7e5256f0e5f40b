import { readRecord } from '../../shell/request/read-for-page.ts'
import type { Route } from './+types/order-route'
import { orderTexts, StoreOrderPage } from './store-order-page.tsx'
import { storeSurface } from './store-order-surface.ts'

export const handle = orderTexts

export const loader = ({ context, params: { id } }: Route.LoaderArgs) => readRecord(context, storeSurface.read, { params: { id } })

/** `/store/orders/:id` */
export default function OrderRoute({ params: { id } }: Route.ComponentProps) {
  return <StoreOrderPage id={id} />
}
