import { chosenValues } from '@rahba/contract/catalog/variants/axes'
import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { PlaceOrderInput } from '@rahba/contract/orders/checkouts/checkout'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { OrderStatus, PaymentStatus } from '@rahba/contract/orders/order-states'
import type { Quote } from '@rahba/contract/orders/pricing'
import { type TakenStock, takeStock } from '../catalog/products/take-stock.ts'
import { orderPlaced } from '../money/ledger/order-postings.ts'
import { postTransaction } from '../money/ledger/post-transaction.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { lockFirstOrder } from '../promotions/find-discount-code.ts'
import { announceLowStock } from './announce-low-stock.ts'
import { announceNewOrder } from './announce-order.ts'
import type { PricedCart } from './price-cart.ts'
import { type Pricing, priceOneCart } from './price-one-cart.ts'
import { type NewLine, type NewOrder, writeOrder } from './write-order.ts'

export type PlacedOrder = Awaited<ReturnType<typeof writeOrder>> & { stock: TakenStock[] }

/** The first state of an order: paid or cash orders are new, others wait for their money (docs/domain/orders.md#states). */
function firstState(method: PlaceOrderInput['payment_method'], to_charge: number): { status: OrderStatus; payment_status: PaymentStatus } {
  if (to_charge === 0) return { status: 'new', payment_status: 'paid' }
  if (method === 'cod') return { status: 'new', payment_status: 'cod_pending' }
  return { status: 'pending_payment', payment_status: 'unpaid' }
}

const minute = 60
const hour = 60 * minute

/** Seconds until the store must have accepted it, or the shopper have paid. */
function deadline({ settings, accept_within }: PricedCart, status: OrderStatus, method: PlaceOrderInput['payment_method']): number {
  if (status === 'new') return Math.min(settings.accept_hours * hour, accept_within ?? Number.POSITIVE_INFINITY)
  return method === 'bank_transfer' ? settings.transfer_hours * hour : settings.payment_minutes * minute
}

const getAmounts = (quote: Quote) => ({
  list: quote.list,
  offer_discount: quote.offer_discount,
  coupon_discount: quote.coupon_discount,
  goods: quote.goods,
  delivery: quote.delivery,
  cod_fee: quote.cod_fee,
  delivery_waived: quote.delivery_waived,
  cod_fee_waived: quote.cod_fee_waived,
  vat_added: quote.vat_added,
  net: quote.net,
  vat: quote.vat,
  gross: quote.gross,
  total: quote.total,
  wallet_part: quote.wallet_part,
  to_charge: quote.to_charge,
  platform_discount: quote.platform_discount,
  platform_fee: quote.platform_fee,
  platform_fee_vat: quote.platform_fee_vat,
  commission_base: quote.commission_base,
  commission: quote.commission,
  commission_vat: quote.commission_vat,
  store_share: quote.store_share,
})

/** The lines of the order, as the products are now. */
const toLines = ({ lines, quote }: PricedCart): NewLine[] =>
  lines.map(({ product, options, options_price }, position) => {
    const priced = quote.lines[position]
    if (!priced) throw new Error('A quote has the lines of its cart')
    const { product_id, variant_id, unit, quantity, free_units, list, offer_discount, coupon_share, goods, net, vat, gross, total } = priced
    return {
      position,
      product_id,
      variant_id,
      name: product.name,
      image: product.image,
      variant: chosenValues(product.axes, product.values),
      sku: product.sku,
      barcode: product.barcode,
      unit_price: product.price,
      price_after_discount: product.price_after_discount,
      options_price,
      options,
      unit,
      quantity,
      free_units,
      list,
      offer_discount,
      coupon_share,
      goods,
      net,
      vat,
      gross,
      total,
    }
  })

/** The input beside the cart: what the shopper was shown, and how they pay. */
type Placing = Pick<PlaceOrderInput, 'payment_method' | 'fulfilment' | 'note'>

/**
 * Takes the stock of a priced cart and writes its order with every amount frozen, in the caller's transaction; nothing is posted yet.
 * Its products must be locked.
 */
export async function writePricedOrder(
  db: Db,
  user_id: string,
  cart: PricedCart,
  { payment_method, fulfilment, note }: Placing,
  locale: Locale,
  checkout_id: string | null = null,
): Promise<PlacedOrder> {
  const { quote, store, settings, code } = cart
  const state = firstState(payment_method, quote.to_charge)
  const order: NewOrder = {
    ...state,
    id: cart.order_id,
    branch_id: cart.branch.id,
    ...getAmounts(quote),
    store_id: store.id,
    user_id,
    checkout_id,
    payment_method,
    fulfilment,
    address: cart.address,
    note,
    coupon_id: code?.id ?? null,
    coupon_code: code?.code ?? null,
    coupon_funded_by: code?.funded_by ?? null,
    commission_bp: store.commission_bp ?? settings.commission_bp,
    vat_regime: store.vat_regime,
    vat_rate_bp: settings.vat_rate_bp,
    ...cart.promised,
  }
  const requested = cart.lines.map(({ product, quantity }) => ({ variant_id: product.variant_id, quantity }))
  // Both are sent together: if the stock is refused, the order is not stored either.
  const [stock, placed] = await Promise.all([
    takeStock(db, order, requested, locale),
    writeOrder(db, order, toLines(cart), deadline(cart, state.status, payment_method)),
  ])
  return { ...placed, stock }
}

/** Posts the wallet's part of a written order. Notifies its store if the order can be handled at once. */
export async function postPlacedOrder(db: Db, placed: PlacedOrder, cart: PricedCart): Promise<void> {
  await postTransaction(db, orderPlaced(placed, { actor: { type: 'user', id: placed.user_id } }))
  if (placed.status === 'new') await announceNewOrder(db, placed, { shopper: cart.user_name, store: cart.store.name })
  await announceLowStock(db, placed, cart)
}

/**
 * Places an order at one store, inside the caller's transaction: checks and prices the cart with its products locked, refuses another total than
 * the shopper was shown, takes the stock and the use of its code, freezes every amount on the order, and takes the wallet's part. A refusal
 * leaves nothing behind.
 */
export async function placeOrder(deps: Pricing, user_id: string, input: PlaceOrderInput, locale: Locale): Promise<PlacedOrder> {
  const { db } = deps
  const cart = await priceOneCart(deps, user_id, input, locale, true)
  const { total } = cart.quote
  if (total !== input.expected_total) throw fail(orderErrors.price_changed, { total: moneyTexts(total) })
  if (cart.code?.first_order) await lockFirstOrder(db, user_id)
  const placed = await writePricedOrder(db, user_id, cart, input, locale)
  await postPlacedOrder(db, placed, cart)
  return placed
}
