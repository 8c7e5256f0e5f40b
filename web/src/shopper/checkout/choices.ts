import { cartLine } from '@rahba/contract/orders/checkouts/checkout'
import { type Fulfilment, fulfilments, type PaymentMethod, paymentMethods } from '@rahba/contract/orders/order-states'
import { z } from 'zod'

/** The wishes for the order of one store, as the form has them. */
export interface StoreChoice {
  /** False if its goods stay in the cart. */
  included: boolean
  /** Null if the form said nothing that exists. */
  fulfilment: Fulfilment | null
  /** Empty for the first branch that has all of the order. */
  branch_id: string
  coupon_code: string
  /** A code that the page refused. While it stays in its field, the order is made without it. */
  refused_code: string
  /** The reason of its refusal, as the page showed it. Asking again would use up a guess. */
  refused_reason: string
  note: string
  /** The delivery that the page said can't be made, so that the store is left out; null if there was none. */
  undeliverable: Fulfilment | null
  /** The total that the page showed, in halalas; null if it showed none. */
  expected_total: number | null
}

export interface Choices {
  address_id: string
  payment_method: PaymentMethod | null
  use_wallet: boolean
  /** True if the page offered to pay by card. */
  card_offered: boolean
  /** By the store's id. */
  stores: ReadonlyMap<string, StoreChoice>
}

const isFulfilment = (value: string): value is Fulfilment => Object.hasOwn(fulfilments, value)
const isMethod = (value: string): value is PaymentMethod => Object.hasOwn(paymentMethods, value)

/** Returns the name of a field of one store, such as `note.01a2…`. */
export const nameField = (
  store_id: string,
  field:
    | 'included'
    | 'fulfilment'
    | 'branch_id'
    | 'coupon_code'
    | 'refused_code'
    | 'refused_reason'
    | 'note'
    | 'undeliverable'
    | 'expected_total',
) => `${field}.${store_id}`

const maxReasonLength = 300

/** Returns what was chosen in a checkout that a browser posted. */
export function readChoices(form: FormData): Choices {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const ids = form.getAll('store_id').map(String)
  // The buttons of one store's code name the store.
  const [applied, removed] = [read('apply_code'), read('remove_code')]
  const choose = (id: string): StoreChoice => {
    const fulfilment = read(nameField(id, 'fulfilment'))
    const undeliverable = read(nameField(id, 'undeliverable'))
    const expected = read(nameField(id, 'expected_total'))
    return {
      included: form.has(nameField(id, 'included')),
      fulfilment: isFulfilment(fulfilment) ? fulfilment : null,
      branch_id: read(nameField(id, 'branch_id')),
      coupon_code: id === removed ? '' : read(nameField(id, 'coupon_code')),
      refused_code: id === applied ? '' : read(nameField(id, 'refused_code')),
      refused_reason: id === applied ? '' : read(nameField(id, 'refused_reason')).slice(0, maxReasonLength),
      note: read(nameField(id, 'note')),
      undeliverable: isFulfilment(undeliverable) ? undeliverable : null,
      expected_total: /^\d{1,12}$/.test(expected) ? Number(expected) : null,
    }
  }
  const method = read('payment_method')
  return {
    address_id: read('address_id'),
    payment_method: isMethod(method) ? method : null,
    use_wallet: form.has('use_wallet'),
    card_offered: form.has('card_offered'),
    stores: new Map(ids.map((id) => [id, choose(id)])),
  }
}

/**
 * Returns the way to pay that the page begins with, and whether it offers a card before a quote says so. A card that was chosen counts as no
 * choice where the platform takes none.
 */
export function choosePayment(choices: Pick<Choices, 'payment_method' | 'card_offered'> | null, takes_cards: boolean) {
  const chosen = choices?.payment_method ?? null
  if (!takes_cards) {
    const method: PaymentMethod = chosen === null || chosen === 'card' ? 'cod' : chosen
    return { is_chosen: true, payment_method: method, card_offered: false }
  }
  return { is_chosen: chosen !== null, payment_method: chosen ?? ('card' as const), card_offered: choices?.card_offered ?? true }
}

const postedLines = z.array(z.object({ store_id: z.uuid(), lines: z.array(cartLine) }))
export type PostedStore = z.output<typeof postedLines>[number]

/**
 * Returns the lines by store that a page showed, from the field that keeps them, so that a post that is repeated asks for the same order again. The
 * server checks them like those of a cart. Null if the field was tampered with.
 */
export function readPostedLines(form: FormData): PostedStore[] | null {
  try {
    return postedLines.parse(JSON.parse(String(form.get('lines') ?? '')))
  } catch {
    return null
  }
}
