import { storeCouponBody } from '@rahba/contract/promotions/code-shapes'
import { CodeFormPage } from '../../promotions/code-form.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/coupon-form-route'
import { ownCodesSurface } from './store-code-surface.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'portal/products'] }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  params.id ? readRecord(context, ownCodesSurface.calls.read, { params: { id: params.id } }) : null

/** `/store/coupons/create` and `/store/coupons/:id/edit` */
export default function CouponFormRoute() {
  const { title } = useText('portal/products')
  return <CodeFormPage surface={ownCodesSurface} body={storeCouponBody} breadcrumbs={[{ label: title, to: '/store/products' }]} />
}
