import { CodePage } from '../../promotions/code-page.tsx'
import { usesList } from '../../promotions/codes-list.ts'
import { readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { RecordHistory } from '../history/record-history.tsx'
import type { Route } from './+types/coupon-route'
import { everything, ownCodesSurface } from './store-code-surface.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'portal/products', 'admin/history'] }

export const loader = ({ context, request, params: { id } }: Route.LoaderArgs) =>
  readRecord(context, ownCodesSurface.calls.read, { params: { id } }, listReads(request, usesList(ownCodesSurface, id)))

/** `/store/coupons/:id` */
export default function CouponRoute() {
  const { title } = useText('portal/products')
  return (
    <CodePage
      surface={ownCodesSurface}
      may={everything}
      breadcrumbs={[{ label: title, to: '/store/products' }]}
      below={(id) => <RecordHistory entity="coupons" id={id} />}
    />
  )
}
