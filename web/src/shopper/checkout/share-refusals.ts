import type { PricedCartLine } from '@rahba/contract/orders/cart'
import type { StoredCartLine } from '@rahba/contract/orders/cart.schemas'
import { cartLineKey } from '@rahba/contract/orders/cart-lines'
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

/**
 * Shares the refusals out to the stores and lines that they name. `sent` are the carts as they were sent, because the cart that is shown now may have
 * fewer stores and lines that can be ordered. Returns the rest, which is about the whole checkout.
 */
export function shareRefusals(
  fields: Fields,
  sent: readonly PostedStore[],
  stores: readonly RefusedStore[],
  cart: readonly StoredCartLine[],
): Fields {
  const rest: Fields = {}
  const keys = cart.map(cartLineKey)
  for (const [path, text] of Object.entries(fields)) {
    const [, at = '', field = ''] = /^carts\.(\d+)\.(.+)$/.exec(path) ?? []
    const posted = at === '' ? undefined : sent[Number(at)]
    const refused = stores.find(({ store }) => store.id === posted?.store_id)
    if (!posted || !refused) {
      rest[path] = text
      continue
    }
    const [, place = ''] = /^lines\.(\d+)\./.exec(field) ?? []
    const line = place === '' ? undefined : posted.lines[Number(place)]
    const index = line ? keys.indexOf(cartLineKey(line)) : -1
    if (index >= 0) refused.line_errors[index] = text
    else refused.errors[field] = text
  }
  return rest
}

/**
 * Says of a store that shoppers may no longer see why it is gone, as the cart does, in place of the refusal of its id. `gone` are the lines of such stores,
 * by their place in `cart`.
 */
export function explainGone(
  fields: Fields,
  sent: readonly PostedStore[],
  gone: readonly Pick<PricedCartLine, 'index' | 'problem'>[],
  cart: readonly StoredCartLine[],
): Fields {
  const reasons = new Map(gone.map(({ index, problem }) => [cart[index] && cartLineKey(cart[index]), problem?.text]))
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const posted = sent[Number(/^carts\.(\d+)\.store_id$/.exec(path)?.[1] ?? -1)]
      return [path, posted?.lines.map((line) => reasons.get(cartLineKey(line))).find(Boolean) ?? text]
    }),
  )
}
