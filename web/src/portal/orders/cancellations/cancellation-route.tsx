import { storeOrderInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import { listStoreOrders, readStoreOrder } from '@rahba/contract/orders/orders.calls'
import { CancellationPage } from '../../../orders/cancellations/cancellation-page.tsx'
import type { ActingSurface } from '../../../orders/cancellations/cancellation-surface.ts'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/cancellation-route'
import { storeCancellations } from './store-cancellation-surface.ts'

export const handle: RouteHandle = { text: ['kit', 'orders', 'cancellations', 'portal/orders'] }

export const loader = ({ context, params }: Route.LoaderArgs) => readRecord(context, storeCancellations.read, { params: { id: params.id } })

const surface: ActingSurface = { ...storeCancellations, alters: [readStoreOrder, listStoreOrders, storeOrderInvoices] }

/** `/store/orders/cancelled/:id`: one cancellation or return, to be answered or inspected. */
export default function CancellationRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('portal/orders')
  return (
    <CancellationPage
      id={id}
      surface={surface}
      breadcrumbs={[
        { label: t.title, to: '/store/orders' },
        { label: t.cancelledTitle, to: '/store/orders/cancelled' },
      ]}
    />
  )
}
