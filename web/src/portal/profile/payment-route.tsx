import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { CommissionPanel } from '../../stores/commission-panel.tsx'
import { BankForm } from '../../stores/profile/bank-form.tsx'
import { useStore } from '../layout/use-store.ts'

export const handle: RouteHandle = { text: ['store-commission'] }

/** `/store/profile/payment` */
export default function PaymentRoute() {
  const store = useStore()
  return (
    <>
      <BankForm />
      <CommissionPanel store={store} />
    </>
  )
}
