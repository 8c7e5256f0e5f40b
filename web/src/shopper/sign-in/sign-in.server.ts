import { addFavouriteProduct, addFavouriteStore } from '@rahba/contract/catalog/favourites/favourites.calls'
import { mergeCart } from '@rahba/contract/orders/cart/cart.calls'
import { orderErrors } from '@rahba/contract/orders/errors'
import { userSendCode, userVerifyCode } from '@rahba/contract/shoppers/sign-in.calls'
import { redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { type ApiFailure, innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm, readTyped } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { cartCookie, readCartCookie, writeCartCookie } from '../../shop/cart/cart-cookie.server.ts'
import { readHeart } from '../../shop/favourites/heart-anchor.ts'

/** The state that the page shows after a post: the phone that a code was sent to, or null before that. */
export interface SignInStep {
  phone: string | null
  /** True if the code was sent by this post. */
  sent: boolean
  refused: RefusedForm | null
}

/**
 * Puts what a visitor had in the cart into the shopper's own. Returns the header that empties the browser's cart, or the reason that it stays
 * there.
 */
async function mergeVisitorCart(context: LoadContext, token: string): Promise<{ emptied: string | null; full: boolean }> {
  const { cookies, origin, call } = context.get(pageRequest)
  const lines = readCartCookie(cookies[cartCookie])
  if (lines.length === 0) return { emptied: null, full: false }
  const { status, body } = await call({ ...innerCall(mergeCart, { body: { lines } }), headers: { authorization: `Bearer ${token}` } })
  // A cart that is not taken now is tried again with the next page that reads it.
  if (status >= 400) return { emptied: null, full: (body as ApiFailure).code === orderErrors.cart_full.code }
  return { emptied: writeCartCookie([], origin), full: false }
}

/** Keeps the product or store whose heart led to signing in, as the page said. If that fails, the page that follows has the heart. */
async function keepRequested(context: LoadContext, token: string, next: string): Promise<void> {
  const heart = readHeart(next)
  if (!heart) return
  const keep = innerCall(heart.kind === 'stores' ? addFavouriteStore : addFavouriteProduct, { params: { id: heart.id } })
  await context.get(pageRequest).call({ ...keep, headers: { authorization: `Bearer ${token}` } })
}

interface Answered {
  step: SignInStep
  headers: Headers
}

/** A code is confirmed in the browser that asked for it, so each answer hands the browser's mark on. */
function answer(step: SignInStep, cookies: readonly string[] = []): Answered {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { step, headers }
}

/** Sends a code to the phone of the form. */
async function sendCode(context: LoadContext, form: FormData): Promise<Answered> {
  const typed = readTyped(form)
  const phone = typed.phone ?? ''
  const posted = await postForm(context, userSendCode, typed, { body: { phone } })
  if (!posted.refused) return answer({ phone, sent: true, refused: null }, posted.cookies)
  // A code that was sent a moment ago is still good: the page asks for it.
  const isKnown = posted.refused.code === 'code_too_soon'
  return answer({ phone: isKnown ? phone : null, sent: false, refused: posted.refused })
}

/** Signs in with the code of the form and leads to `next`, as a thrown redirect. Returns what to show if the code is refused. */
async function verifyCode(context: LoadContext, form: FormData, next: string): Promise<Answered> {
  const typed = readTyped(form)
  const { phone = '', code = '' } = typed
  const posted = await postForm(context, userVerifyCode, typed, { body: { phone, code } })
  if (posted.refused) return answer({ phone, sent: false, refused: posted.refused })
  const { headers } = answer({ phone, sent: false, refused: null }, posted.cookies)
  // The choice to keep the account comes before every page, public ones included. The browser's cart waits for it.
  if (posted.answer.user.deletion_due_at !== null)
    throw redirect(pathTo(context.get(pageRequest).locale, '/account/deletion'), { status: 303, headers })
  const { emptied, full } = await mergeVisitorCart(context, posted.answer.token)
  await keepRequested(context, posted.answer.token, next)
  if (emptied !== null) headers.append('set-cookie', emptied)
  // The cart's page says which goods it had no room for.
  throw redirect(full ? pathTo(context.get(pageRequest).locale, '/cart') : next, { status: 303, headers })
}

/** Takes the next step of signing in: the phone's form asks for a code, the code's form signs in and leads to `next`, as a thrown redirect. */
export const signIn = (context: LoadContext, form: FormData, next: string): Promise<Answered> =>
  form.has('code') ? verifyCode(context, form, next) : sendCode(context, form)
