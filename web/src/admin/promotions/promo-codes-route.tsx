import { codesList } from '../../promotions/codes-list.ts'
import { CodesPage } from '../../promotions/codes-page.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/promo-codes-route'
import { codeKeys, promoCodesSide, useMayDoWithCodes } from './sides.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.promo_codes('index'))
  return readList(context, request, codesList(promoCodesSide))
}

/** `/dashboard/promo-codes` */
export default function PromoCodesRoute() {
  return <CodesPage side={promoCodesSide} may={useMayDoWithCodes('promo-codes')} />
}
