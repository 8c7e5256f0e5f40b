import { codeHistory } from '../../promotions/code-history.ts'
import { CodePage } from '../../promotions/code-page.tsx'
import { History } from '../../resource/history.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import type { Route } from './+types/promo-code-route'
import { codeKeys, promoCodesSide, useMayDoWithCodes } from './sides.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'admin/history'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, ...codeKeys.promo_codes('index'))
  return null
}

/** `/dashboard/promo-codes/:id` */
export default function PromoCodeRoute() {
  const may = useMayDoWithCodes('promo-codes')
  return <CodePage side={promoCodesSide} may={may} below={(id) => <History entity="promo-codes" id={id} {...codeHistory} />} />
}
