import type { PricedCartLine } from '@rahba/contract/orders/cart/cart'
import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { cartLineKey } from '@rahba/contract/orders/cart/cart-lines'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import type { PostedStore } from './choices.ts'

type Fields = RefusedForm['fields']

/** The place where the refusals of one store's cart are shown. */
interface RefusedStore {
  store: { id: string }
  /** By the field of its cart. */
  errors: Fields
  /** By the place of the line in the shopper's cart. */
  line_errors: Partial<Record<number, string>>
}

/** The field of `carts` that a path names, and where it is: the place of its cart, and of its line if it is about one. */
function readPath(path: string) {
  const [, cart, field = ''] = /^carts\.(\d+)\.(.+)$/.exec(path) ?? []
  const [, line] = /^lines\.(\d+)\./.exec(field) ?? []
  return { field, cart: cart === undefined ? -1 : Number(cart), line: line === undefined ? -1 : Number(line) }
}

/**
 * Shares the refusals out to the stores and lines that they name. `sent` are the carts as they were sent, because the cart that is shown now may have
 * fewer stores and lines that can be ordered. Returns the stores with their refusals, and the rest, which is about the whole checkout.
 */
export function shareRefusals<Store extends RefusedStore>(
  fields: Fields,
  sent: readonly PostedStore[],
  stores: readonly Store[],
  cart: readonly StoredCartLine[],
): { stores: Store[]; rest: Fields } {
  const keys = cart.map(cartLineKey)
  const refusals = Object.entries(fields).map(([path, text]) => {
    const { field, cart: place, line } = readPath(path)
    const posted = sent[place]
    const posted_line = posted?.lines[line]
    return { path, text, field, store_id: posted?.store_id, index: posted_line ? keys.indexOf(cartLineKey(posted_line)) : -1 }
  })
  const shared = stores.map((one) => {
    const own = refusals.filter(({ store_id }) => store_id === one.store.id)
    const errors = own.filter(({ index }) => index < 0).map(({ field, text }) => [field, text])
    const line_errors = own.filter(({ index }) => index >= 0).map(({ index, text }) => [index, text])
    return {
      ...one,
      errors: { ...one.errors, ...Object.fromEntries(errors) },
      line_errors: { ...one.line_errors, ...Object.fromEntries(line_errors) },
    }
  })
  const rest = refusals.filter(({ store_id }) => stores.every(({ store }) => store.id !== store_id))
  return { stores: shared, rest: Object.fromEntries(rest.map(({ path, text }) => [path, text])) }
}

/**
 * Says of a store that shoppers may no longer see why it is gone, as the cart does, in place of the refusal of its id. `gone` are the lines of
 * such stores, by their place in `cart`.
 */
export function explainUnavailable(
  fields: Fields,
  sent: readonly PostedStore[],
  unavailable: readonly Pick<PricedCartLine, 'index' | 'problem'>[],
  cart: readonly StoredCartLine[],
): Fields {
  const reasons = new Map(unavailable.map(({ index, problem }) => [cart[index] && cartLineKey(cart[index]), problem?.text]))
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const posted = sent[Number(/^carts\.(\d+)\.store_id$/.exec(path)?.[1] ?? -1)]
      return [path, posted?.lines.map((line) => reasons.get(cartLineKey(line))).find(Boolean) ?? text]
    }),
  )
}
