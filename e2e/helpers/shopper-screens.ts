import type { At } from './at.ts'
import { newPhone } from './checkout.ts'
import { enterShop } from './shopper-pages.ts'

/** Signs a new shopper in, who has an order, an address and a conversation, and returns the addresses of a shopper's screens. */
export async function openShopperScreens(who: At): Promise<string[]> {
  const shopper = await enterShop(who, newPhone())
  const { card, quantity } = await shopper.enoughOf('majd-oud')
  const order = await shopper.order(card, quantity, 'bank_transfer')
  const chat = await shopper.post('/user/chat', { order_id: order.id })
  const [address] = await shopper.get('/user/addresses')
  const account = ['', '/addresses', '/addresses/create', `/addresses/${address.id}`, '/wallet', '/notices', '/notices/choices']
  const orders = ['/orders', '/orders?tab=cancelled', `/orders/${order.id}`, `/orders/${order.id}/return`]
  return [
    '/checkout',
    ...orders,
    ...[...account, '/favourites', '/devices', '/data'].map((path) => `/account${path}`),
    '/messages',
    `/messages/${chat.id}`,
  ]
}
