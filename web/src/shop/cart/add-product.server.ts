import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { priceMarketCart } from '@rahba/contract/orders/cart/cart.calls'
import { addToCart, cartLineKey } from '@rahba/contract/orders/cart/cart-lines'
import { orderErrors } from '@rahba/contract/orders/errors'
import { callApi, type LoadContext } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { type CartRefusal, changeCart, loadCart } from './keep-cart.server.ts'
import { type BuyFaults, readLine } from './read-line.server.ts'

interface AddedProduct {
  /** The messages at the fields; null if none was refused. */
  faults: BuyFaults | null
  /** The reason that the cart did not take it. */
  refused: CartRefusal | null
  /** The headers that keep the cart. */
  headers: Headers
}

const { over_stock, over_delivered_stock, over_one_delivery, over_pickup_stock, over_limit, sold_out } = orderErrors
/** The refusals that another quantity would avoid. */
const quantityErrors = new Set<string>(
  [over_stock, over_delivered_stock, over_one_delivery, over_pickup_stock, over_limit, sold_out].map(({ code }) => code),
)

/** Puts what the form of a product describes into the cart, after the checks of an order. */
export async function addProduct(context: LoadContext, product: MarketProduct, form: FormData): Promise<AddedProduct> {
  const { locale } = context.get(pageRequest)
  const cart = await loadCart(context)
  const { headers } = cart
  const read = await readLine(product, form, locale)
  if ('faults' in read) return { faults: read.faults, refused: null, headers }
  const { line } = read
  const key = cartLineKey(line)
  // Lines of one product count together, so all of them are priced.
  const lines = addToCart(cart.lines, line).filter(({ product_id }) => product_id === product.id)
  const at = lines.findIndex((one) => cartLineKey(one) === key)
  const priced = await callApi(context, priceMarketCart, { body: { lines } })
  const found = priced.stores.flatMap((store) => store.lines).find(({ index }) => index === at)
  if (found?.problem) {
    const { code, text } = found.problem
    return { faults: { [quantityErrors.has(code) ? 'quantity' : 'form']: text }, refused: null, headers }
  }
  const seen = { ...line, seen_price: found?.unit_price ?? null }
  return { faults: null, refused: await changeCart(context, cart, (before) => addToCart(before, seen)), headers }
}
