import { orderErrors } from '@rahba/contract/orders/errors'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { GatewayRefused, GatewayUnavailable } from '../../platform/gateway/port.ts'
import { checkCard } from './check-card.ts'
import type { NoteChange } from './settle-card.ts'

/** `checkCard` for a person who waits: a gateway that does not answer is `gateway_unavailable`. */
export async function callGateway(deps: Pick<Deps, 'db' | 'gateway' | 'log'>, payment_id: string, note?: NoteChange): Promise<void> {
  try {
    await checkCard(deps, payment_id, note)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable) && !(error instanceof GatewayRefused)) throw error
    deps.log.warn({ err: error, payment: payment_id }, 'the gateway could not be asked for a payment')
    throw fail(orderErrors.gateway_unavailable)
  }
}
