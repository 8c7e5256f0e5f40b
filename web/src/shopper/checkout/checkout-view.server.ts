import type { BodyOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { readOwnWallet } from '@rahba/contract/money/own-balance.calls'
import type { PricedCartStore } from '@rahba/contract/orders/cart'
import { priceMarketCart } from '@rahba/contract/orders/cart.calls'
import type { StoredCartLine } from '@rahba/contract/orders/cart.schemas'
import { maxCheckoutStores } from '@rahba/contract/orders/cart-lines'
import { type placeCheckout, quoteCheckout } from '@rahba/contract/orders/checkouts.calls'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { listAddresses } from '@rahba/contract/shoppers/addresses.calls'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm } from '../../shell/request/post-form.ts'
import type { KeptCart } from '../../shop/cart/keep-cart.server.ts'
import { readShopCity } from '../../shop/city/shop-city.server.ts'
import { listCities } from '../addresses/find-city.ts'
import type { Choices, PostedStore, StoreChoice } from './choices.ts'
import { shareRefusals } from './share-refusals.ts'

type Quote = ResponseOf<typeof quoteCheckout>
type CartBody = BodyOf<typeof placeCheckout>['carts'][number]
type OrderLine = CartBody['lines'][number]

/** The part of a checkout at one store. */
export interface CheckoutStoreView {
  store: NonNullable<PricedCartStore['store']>
  part: PricedCartStore
  choice: StoreChoice
  /** False if nothing of it can be ordered now. */
  can_order: boolean
  quote: Quote['carts'][number] | null
  /** The refusals, by the field of its cart. */
  errors: Partial<Record<string, string>>
  /** The refusals of its lines, by their place in the shopper's cart. */
  line_errors: Partial<Record<number, string>>
  /** The total that the page showed before it changed, in halalas; null if it did not change. */
  seen_total: number | null
}

export interface CheckoutView {
  addresses: Address[]
  address_id: string
  stores: CheckoutStoreView[]
  payment_method: PaymentMethod
  use_wallet: boolean
  /** Halalas in the shopper's wallet. */
  wallet: number
  sums: Pick<Quote, 'total' | 'wallet_part' | 'to_charge'> | null
  card_offered: boolean
  /** The refusal of the whole checkout. */
  error: string | null
  fields: Partial<Record<string, string>>
  /** The key under which this cart is ordered once. */
  key: string
  /** The lines by store, as they are posted. */
  lines: string
  /** The form of another address: the cities it knows, what it begins with, and why it was refused. */
  new_address: { cities: string[]; person: { name: string; phone: string }; refused: RefusedForm | null }
}

const toOrderLine = ({ product_id, variant_id, quantity, options }: StoredCartLine): OrderLine => ({
  product_id,
  variant_id,
  quantity,
  options,
})

/** Returns the first way to hand over that works for the address, or the first there is. */
function chooseFulfilment({ fulfilments, delivery_problem }: PricedCartStore, address: Address | undefined): StoreChoice['fulfilment'] {
  const delivers = delivery_problem === null && address !== undefined
  const offered = delivers ? fulfilments : fulfilments.toSorted((a, b) => Number(b === 'pickup') - Number(a === 'pickup'))
  return offered[0] ?? null
}

function chooseByDefault(part: PricedCartStore, address: Address | undefined): StoreChoice {
  const fulfilment = chooseFulfilment(part, address)
  const below = fulfilment !== 'pickup' && (part.delivery_problem !== null || (part.delivery?.missing_to_minimum ?? 0) > 0)
  return { included: !below, fulfilment, branch_id: '', coupon_code: '', note: '', expected_total: null }
}

/** The body of one cart as a quote and an order take it. */
export const toCart = (store_id: string, lines: OrderLine[], choice: StoreChoice, address_id: string) => ({
  store_id,
  lines,
  fulfilment: choice.fulfilment ?? 'store_delivery',
  address_id: choice.fulfilment === 'pickup' || address_id === '' ? null : address_id,
  branch_id: choice.fulfilment === 'pickup' && choice.branch_id !== '' ? choice.branch_id : null,
  coupon_code: choice.coupon_code === '' ? null : choice.coupon_code,
})

/** A refusal with the carts that it is about, in the order in which they were sent. */
export type RefusedOrder = RefusedForm & { sent: readonly PostedStore[] }

/** The events before the checkout is shown. */
interface Before {
  /** The reason that placing it was refused, and the carts that were sent. */
  refused?: RefusedOrder | null
  /** The reason that a new address was refused. */
  refusedAddress?: RefusedForm | null
  /** True if the shopper just wrote an address, which is the one meant. */
  address_added?: boolean
}

/** Returns the address of the checkout: the chosen one, the one just written, the first in the shopper's city, or the default. */
async function chooseAddress(context: LoadContext, addresses: readonly Address[], chosen: string | undefined, isNewest: boolean) {
  const picked = addresses.find(({ id }) => id === chosen)
  if (picked) return picked
  if (isNewest) return addresses.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0]
  const city = await readShopCity(context)
  return (city?.chosen ? addresses.find(({ city_id }) => city_id === city.id) : undefined) ?? addresses[0]
}

/** Returns the stores of a priced cart with the choices made for each; by default everything that can be ordered is. */
function chooseStores(parts: readonly PricedCartStore[], choices: Choices | null, address: Address | undefined): CheckoutStoreView[] {
  return parts.slice(0, maxCheckoutStores).flatMap((part) => {
    const { store, lines, problem } = part
    if (!store) return []
    const can_order = problem === null && lines.some((line) => line.problem === null)
    const chosen = choices?.stores.get(store.id) ?? chooseByDefault(part, address)
    const choice = { ...chosen, fulfilment: chosen.fulfilment ?? chooseFulfilment(part, address), included: chosen.included && can_order }
    return [{ store, part, choice, can_order, quote: null, errors: {}, line_errors: {}, seen_total: null }]
  })
}

/** Returns the lines of a store that can be ordered. */
const readLines = ({ part }: CheckoutStoreView, cart: KeptCart): OrderLine[] =>
  part.lines.flatMap(({ index, problem }) => {
    const line = cart.lines[index]
    return line && problem === null ? [toOrderLine(line)] : []
  })

/** Quotes the stores of a checkout that are included, and writes sums or refusals into it. */
async function quoteStores(context: LoadContext, cart: KeptCart, view: CheckoutView, refused: RefusedOrder | null): Promise<CheckoutView> {
  const { payment_method, use_wallet, address_id } = view
  const included = view.stores.filter(({ choice }) => choice.included)
  if (included.length === 0) return view
  const carts = included.map((one) => toCart(one.store.id, readLines(one, cart), one.choice, address_id))
  const quoted = await postForm(context, quoteCheckout, {}, { body: { carts, payment_method, use_wallet } })
  if (quoted.refused) {
    const sent = carts.map(({ store_id, lines }) => ({ store_id, lines }))
    const fields = { ...view.fields, ...shareRefusals(quoted.refused.fields, sent, view.stores, cart.lines) }
    return { ...view, fields, error: view.error ?? quoted.refused.error }
  }
  const { carts: quotes, card_offered, ...sums } = quoted.answer
  for (const [index, one] of included.entries()) {
    const quote = quotes[index] ?? null
    const { expected_total } = one.choice
    one.quote = quote
    if (refused?.code === 'price_changed' && quote?.total !== expected_total) one.seen_total = expected_total
  }
  return { ...view, sums, card_offered }
}

/** Prices the cart as it was chosen. Returns null if the cart is empty. */
export async function viewCheckout(
  context: LoadContext,
  cart: KeptCart,
  choices: Choices | null,
  { refused = null, refusedAddress = null, address_added = false }: Before = {},
): Promise<CheckoutView | null> {
  if (cart.lines.length === 0) return null
  const [addresses, { balance }, places, { name, phone }] = await Promise.all([
    callApi(context, listAddresses),
    callApi(context, readOwnWallet),
    callApi(context, listPlaces),
    callApi(context, userProfile),
  ])
  const address = await chooseAddress(context, addresses, choices?.address_id, address_added)
  const priced = await callApi(context, priceMarketCart, { body: { lines: cart.lines, city: address?.city ?? null } })
  const stores = chooseStores(priced.stores, choices, address)
  const view: CheckoutView = {
    addresses,
    address_id: address?.id ?? '',
    stores,
    payment_method: choices?.payment_method ?? 'cod',
    use_wallet: choices?.use_wallet ?? false,
    wallet: balance,
    sums: null,
    card_offered: false,
    error: refused?.error ?? null,
    fields: refused ? shareRefusals(refused.fields, refused.sent, stores, cart.lines) : {},
    new_address: { cities: listCities(places).map(({ shown }) => shown), person: { name: name ?? '', phone }, refused: refusedAddress },
    key: `cart-${cart.version}`,
    lines: JSON.stringify(
      stores.filter(({ can_order }) => can_order).map((one) => ({ store_id: one.store.id, lines: readLines(one, cart) })),
    ),
  }
  return quoteStores(context, cart, view, refused)
}
