import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { readBalances } from '../src/money/ledger/read-accounts.ts'
import { refundWorld } from './refund-world.ts'
import { once, type TestApp } from './test-app.ts'

const accounts = ['store_with_carriers', 'store_pending', 'store_available', 'store_dues'] as const

/** A market whose cash orders go by carrier: {@link refundWorld} with what carriers and the store have of it. */
export async function carrierWorld(t: TestApp) {
  const world = await refundWorld(t)
  const { store, ask, decide, cancellation } = world
  return {
    ...world,
    /** An order for cash, delivered by a carrier. */
    carried: (given: Parameters<typeof world.placed>[0] = {}) => world.placed({ method: 'cod', carrier: 'SMSA', ...given }),
    /** The store's balance in each account. */
    ofStore: () => readBalances(t.db, accounts, store.id),
    /** So many pieces of an order come back sound and are paid back to the wallet. Answers what the store bore of it. */
    giveBack: async (order: WholeOrder, quantity: number): Promise<number> => {
      const { body: request } = await ask(order, quantity)
      await decide('store', request.id, 'accept')
      const { lines } = await cancellation(request.id)
      const seen = lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity, damaged: 0, missing: 0 }))
      const { status, body } = await decide('store', request.id, 'receive', { lines: seen })
      if (status >= 300) throw new Error(JSON.stringify(body))
      return body.settled.store
    },
    complete: (order: WholeOrder) =>
      t.call('POST', `/user/orders/${order.id}/actions`, { token: world.tokens.user, headers: once(), body: { action: 'complete' } }),
  }
}
