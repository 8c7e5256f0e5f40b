import { DeliveryForm } from './delivery-form.tsx'
import { ServicesForm } from './services-form.tsx'

/** `/store/profile/shipping` */
export default function ShippingRoute() {
  return (
    <>
      <DeliveryForm />
      <ServicesForm />
    </>
  )
}
