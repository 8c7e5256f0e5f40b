import { orderErrors } from '@rahba/contract/orders/errors'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { failField } from '../../platform/errors.ts'
import type { PaymentGateway } from '../../platform/gateway/port.ts'

/**
 * True if a card can pay what is left to charge, in halalas: nothing, or at least what the gateway takes. Without a gateway no card is taken,
 * even where the wallet pays all.
 */
export const takesCard = (gateway: PaymentGateway | null, to_charge: number): boolean =>
  gateway !== null && (to_charge === 0 || to_charge >= gateway.minAmount)

/**
 * Throws `method_not_offered` where a card is asked for and none can be taken: no gateway is configured, or what is left to charge is less than
 * it takes.
 */
export function refuseCard(gateway: PaymentGateway | null, method: PaymentMethod, to_charge = 0): void {
  if (method === 'card' && !takesCard(gateway, to_charge)) throw failField('payment_method', orderErrors.method_not_offered)
}
