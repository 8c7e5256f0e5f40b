import type { LoaderFunctionArgs } from 'react-router'
import { codesList } from '../../promotions/codes-list.ts'
import { CodesPage } from '../../promotions/codes-page.tsx'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { everything, ownCodesSurface } from './store-code-surface.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'portal/products'] }

export const loader = ({ context, request }: LoaderFunctionArgs) => readList(context, request, codesList(ownCodesSurface))

/** `/store/coupons` */
export default function CouponsRoute() {
  const { title } = useText('portal/products')
  return <CodesPage surface={ownCodesSurface} may={everything} breadcrumbs={[{ label: title, to: '/store/products' }]} />
}
