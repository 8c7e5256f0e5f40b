import { errorText } from '@rahba/contract/kernel/errors'
import type { SavedCart } from '@rahba/contract/orders/cart'
import { mergeCart, readCart, saveCart } from '@rahba/contract/orders/cart.calls'
import type { StoredCartLine } from '@rahba/contract/orders/cart.schemas'
import { maxCartLines, mergeCarts } from '@rahba/contract/orders/cart-lines'
import { orderErrors } from '@rahba/contract/orders/errors'
import { callApi, innerCall, type LoadContext, refuse } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { cartCookie, readCartCookie, writeCartCookie } from './cart-cookie.server.ts'

export interface KeptCart {
  lines: StoredCartLine[]
  /** The version of a shopper's own cart; null for a visitor's. */
  version: string | null
  /** True if the lines belong to a shopper who is signed in. */
  own: boolean
  headers: Headers
}

/** Reads the cart of who asks: a shopper's own, with what was put in before signing in; otherwise the one that the browser keeps. */
export async function loadCart(context: LoadContext): Promise<KeptCart> {
  const page = context.get(pageRequest)
  const here = readCartCookie(page.cookies[cartCookie])
  const headers = new Headers()
  if (!page.cookies.userToken) return { lines: here, version: null, own: false, headers }
  const call = here.length === 0 ? innerCall(readCart, {}) : innerCall(mergeCart, { body: { lines: here } })
  const { status, body } = await page.call(call)
  // A session that has ended leaves the visitor's cart as it is.
  if (status === 401) return { lines: here, version: null, own: false, headers }
  if (status >= 400) refuse(page, call.path, status, body)
  if (here.length > 0) headers.append('set-cookie', writeCartCookie([], page.origin) ?? '')
  // Both answers have the shape of their schema.
  const { lines, updated_at } = body as SavedCart
  return { lines, version: updated_at, own: true, headers }
}

/** Keeps a cart where {@link loadCart} found it. Returns the words if it is too large. */
export async function keepCart(context: LoadContext, { own, headers }: KeptCart, lines: StoredCartLine[]): Promise<string | null> {
  const { origin, locale } = context.get(pageRequest)
  const full = errorText(orderErrors.cart_full, locale)
  if (lines.length > maxCartLines) return full
  if (own) {
    await callApi(context, saveCart, { body: { lines } })
    return null
  }
  const cookie = writeCartCookie(lines, origin)
  if (cookie === null) return full
  headers.append('set-cookie', cookie)
  return null
}

/** The number of lines in the cart for the page's frame. A cart that can't be read counts none, so that the page is still drawn. */
export async function countCart(context: LoadContext): Promise<number> {
  const { cookies, call } = context.get(pageRequest)
  const here = readCartCookie(cookies[cartCookie])
  if (!cookies.userToken) return here.length
  const { status, body } = await call(innerCall(readCart, {}))
  // The answer of this call has the shape of its schema.
  return status === 200 ? mergeCarts((body as SavedCart).lines, here).length : here.length
}
