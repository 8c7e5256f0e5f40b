import { promoCodeBody } from '@rahba/contract/promotions/code-shapes'
import { CodeFormPage } from '../../promotions/code-form.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/promo-code-form-route'
import { codeKeys, promoCodesSurface } from './code-surfaces.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.promo_codes(params.id ? 'update' : 'create'))
  return params.id ? readRecord(context, promoCodesSurface.calls.read, { params: { id: params.id } }) : null
}

/** `/dashboard/promo-codes/create` and `/dashboard/promo-codes/:id/edit` */
export default function PromoCodeFormRoute() {
  return <CodeFormPage surface={promoCodesSurface} body={promoCodeBody} />
}
