import { codeHistory } from '../../promotions/code-history.ts'
import { CodePage } from '../../promotions/code-page.tsx'
import { History } from '../../resource/history.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import type { Route } from './+types/coupon-route'
import { codeKeys, couponsSide, useMayDoWithCodes } from './sides.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'admin/history'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.coupons('index'))
  return null
}

/** `/dashboard/copoun/:id` */
export default function CouponRoute() {
  const may = useMayDoWithCodes('copoun')
  return <CodePage side={couponsSide} may={may} below={(id) => <History entity="coupons" id={id} {...codeHistory} />} />
}
