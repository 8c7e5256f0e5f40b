import { CodesPage } from '../../promotions/codes-page.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { everything, ownSide } from './side.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'portal/products'] }

/** `/store/coupons` */
export default function CouponsRoute() {
  const { title } = useText('portal/products')
  return <CodesPage side={ownSide} may={everything} breadcrumbs={[{ label: title, to: '/store/products' }]} />
}
