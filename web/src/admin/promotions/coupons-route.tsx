import { CodesPage } from '../../promotions/codes-page.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/coupons-route'
import { codeKeys, couponsSide, useMayDoWithCodes } from './sides.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.coupons('index'))
  return null
}

/** `/dashboard/copoun` */
export default function CouponsRoute() {
  return <CodesPage side={couponsSide} may={useMayDoWithCodes('copoun')} />
}
