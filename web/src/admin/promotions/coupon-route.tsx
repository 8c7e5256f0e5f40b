import { codeHistory } from '../../promotions/code-history.ts'
import { CodePage } from '../../promotions/code-page.tsx'
import { usesList } from '../../promotions/codes-list.ts'
import { History } from '../../resource/history.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/coupon-route'
import { codeKeys, couponsSurface, useMayDoWithCodes } from './code-surfaces.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'admin/history'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.coupons('index'))
  return readRecord(context, couponsSurface.calls.read, { params: { id } }, listReads(request, usesList(couponsSurface, id)))
}

/** `/dashboard/copoun/:id` */
export default function CouponRoute() {
  const may = useMayDoWithCodes('copoun')
  return <CodePage surface={couponsSurface} may={may} below={(id) => <History entity="coupons" id={id} {...codeHistory} />} />
}
