import { CodesPage } from '../../promotions/codes-page.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/promo-codes-route'
import { codeKeys, promoCodesSide, useMayDoWithCodes } from './sides.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.promo_codes('index'))
  return null
}

/** `/dashboard/promo-codes` */
export default function PromoCodesRoute() {
  return <CodesPage side={promoCodesSide} may={useMayDoWithCodes('promo-codes')} />
}
