import { storeCouponBody } from '@rahba/contract/promotions/code-schemas'
import { CodeFormPage } from '../../promotions/code-form.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { ownSide } from './side.ts'

export const handle: RouteHandle = { text: ['kit', 'promotions', 'portal/products'] }

/** `/store/coupons/create` and `/store/coupons/:id/edit` */
export default function CouponFormRoute() {
  const { title } = useText('portal/products')
  return <CodeFormPage side={ownSide} body={storeCouponBody} breadcrumbs={[{ label: title, to: '/store/products' }]} />
}
