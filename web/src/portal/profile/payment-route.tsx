import { BankForm } from '../../stores/profile/bank-form.tsx'

/** `/store/profile/payment` */
export default function PaymentRoute() {
  return <BankForm />
}
