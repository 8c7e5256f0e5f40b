import { priceMarketCart } from '@rahba/contract/orders/cart/cart.calls'
import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { addToCart, maxLineQuantity } from '@rahba/contract/orders/cart/cart-lines'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { actOnOwnOrder, readOwnOrder } from '@rahba/contract/orders/orders.calls'
import { redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { postForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { changeCart, loadCart } from '../../shop/cart/keep-cart.server.ts'

const toCartLine = ({ product_id, variant_id, quantity, options }: ShopperOrder['lines'][number]): StoredCartLine => ({
  product_id,
  variant_id,
  quantity: Math.min(quantity, maxLineQuantity),
  options: options.map(({ field_id, option_id, text }) => ({ field_id, ...(option_id && { option_id }), ...(text && { text }) })),
  seen_price: null,
})

/**
 * Puts what is still sold of an order into the cart. Returns the address that follows: the cart if all of it was taken, else the order's page, which
 * names the lines that were left out (`left`) or taken in part (`less`).
 */
export async function addOrderAgain(context: LoadContext, id: string, page: string): Promise<{ address: string; headers: Headers }> {
  const order = await callApi(context, readOwnOrder, { params: { id } })
  const requested = order.lines.map(toCartLine)
  // The lines of two orders of one product may be equal, so each is priced apart from what the cart holds.
  const { stores } = await callApi(context, priceMarketCart, { body: { lines: requested } })
  const priced = new Map(stores.flatMap(({ lines }) => lines.map((line) => [line.index, line])))
  const cart = await loadCart(context)
  const [unavailable, reduced]: [string[], string[]] = [[], []]
  const added: StoredCartLine[] = []
  for (const [index, line] of requested.entries()) {
    const { problem, unit_price } = priced.get(index) ?? { problem: null, unit_price: null }
    const quantity = problem === null ? line.quantity : (problem.max ?? 0)
    const line_id = order.lines[index]?.id ?? ''
    if (unit_price === null || quantity <= 0) unavailable.push(line_id)
    else {
      if (quantity < line.quantity) reduced.push(line_id)
      added.push({ ...line, quantity, seen_price: unit_price })
    }
  }
  const full =
    added.length > 0 ? await changeCart(context, cart, (lines) => added.reduce((all, line) => addToCart(all, line), lines)) : null
  const { headers } = cart
  if (full === null && unavailable.length + reduced.length === 0)
    return { address: pathTo(context.get(pageRequest).locale, '/cart'), headers }
  const search = new URLSearchParams({ again: full === null ? '' : 'full', unavailable: unavailable.join(), reduced: reduced.join() })
  return { address: `${page}?${search}`, headers }
}

/**
 * Cancels orders that await a card and puts their goods into the cart, so that they can be paid another way. An order that was paid meanwhile
 * stays. Returns the redirect that follows: to the cart, or to `page` if nothing was cancelled.
 */
export async function orderInstead(context: LoadContext, ids: readonly string[], page: string): Promise<Response> {
  const { locale } = context.get(pageRequest)
  const cart = pathTo(locale, '/cart')
  let next: { address: string; headers: Headers } | undefined
  for (const id of ids) {
    const body = { action: 'cancel_own', note: null } as const
    const { refused } = await postForm(context, actOnOwnOrder, {}, { params: { id }, body }, { 'idempotency-key': crypto.randomUUID() })
    if (refused) continue
    const added = await addOrderAgain(context, id, pathTo(locale, '/orders/:id', { id }))
    // The page that names what is not sold any more counts more than the cart.
    if (next === undefined || next.address === cart) next = added
  }
  return redirect(next?.address ?? page, { status: 303, ...(next && { headers: next.headers }) })
}
