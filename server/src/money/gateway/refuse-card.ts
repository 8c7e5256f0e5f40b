import { orderErrors } from '@rahba/contract/orders/errors'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { failField } from '../../platform/errors.ts'
import type { PaymentGateway } from '../../platform/gateway/port.ts'

/** Throws `method_not_offered` where a card is asked for and none can be taken: no gateway is configured, or what is left to charge is less than it takes. */
export function refuseCard(gateway: PaymentGateway | null, method: PaymentMethod, to_charge = 0): void {
  if (method !== 'card') return
  if (!gateway || (to_charge > 0 && to_charge < gateway.minAmount)) throw failField('payment_method', orderErrors.method_not_offered)
}
