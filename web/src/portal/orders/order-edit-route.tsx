import { TransitionPanel } from '../../orders/transition-panel.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { Route } from './+types/order-edit-route'
import { orderTexts, StoreOrderPage } from './store-order-page.tsx'
import { storeSurface } from './store-order-surface.ts'

export const handle = orderTexts

export const loader = ({ context, params: { id } }: Route.LoaderArgs) => readRecord(context, storeSurface.read, { params: { id } })

/** `/store/orders/:id/edit`: the order with the form of its next step. */
export default function OrderEditRoute({ params: { id } }: Route.ComponentProps) {
  return <StoreOrderPage id={id} form={(order) => <TransitionPanel order={order} surface={storeSurface} />} />
}
