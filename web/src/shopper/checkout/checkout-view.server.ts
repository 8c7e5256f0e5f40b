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

/**
 * Prices the cart as it was chosen: by default everything that can be ordered goes to the default address, or to
 * the first one in the city that the shopper chose. Returns null if the cart is empty.
 */
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
  const newest = address_added ? addresses.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0] : undefined
  const city = await readShopCity(context)
  const inCity = city?.chosen ? addresses.find(({ city_id }) => city_id === city.id) : undefined
  const address = addresses.find(({ id }) => id === choices?.address_id) ?? newest ?? inCity ?? addresses[0]
  const priced = await callApi(context, priceMarketCart, { body: { lines: cart.lines, city: address?.city ?? null } })
  const stores = priced.stores.slice(0, maxCheckoutStores).flatMap((part): CheckoutStoreView[] => {
    const { store, lines, problem } = part
    if (!store) return []
    const can_order = problem === null && lines.some((line) => line.problem === null)
    const chosen = choices?.stores.get(store.id) ?? chooseByDefault(part, address)
    const choice = { ...chosen, fulfilment: chosen.fulfilment ?? chooseFulfilment(part, address), included: chosen.included && can_order }
    return [{ store, part, choice, can_order, quote: null, errors: {}, line_errors: {}, seen_total: null }]
  })
  const included = stores.filter(({ choice }) => choice.included)
  const payment_method = choices?.payment_method ?? 'cod'
  const use_wallet = choices?.use_wallet ?? false
  const readLines = ({ part }: CheckoutStoreView) =>
    part.lines.flatMap(({ index, problem }) => {
      const line = cart.lines[index]
      return line && problem === null ? [toOrderLine(line)] : []
    })
  const view: CheckoutView = {
    ...{ addresses, address_id: address?.id ?? '', stores, payment_method, use_wallet, wallet: balance },
    ...{ sums: null, card_offered: false, error: refused?.error ?? null, fields: {} },
    new_address: { cities: listCities(places).map(({ shown }) => shown), person: { name: name ?? '', phone }, refused: refusedAddress },
    key: `cart-${cart.version}`,
    lines: JSON.stringify(stores.filter(({ can_order }) => can_order).map((one) => ({ store_id: one.store.id, lines: readLines(one) }))),
  }
  if (refused) view.fields = shareRefusals(refused.fields, refused.sent, stores, cart.lines)
  if (included.length === 0) return view
  const carts = included.map((one) => toCart(one.store.id, readLines(one), one.choice, view.address_id))
  const quoted = await postForm(context, quoteCheckout, {}, { body: { carts, payment_method, use_wallet } })
  if (quoted.refused) {
    view.error ??= quoted.refused.error
    const sent = included.map((one) => ({ store_id: one.store.id, lines: readLines(one) }))
    view.fields = { ...view.fields, ...shareRefusals(quoted.refused.fields, sent, stores, cart.lines) }
    return view
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
