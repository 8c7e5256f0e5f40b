import { orderErrors } from '@rahba/contract/orders/errors'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import type { Intent, PaymentGateway } from '../../platform/gateway/port.ts'

interface WantedPage {
  /** The id that the gateway keeps with the page, so that its money is booked for nothing else. */
  id: string
  /** A payment on it: the shopper returns to its status. */
  payment_id: string
  /** Halalas. */
  amount: number
  order_numbers: readonly number[]
  expires_at: string
}

/**
 * Makes a page at the gateway, outside any transaction, and gives the address to show. `keep` writes the page down and returns the one that
 * counts: of two that were asked for at once the first; undefined where nobody should pay any more. A page that is not shown is closed. Throws
 * `gateway_unavailable`.
 */
export async function makePage(
  { gateway, env, log }: Pick<Deps, 'env' | 'log'> & { gateway: PaymentGateway },
  { id, payment_id, amount, order_numbers, expires_at }: WantedPage,
  keep: (made: Intent) => Promise<Intent | undefined>,
): Promise<string> {
  const made = await gateway
    .createIntent({
      payment_id: id,
      amount,
      description: `رحبة · Rahba · ${order_numbers.join(', ')}`,
      return_url: `${env.PUBLIC_URL}/api/card-payments/${payment_id}/return`,
      expires_at,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, payment: payment_id }, 'the gateway made no page for a card')
      throw fail(orderErrors.gateway_unavailable)
    })
  const shown = await keep(made)
  if (shown?.ref !== made.ref)
    await gateway
      .close(made.ref)
      .catch((error: unknown) => log.warn({ err: error, payment: payment_id }, 'a page nobody was shown stays open'))
  if (!shown) throw fail(orderErrors.gateway_unavailable)
  return shown.url
}
