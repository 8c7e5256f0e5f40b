import {
  type CancellationAction,
  type CancellationActionName,
  cancellationActions,
} from '@rahba/contract/orders/cancellations/cancellation-actions'
import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { eq } from 'drizzle-orm'
import { products } from '../src/catalog/table.ts'
import { readBalance } from '../src/money/ledger/read-accounts.ts'
import { adminWith } from './actors.ts'
import { fillWallet, makeSlip, type OrderWorld, orderWorld } from './order-world.ts'
import { type Answer, once, type TestApp } from './test-app.ts'

type Side = 'admin' | 'store' | 'user'

interface RefundWorld extends OrderWorld {
  admin: Awaited<ReturnType<typeof adminWith>>
  tokens: Record<Side, string>
  /** An order of `quantity` pieces at 50.00 each, paid from the wallet unless said otherwise, brought to `upTo`. */
  placed: (given?: {
    quantity?: number
    method?: 'wallet' | 'cod' | 'bank_transfer'
    wallet?: number
    upTo?: 'accepted' | 'delivered'
    /** The shipping company that delivers it; the store itself when left out. */
    carrier?: string
    tracking?: string
  }) => Promise<WholeOrder>
  read: (order_id: string) => Promise<WholeOrder>
  /** The shopper asks for so many pieces of the first line. */
  ask: (order: WholeOrder, quantity: number, extra?: object) => Promise<Answer>
  cancellation: (id: string) => Promise<WholeCancellation>
  /** Acts on it with what the actor sees now, unless `extra` says otherwise. */
  decide: (side: 'admin' | 'store', id: string, action: CancellationActionName, extra?: object) => Promise<Answer>
  getStock: (order: WholeOrder) => Promise<number>
}

/** A market with an admin who decides refunds, and orders to refund. */
export async function refundWorld(t: TestApp): Promise<RefundWorld> {
  const world = await orderWorld(t)
  const admin = await adminWith(t, [
    'orders.index',
    'orders.update',
    'payments.update',
    'canceled-orders.index',
    'canceled-orders.create',
    'canceled-orders.update',
  ])
  const tokens = { admin: admin.token, store: world.store.token, user: world.shopper.token }
  const post = (side: Side, path: string, body: object) => t.call('POST', path, { token: tokens[side], headers: once(), body })
  const must = (answer: Answer, what: string) => {
    if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const read = async (id: string): Promise<WholeOrder> => must(await t.call('GET', `/admin/orders/${id}`, { token: tokens.admin }), 'read')
  const cancellation = async (id: string): Promise<WholeCancellation> =>
    must(await t.call('GET', `/admin/canceled-orders/${id}`, { token: tokens.admin }), 'cancellation')

  return {
    ...world,
    admin,
    tokens,
    read,
    cancellation,
    placed: async ({ quantity = 3, method = 'wallet', wallet = 0, upTo = 'delivered', carrier, tracking = '1' } = {}) => {
      const product_id = await world.product(quantity + 5)
      const due = method === 'wallet' ? quantity * 5000 + 1500 : wallet
      // Sets the exact balance, regardless of earlier refunds.
      await fillWallet(t.db, world.shopper.id, due - (await readBalance(t.db, 'customer_wallet', world.shopper.id)))
      const body = world.cart(product_id, {
        lines: [{ product_id, quantity }],
        payment_method: method,
        use_wallet: due > 0 && method !== 'wallet',
        ...(carrier && { fulfilment: 'shipping_company' }),
      })
      const { id } = must(await world.order(body), 'order')
      if (method === 'bank_transfer') {
        const transfer = { bank_account_id: world.bank_account_id, sender_name: 'ريم', slip: await makeSlip(t.db, world.shopper.id) }
        const paid = must(await post('user', `/user/orders/${id}/transfer`, transfer), 'transfer')
        const payment = paid.payments.at(-1).id
        must(await post('admin', `/admin/payments1/${payment}/confirm`, { reference: 'FT1' }), 'confirm')
      }
      const way: OrderActionName[] = ['accept', 'prepare', 'make_ready', ...(carrier ? ['ship' as const] : []), 'send_out', 'deliver']
      const parcel = { shipping_company: carrier, tracking_number: tracking }
      for (const action of way.slice(0, upTo === 'accepted' ? 1 : way.length))
        must(await post('store', `/store/orders/${id}/actions`, { action, ...(action === 'ship' && parcel) }), action)
      return read(id)
    },
    ask: (order, quantity, extra = {}) =>
      post('user', '/user/cancellations', {
        order_id: order.id,
        lines: [{ order_line_id: order.lines[0]?.id, quantity }],
        refund_reason: 'changed_mind',
        ...extra,
      }),
    decide: async (side, id, action, extra = {}) => {
      const { version, amount } = await cancellation(id)
      const path = side === 'admin' ? `/admin/canceled-orders/${id}/actions` : `/store/cancellations/${id}/actions`
      const { needs }: CancellationAction = cancellationActions[action]
      const note = side === 'admin' ? { note: 'قرار الإدارة' } : {}
      return post(side, path, { action, version, ...(needs === 'amount' && { expected_amount: amount }), ...note, ...extra })
    },
    getStock: async (order) => {
      const [row] = await t.db
        .select({ quantity: products.quantity })
        .from(products)
        .where(eq(products.id, order.lines[0]?.product_id ?? ''))
      return row?.quantity ?? -1
    },
  }
}
