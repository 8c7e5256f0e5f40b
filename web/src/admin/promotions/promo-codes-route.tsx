import { codesList } from '../../promotions/codes-list.ts'
import { CodesPage } from '../../promotions/codes-page.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/promo-codes-route'
import { codeKeys, promoCodesSurface, useMayDoWithCodes } from './code-surfaces.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.promo_codes('index'))
  return readList(context, request, codesList(promoCodesSurface))
}

/** `/dashboard/promo-codes` */
export default function PromoCodesRoute() {
  return <CodesPage surface={promoCodesSurface} may={useMayDoWithCodes('promo-codes')} />
}
