import { codeHistory } from '../../promotions/code-history.ts'
import { CodePage } from '../../promotions/code-page.tsx'
import { usesList } from '../../promotions/codes-list.ts'
import { History } from '../../resource/history.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/promo-code-route'
import { codeKeys, promoCodesSurface, useMayDoWithCodes } from './code-surfaces.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'admin/history'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.promo_codes('index'))
  return readRecord(context, promoCodesSurface.calls.read, { params: { id } }, listReads(request, usesList(promoCodesSurface, id)))
}

/** `/dashboard/promo-codes/:id` */
export default function PromoCodeRoute() {
  const may = useMayDoWithCodes('promo-codes')
  return <CodePage surface={promoCodesSurface} may={may} below={(id) => <History entity="promo-codes" id={id} {...codeHistory} />} />
}
