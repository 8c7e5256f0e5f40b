import { DeliveryForm } from '../../stores/profile/delivery-form.tsx'
import { ServicesForm } from '../../stores/profile/services-form.tsx'
import { useStore } from '../layout/use-store.ts'
import { ShippingSwitch } from './shipping-switch.tsx'

/** `/store/profile/shipping` */
export default function ShippingRoute() {
  return (
    <>
      <DeliveryForm actions={<ShippingSwitch store={useStore()} />} />
      <ServicesForm />
    </>
  )
}
