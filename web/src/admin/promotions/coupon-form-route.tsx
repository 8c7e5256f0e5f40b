import { couponBody } from '@rahba/contract/promotions/code-shapes'
import { CodeFormPage } from '../../promotions/code-form.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/coupon-form-route'
import { codeKeys, couponsSurface } from './code-surfaces.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.coupons(params.id ? 'update' : 'create'))
  return params.id ? readRecord(context, couponsSurface.calls.read, { params: { id: params.id } }) : null
}

/** `/dashboard/copoun/create` and `/dashboard/copoun/:id/edit` */
export default function CouponFormRoute() {
  return <CodeFormPage surface={couponsSurface} body={couponBody} />
}
