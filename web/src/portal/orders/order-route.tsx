import { readRecord } from '../../shell/request/read-for-page.ts'
import type { Route } from './+types/order-route'
import { orderTexts, StoreOrderPage } from './store-order-page.tsx'
import { storeSide } from './store-order-side.ts'

export const handle = orderTexts

export const loader = ({ context, params: { id } }: Route.LoaderArgs) => readRecord(context, storeSide.read, { params: { id } })

/** `/store/orders/:id` */
export default function OrderRoute({ params: { id } }: Route.ComponentProps) {
  return <StoreOrderPage id={id} />
}
