import type { BodyOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { readOwnBalance } from '@rahba/contract/money/balances/own-balance.calls'
import type { PricedCartLine, PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { priceMarketCart } from '@rahba/contract/orders/cart/cart.calls'
import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { maxCheckoutStores } from '@rahba/contract/orders/cart/cart-lines'
import { isOrderable } from '@rahba/contract/orders/cart/cart-sum'
import { type placeCheckout, quoteCheckout } from '@rahba/contract/orders/checkouts/checkouts.calls'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { takesCards } from '@rahba/contract/settings/card-payments'
import { readSellingCosts } from '@rahba/contract/settings/selling-costs'
import { publicSettings } from '@rahba/contract/settings/settings.calls'
import type { Address } from '@rahba/contract/shoppers/addresses'
import { listAddresses } from '@rahba/contract/shoppers/addresses.calls'
import { userProfile } from '@rahba/contract/shoppers/sign-in.calls'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { postForm, type RefusedForm } from '../../shell/request/post-form.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import type { LoadedCart } from '../../shop/cart/keep-cart.server.ts'
import { readShopCity } from '../../shop/city/shop-city.server.ts'
import { type Choices, choosePayment, type PostedStore, readChoices, type StoreChoice } from './choices.ts'
import { draftCookie, readDraftCookie } from './draft.server.ts'
import { explainUnavailable, shareRefusals } from './share-refusals.ts'

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
  /** True if it is too little for a delivery, or nothing is delivered to the address. */
  is_undeliverable: boolean
  /** True if its order is part of this checkout. */
  is_ordered: boolean
  quote: Quote['carts'][number] | null
  /** The refusals, by the field of its cart. */
  errors: Partial<Record<string, string>>
  /** The refusals of its lines, by their place in the shopper's cart. */
  line_errors: Partial<Record<number, string>>
  /** The total that the page showed before it changed, in halalas; null if it did not change. */
  seen_total: number | null
}

export interface CheckoutView {
  /** The id of the shopper, whom the kept choices belong to. */
  shopper: string
  addresses: Address[]
  address_id: string
  stores: CheckoutStoreView[]
  /** The lines whose store or product shoppers may no longer see. */
  unavailable: PricedCartLine[]
  /** The names of the stores that are too many for one checkout. */
  later: string[]
  payment_method: PaymentMethod
  use_wallet: boolean
  /** Halalas in the shopper's wallet. */
  wallet: number
  sums: Pick<Quote, 'total' | 'wallet_part' | 'to_charge'> | null
  card_offered: boolean
  /** Halalas that each delivered order costs more if it is paid in cash; 0 if none is delivered. */
  cod_fee: number
  /** True if placing the orders was refused, so that nothing was ordered. */
  is_refused: boolean
  /** True if it was refused because the total changed with the shopper's own choices. */
  is_own_change: boolean
  /** True if no store delivers anything of it, so that no address is asked for. */
  is_collected: boolean
  /** True if an address is needed before the amounts are known. */
  needs_address: boolean
  /** The refusal of the whole checkout. */
  error: string | null
  fields: Partial<Record<string, string>>
  /** The key under which this cart is ordered once. */
  key: string
  /** The version of the cart that the page shows. */
  cart_version: string | null
  /** The lines by store, as they are posted. */
  lines: string
  /** True if the shopper just added an address. */
  is_address_added: boolean
  /** The form of another address: the cities it knows, what it begins with, and why it was refused. */
  new_address: { city: string; person: { name: string; phone: string }; refused: RefusedForm | null }
}

const toOrderLine = ({ product_id, variant_id, quantity, options }: StoredCartLine): OrderLine => ({
  product_id,
  variant_id,
  quantity,
  options,
})

/** Returns the first way to hand over that works for the address, or the first there is. */
function chooseFulfilment({ fulfilments, delivery_problem }: PricedCartStore, address: Address | undefined): StoreChoice['fulfilment'] {
  // Without an address the goods are meant to be delivered, as far as the store does so.
  const delivers = delivery_problem === null || address === undefined
  const offered = delivers ? fulfilments : fulfilments.toSorted((a, b) => Number(b === 'pickup') - Number(a === 'pickup'))
  return offered[0] ?? null
}

const chooseByDefault = (part: PricedCartStore, address: Address | undefined): StoreChoice => ({
  included: true,
  fulfilment: chooseFulfilment(part, address),
  branch_id: '',
  coupon_code: '',
  refused_code: '',
  refused_reason: '',
  note: '',
  undeliverable: null,
  expected_total: null,
})

/** True if the delivery that was chosen is not made: nothing is delivered to the address, or the goods are below the minimum. */
const isUndeliverable = ({ delivery, delivery_problem }: PricedCartStore, { fulfilment }: StoreChoice): boolean =>
  fulfilment !== 'pickup' && (delivery_problem !== null || (delivery?.missing_to_minimum ?? 0) > 0)

/** The body of one cart as a quote and an order take it. */
export const toCart = (store_id: string, lines: OrderLine[], choice: StoreChoice, address_id: string) => ({
  store_id,
  lines,
  fulfilment: choice.fulfilment ?? 'store_delivery',
  address_id: choice.fulfilment === 'pickup' || address_id === '' ? null : address_id,
  branch_id: choice.fulfilment === 'pickup' && choice.branch_id !== '' ? choice.branch_id : null,
  coupon_code: choice.coupon_code === '' || choice.coupon_code === choice.refused_code ? null : choice.coupon_code,
})

/** A refusal with the carts that it is about, in the order in which they were sent. */
export interface RefusedOrder extends RefusedForm {
  sent: readonly PostedStore[]
  /** True if the total is another one because the shopper chose something else than the page showed. */
  is_own_change: boolean
}

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
    const { store } = part
    if (!store) return []
    const chosen = choices?.stores.get(store.id) ?? chooseByDefault(part, address)
    // A single store has no box to tick.
    const included = chosen.included || parts.length === 1
    const choice = { ...chosen, included, fulfilment: chosen.fulfilment ?? chooseFulfilment(part, address) }
    const can_order = isOrderable(part)
    const is_undeliverable = isUndeliverable(part, choice)
    const is_ordered = choice.included && can_order && !is_undeliverable
    const view = { store, part, choice, can_order, is_undeliverable, is_ordered }
    return [{ ...view, quote: null, errors: {}, line_errors: {}, seen_total: null }]
  })
}

/** True if something is ordered, and all of it is collected at branches. */
function isCollected(stores: readonly CheckoutStoreView[]): boolean {
  const chosen = stores.filter(({ choice, can_order }) => choice.included && can_order)
  return chosen.length > 0 && chosen.every(({ choice }) => choice.fulfilment === 'pickup')
}

/** Returns the lines of a store that can be ordered. */
const readLines = ({ part }: CheckoutStoreView, cart: LoadedCart): OrderLine[] =>
  part.lines.flatMap(({ index, problem }) => {
    const line = cart.lines[index]
    return line && problem === null ? [toOrderLine(line)] : []
  })

const codePath = /^carts\.(\d+)\.coupon_code$/

/** Takes the codes out that are refused, and returns the stores with the reasons; null if anything else is refused too, or nothing. */
function takeCodesOut(ordered: readonly CheckoutStoreView[], fields: RefusedForm['fields']): CheckoutStoreView[] | null {
  const refusals = Object.entries(fields).map(([path, text]) => ({ at: codePath.exec(path)?.[1], text }))
  if (refusals.length === 0 || refusals.some(({ at }) => at === undefined)) return null
  const texts = new Map(refusals.map(({ at, text }) => [Number(at), text]))
  return ordered.map((one, index) => {
    if (!texts.has(index)) return one
    const reason = texts.get(index) ?? ''
    const choice = { ...one.choice, refused_code: one.choice.coupon_code, refused_reason: reason }
    return { ...one, choice, errors: { ...one.errors, coupon_code: reason } }
  })
}

/**
 * Asks for a quote of these stores. If codes are all that is refused, they are taken out and the rest is quoted. Returns the answer and the
 * stores that it is about, in their order.
 */
async function readQuote(context: LoadContext, cart: LoadedCart, view: CheckoutView, ordered: readonly CheckoutStoreView[]) {
  const { payment_method, use_wallet, address_id } = view
  const ask = (stores: readonly CheckoutStoreView[]) => {
    const carts = stores.map((one) => toCart(one.store.id, readLines(one, cart), one.choice, address_id))
    return postForm(context, quoteCheckout, {}, { body: { carts, payment_method, use_wallet } })
  }
  const quoted = await ask(ordered)
  const without = takeCodesOut(ordered, quoted.refused?.fields ?? {})
  return without ? { quoted: await ask(without), requested: without } : { quoted, requested: ordered }
}

/** Returns a store with its quote, and with the total that the page showed if that is what changed. */
function addQuote(one: CheckoutStoreView, quote: CheckoutStoreView['quote'], refused: RefusedOrder | null): CheckoutStoreView {
  const { expected_total } = one.choice
  const is_changed = refused?.code === 'price_changed' && quote?.total !== expected_total
  return { ...one, quote, seen_total: is_changed ? expected_total : one.seen_total }
}

/** Quotes the stores of a checkout that are ordered, and returns it with sums or refusals. */
async function quoteStores(
  context: LoadContext,
  cart: LoadedCart,
  view: CheckoutView,
  refused: RefusedOrder | null,
): Promise<CheckoutView> {
  const ordered = view.stores.filter(({ is_ordered }) => is_ordered)
  if (ordered.length === 0 || view.needs_address) return view
  const { quoted, requested } = await readQuote(context, cart, view, ordered)
  const replace = (changed: readonly CheckoutStoreView[]) =>
    view.stores.map((one) => changed.find(({ store }) => store.id === one.store.id) ?? one)
  if (quoted.refused) {
    const sent = requested.map((one) => ({ store_id: one.store.id, lines: readLines(one, cart) }))
    const { stores, rest } = shareRefusals(quoted.refused.fields, sent, replace(requested), cart.lines)
    return { ...view, stores, fields: { ...view.fields, ...rest }, error: view.error ?? quoted.refused.error }
  }
  const { carts: quotes, card_offered, ...sums } = quoted.answer
  const stores = replace(requested.map((one, index) => addQuote(one, quotes[index] ?? null, refused)))
  return { ...view, stores, sums, card_offered }
}

/** Quotes with the way of payment that was chosen. Before any was, it is the card, or cash where the amount is too small for one. */
async function quoteByMethod(context: LoadContext, cart: LoadedCart, view: CheckoutView, isChosen: boolean, refused: RefusedOrder | null) {
  if (isChosen) return quoteStores(context, cart, view, refused)
  const byCard = await quoteStores(context, cart, view, refused)
  if (!byCard.fields.payment_method) return byCard
  // Codes that are refused for a card are refused for cash too: the stores stay as they came back.
  return quoteStores(context, cart, { ...view, stores: byCard.stores, payment_method: 'cod', card_offered: false }, refused)
}

/** Prices the cart as it was chosen: by the form that was posted, else as the browser kept it. Returns null if the cart is empty. */
export async function viewCheckout(
  context: LoadContext,
  cart: LoadedCart,
  posted: Choices | null,
  { refused = null, refusedAddress = null, address_added = false }: Before = {},
): Promise<CheckoutView | null> {
  if (cart.lines.length === 0) return null
  const [addresses, { balance }, city, { id: shopper, name, phone }, settings] = await Promise.all([
    callApi(context, listAddresses),
    callApi(context, readOwnBalance),
    readShopCity(context),
    callApi(context, userProfile),
    callApi(context, publicSettings),
  ])
  const draft = posted ? null : readDraftCookie(context.get(pageRequest).cookies[draftCookie], shopper)
  const choices = posted ?? (draft && readChoices(draft))
  const address = await chooseAddress(context, addresses, address_added ? undefined : choices?.address_id, address_added)
  const priced = await callApi(context, priceMarketCart, { body: { lines: cart.lines, city: address?.city ?? null } })
  const visible = priced.stores.filter(({ store }) => store !== null)
  const chosen = chooseStores(visible, choices, address)
  const unavailable = priced.stores.flatMap(({ store, lines }) => (store ? [] : lines))
  const refusals = refused ? explainUnavailable(refused.fields, refused.sent, unavailable, cart.lines) : {}
  const { stores, rest } = shareRefusals(refusals, refused?.sent ?? [], chosen, cart.lines)
  const { is_chosen, payment_method, card_offered } = choosePayment(choices, takesCards(settings))
  const view: CheckoutView = {
    shopper,
    addresses,
    address_id: address?.id ?? '',
    stores,
    unavailable,
    later: visible.slice(maxCheckoutStores).flatMap(({ store }) => store?.name ?? []),
    payment_method,
    use_wallet: choices?.use_wallet ?? false,
    wallet: balance,
    sums: null,
    card_offered,
    cod_fee: isCollected(stores) ? 0 : (readSellingCosts(settings)?.cod_fee ?? 0),
    is_refused: refused !== null,
    is_own_change: refused?.is_own_change ?? false,
    is_collected: isCollected(stores),
    needs_address: !address && stores.some(({ is_ordered, choice }) => is_ordered && choice.fulfilment !== 'pickup'),
    error: refused?.error ?? null,
    is_address_added: address_added,
    fields: rest,
    new_address: { city: city?.name ?? '', person: { name: name ?? '', phone }, refused: refusedAddress },
    key: `cart-${cart.version}`,
    cart_version: cart.version,
    lines: JSON.stringify(
      stores.filter(({ can_order }) => can_order).map((one) => ({ store_id: one.store.id, lines: readLines(one, cart) })),
    ),
  }
  return quoteByMethod(context, cart, view, is_chosen, refused)
}
