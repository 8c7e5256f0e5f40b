import type { SavedCart } from '@rahba/contract/orders/cart/cart'
import { mergeCart, readCart, saveCart } from '@rahba/contract/orders/cart/cart.calls'
import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { maxCartLines, mergeCarts } from '@rahba/contract/orders/cart/cart-lines'
import { type ApiFailure, callApi, innerCall, type LoadContext, refuse } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { cartCookie, readCartCookie, writeCartCookie } from './cart-cookie.server.ts'

export interface LoadedCart {
  lines: StoredCartLine[]
  /** The version of a shopper's own cart; null for a visitor's. */
  version: string | null
  /** True if the lines belong to a shopper who is signed in. */
  own: boolean
  /** The lines of the browser that a shopper's full cart has no room for; they stay in the browser. */
  left_out: number
  headers: Headers
}

/** The reasons that a cart is not kept: it has no room, the browser has none, or other devices keep changing it. */
export type CartRefusal = 'full' | 'browser_full' | 'changed'

/** True if the answer of a call is the refusal with this code. */
const isRefusedAs = (status: number, body: unknown, code: string) => status === 409 && (body as ApiFailure).code === code

/** Reads the cart of who asks: a shopper's own, with what was put in before signing in; otherwise the one that the browser keeps. */
export async function loadCart(context: LoadContext): Promise<LoadedCart> {
  const page = context.get(pageRequest)
  const here = readCartCookie(page.cookies[cartCookie])
  const headers = new Headers()
  const visitor: LoadedCart = { lines: here, version: null, own: false, left_out: 0, headers }
  if (!page.cookies.userToken) return visitor
  const call = here.length === 0 ? innerCall(readCart, {}) : innerCall(mergeCart, { body: { lines: here } })
  const { status, body } = await page.call(call)
  // A session that has ended leaves the visitor's cart as it is.
  if (status === 401) return visitor
  if (isRefusedAs(status, body, 'cart_full')) {
    const { lines, updated_at } = await callApi(context, readCart)
    return { lines, version: updated_at, own: true, left_out: mergeCarts(lines, here).length - lines.length, headers }
  }
  if (status >= 400) refuse(page, call.path, status, body)
  if (here.length > 0) headers.append('set-cookie', writeCartCookie([], page.origin) ?? '')
  // Both answers have the shape of their schema.
  const { lines, updated_at } = body as SavedCart
  return { lines, version: updated_at, own: true, left_out: 0, headers }
}

/** Saves a shopper's cart over the version that was read. Returns false if another device saved since. */
async function save(context: LoadContext, lines: StoredCartLine[], version: string | null): Promise<boolean> {
  const page = context.get(pageRequest)
  const call = innerCall(saveCart, { body: { lines } })
  const { status, body } = await page.call({ ...call, ...(version && { headers: { 'if-match': version } }) })
  if (isRefusedAs(status, body, 'stale_record')) return false
  if (status >= 400) refuse(page, call.path, status, body)
  return true
}

/**
 * Changes a cart where {@link loadCart} found it. If another device changed it meanwhile, it is read again and the change is repeated once.
 * @param change gives the new lines, or null if these lines need no change
 * @returns the reason that the change was not kept, or null
 */
export async function changeCart(
  context: LoadContext,
  { lines, version, own, headers }: LoadedCart,
  change: (lines: StoredCartLine[]) => StoredCartLine[] | null,
): Promise<CartRefusal | null> {
  const changed = change(lines)
  if (changed === null) return null
  if (changed.length > maxCartLines) return 'full'
  if (!own) {
    const cookie = writeCartCookie(changed, context.get(pageRequest).origin)
    if (cookie === null) return 'browser_full'
    headers.append('set-cookie', cookie)
    return null
  }
  if (await save(context, changed, version)) return null
  const fresh = await callApi(context, readCart)
  const repeated = change(fresh.lines)
  if (repeated === null) return null
  if (repeated.length > maxCartLines) return 'full'
  return (await save(context, repeated, fresh.updated_at)) ? null : 'changed'
}

/** Removes what the browser keeps of a cart from before signing in. */
export const deleteBrowserCart = (context: LoadContext, { headers }: LoadedCart): void =>
  headers.append('set-cookie', writeCartCookie([], context.get(pageRequest).origin) ?? '')

/** The lines of the cart as the page's frame finds them; a cart that can't be read is what the browser keeps. */
async function readLines(context: LoadContext): Promise<StoredCartLine[]> {
  const { cookies, call } = context.get(pageRequest)
  const here = readCartCookie(cookies[cartCookie])
  if (!cookies.userToken) return here
  const { status, body } = await call(innerCall(readCart, {}))
  // The answer of this call has the shape of its schema.
  return status === 200 ? mergeCarts((body as SavedCart).lines, here).slice(0, maxCartLines) : here
}

/**
 * Returns the number of pieces in the cart, for the frame of each page. It prices nothing, because every page asks: the cart's page tells what
 * can't be ordered.
 */
export async function countCart(context: LoadContext): Promise<number> {
  const lines = await readLines(context)
  return lines.reduce((all, { quantity }) => all + quantity, 0)
}
