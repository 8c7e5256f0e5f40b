import { errors } from '@rahba/contract/kernel/errors'
import { cartLineKey } from '@rahba/contract/orders/cart/cart-lines'
import { placeCheckout } from '@rahba/contract/orders/checkouts/checkouts.calls'
import { orderErrors } from '@rahba/contract/orders/errors'
import { redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import type { LoadContext } from '../../shell/request/call-api.ts'
import { postForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { changeCart, type LoadedCart } from '../../shop/cart/keep-cart.server.ts'
import { type RefusedOrder, toCart } from './checkout-view.server.ts'
import { type Choices, type PostedStore, readPostedLines, type StoreChoice } from './choices.ts'
import { writeDraftCookie } from './draft.server.ts'
import { hasOwnChange } from './shown-choices.ts'

/** Takes what was ordered out of the cart. */
async function emptyCart(context: LoadContext, cart: LoadedCart, ordered: readonly PostedStore[]): Promise<void> {
  const keys = new Set(ordered.flatMap(({ lines }) => lines.map(cartLineKey)))
  await changeCart(context, cart, (lines) => {
    const remaining = lines.filter((line) => !keys.has(cartLineKey(line)))
    return remaining.length < lines.length ? remaining : null
  })
}

/** The page that follows: the one that leads to the gateway for a card, otherwise the receipt. */
function getNextPage(context: LoadContext, id: string, byCard: boolean): string {
  const { locale } = context.get(pageRequest)
  if (byCard) return pathTo(locale, '/checkout/pay/:id', { id })
  return `${pathTo(locale, '/orders')}?${new URLSearchParams({ checkout: id })}`
}

/** True if a store's goods are to be ordered: it is ticked, and the page did not leave it out for the way of delivery that is still chosen. */
const isMeant = (choice: StoreChoice | undefined): boolean =>
  choice?.included === true && (choice.undeliverable === null || choice.undeliverable !== choice.fulfilment)

/**
 * Places the orders of a checkout as the page showed it, and leads to the next page as a thrown redirect. The key and the lines come from the
 * page, so a post that is repeated after its answer was lost finds the first one's orders. Returns the refusal.
 */
export async function placeOrders(context: LoadContext, cart: LoadedCart, form: FormData, choices: Choices): Promise<RefusedOrder | null> {
  const { payment_method, use_wallet, address_id, stores } = choices
  const ordered = (readPostedLines(form) ?? []).filter(({ store_id }) => isMeant(stores.get(store_id)))
  const carts = ordered.flatMap(({ store_id, lines }) => {
    const choice = stores.get(store_id)
    if (!choice) return []
    const note = choice.note === '' ? null : choice.note
    return [{ ...toCart(store_id, lines, choice, address_id), note, expected_total: choice.expected_total ?? 0 }]
  })
  const cart_version = String(form.get('cart_version') ?? '') || null
  const body = { carts, payment_method: payment_method ?? 'cod', use_wallet, cart_version }
  const posted = await postForm(context, placeCheckout, {}, { body }, { 'idempotency-key': String(form.get('key') ?? '') })
  // Another tab placed this page's orders with other choices. They are the shopper's newest.
  if (posted.refused?.code === errors.idempotency_key_reused.code)
    throw redirect(pathTo(context.get(pageRequest).locale, '/orders'), { status: 303, headers: cart.headers })
  if (posted.refused)
    return { ...posted.refused, sent: ordered, is_own_change: posted.refused.code === orderErrors.price_changed.code && hasOwnChange(form) }
  const { id, to_charge } = posted.answer
  await emptyCart(context, cart, ordered)
  cart.headers.append('set-cookie', writeDraftCookie(null, context.get(pageRequest).origin))
  throw redirect(getNextPage(context, id, payment_method === 'card' && to_charge > 0), { status: 303, headers: cart.headers })
}
