import { chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { Cart } from '@rahba/contract/orders/checkouts/checkout'
import { orderErrors } from '@rahba/contract/orders/errors'
import { type PricingInput, priceOrder, type Quote } from '@rahba/contract/orders/pricing'
import { getVariantId } from '@rahba/contract/orders/variant-id'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import type { Promised } from '@rahba/contract/stores/delivery/delivery-promise'
import { approval } from '@rahba/contract/stores/store-states'
import { lockProductsForOrder, type ProductForOrder, readProductsForOrder } from '../catalog/products/lock-products-for-order.ts'
import { readBranchPieces } from '../catalog/stock/read-branch-pieces.ts'
import { readBalance } from '../money/ledger/read-accounts.ts'
import type { Db } from '../platform/db/types.ts'
import { AppError, fail, failField, mapCollectingErrors } from '../platform/errors.ts'
import { coversGoods, findCode, refuseIdleCode, type UsableCode } from '../promotions/find-discount-code.ts'
import type { BranchFacts } from '../stores/branches/branch-facts.ts'
import { findServingBranch } from '../stores/branches/choose-branch.ts'
import { chooseOptions } from './choose-options.ts'
import { type Checkout, type CheckoutStore, loadCheckout } from './load-checkout.ts'
import { promiseArrival } from './promise-arrival.ts'
import { refuseStopped } from './refuse-stopped.ts'
import type { ChosenOption } from './table.ts'

interface PricedLine {
  product: ProductForOrder
  quantity: number
  options: ChosenOption[]
  options_price: number
}

/** A cart that can be ordered without changes, with its price. */
export interface PricedCart {
  store: CheckoutStore
  /** The id that the order will have. */
  order_id: string
  /** The branch it leaves from or is collected at. */
  branch: BranchFacts
  user_name: string | null
  address: Checkout['address']
  lines: PricedLine[]
  quote: Quote
  /** The code it is priced with. */
  code: UsableCode | null
  settings: Settings
  promised: Promised
  /** Seconds in which the store must accept so that the promised days stay possible; null without a promise. */
  accept_within: number | null
  /** Goods after offers from which delivery costs nothing. */
  free_from: number | null
}

/** Rejects every order while the store takes no orders. */
export function checkTakesOrders(
  store: Pick<CheckoutStore, 'paper_restriction' | 'is_online' | 'orders_stopped' | 'times'>,
  now: number,
): void {
  if (store.paper_restriction === 'orders') throw fail(orderErrors.store_takes_no_orders)
  if (!store.is_online) throw fail(orderErrors.store_not_open)
  refuseStopped(store, now)
}

/** A line as the arithmetic of an order takes it. Prices are halalas of one piece. */
export const toPricingLine = ({
  product,
  quantity,
  options_price,
}: Pick<PricedLine, 'product' | 'quantity' | 'options_price'>): PricingInput['lines'][number] => ({
  product_id: product.id,
  variant_id: product.variant_id,
  unit_price: product.price,
  price_after_discount: product.price_after_discount,
  options_price,
  quantity,
  offer: product.offer,
})

/** The pieces of a cart by product and by variant: several lines of one count together. */
export function countUnits(lines: Cart['lines']): ReadonlyMap<string, number> {
  const requested = new Map<string, number>()
  for (const line of lines)
    for (const id of new Set([line.product_id, getVariantId(line)])) requested.set(id, (requested.get(id) ?? 0) + line.quantity)
  return requested
}

/** Refuses a variant that can't be bought: none was chosen where there are several, or it is no longer offered. */
function checkVariant({ axes, values, deleted, active }: ProductForOrder, line: Cart['lines'][number], at: string, locale: Locale): void {
  if (axes.length > 0 && line.variant_id === null) {
    const names = axes.map(({ name }) => inLocale(name, locale)).join(locale === 'ar' ? ' و' : ' and ')
    throw failField(at, orderErrors.variant_needed, { axes: names })
  }
  if (deleted || !active) {
    const title = variantTitle(chosenValues(axes, values), locale)
    throw title ? failField(at, orderErrors.variant_not_for_sale, { variant: title }) : failField(at, orderErrors.product_not_for_sale)
  }
}

/** Returns the product of a line if it may be ordered in that quantity. Throws the order's errors at the line. */
export function checkLine(
  product: ProductForOrder | undefined,
  cart: Pick<Cart, 'store_id' | 'lines'>,
  index: number,
  requested: ReadonlyMap<string, number>,
  several_branches: boolean,
  locale: Locale,
): ProductForOrder {
  const at = `lines.${index}.quantity`
  const line = cart.lines[index]
  // Another store's product can't be in this order, as if it did not exist.
  if (!product || !line || product.store_id !== cart.store_id) throw failField(`lines.${index}.product_id`, errors.not_found)
  if (product.id !== line.product_id) throw failField(`lines.${index}.variant_id`, errors.not_found)
  if (product.status !== 'active') throw failField(`lines.${index}.product_id`, orderErrors.product_not_for_sale)
  checkVariant(
    product,
    line,
    line.variant_id === null && product.axes.length === 0 ? `lines.${index}.product_id` : `lines.${index}.variant_id`,
    locale,
  )
  if (product.quantity === 0) throw failField(at, orderErrors.sold_out)
  // With several branches, `findBranch` says how many one of them has.
  if (!several_branches && (requested.get(product.variant_id) ?? 0) > product.quantity)
    throw failField(at, orderErrors.over_stock, { left: product.quantity })
  const max = product.max_purchase_quantity
  if (max !== null && (requested.get(product.id) ?? 0) > max) throw failField(at, orderErrors.over_limit, { max })
  return product
}

function checkHandOver(cart: Cart, { store, address, delivery, in_kingdom }: Checkout): void {
  if (!store) return
  if (cart.fulfilment === 'pickup') {
    if (!store.branches.some(({ pick_up }) => pick_up)) throw failField('fulfilment', orderErrors.pickup_not_offered)
    return
  }
  const delivers = store.has_delivery_service && store.shipping_enabled
  if (!delivers || (cart.fulfilment === 'shipping_company' && !store.carriers))
    throw failField('fulfilment', orderErrors.delivery_not_offered)
  if (!address) throw failField('address_id', errors.not_found)
  if (!delivery) throw failField('address_id', orderErrors.city_not_covered)
  if (cart.fulfilment === 'shipping_company' && in_kingdom && !address.short_address)
    throw failField('address_id', orderErrors.short_address_needed)
}

/** The branch that the cart leaves from. Throws `validation` at the branch or at each line of which no branch has enough. */
async function findBranch(
  db: Db,
  { fulfilment, branch_id }: Cart,
  checkout: Checkout,
  { branches }: CheckoutStore,
  lines: readonly PricedLine[],
): Promise<BranchFacts> {
  const requested = lines.map(({ product: { variant_id }, quantity }) => ({ variant_id, quantity }))
  const ids = requested.map(({ variant_id }) => variant_id)
  const pieces = branches.length === 1 ? null : await readBranchPieces(db, ids)
  const request = { fulfilment, branch_id, city_id: checkout.address?.city_id ?? null, region_id: checkout.region_id }
  const served = findServingBranch(branches, pieces, requested, request)
  if (served.branch) return served.branch
  const fields = served.shortages.map(({ at, error, available }) => [at, { error, params: { left: available } }] as const)
  throw new AppError(errors.validation, {}, Object.fromEntries(fields))
}

/**
 * Checks a cart in the order of docs/domain/orders.md#checks-at-checkout and prices it. With `lock` the products stay locked until the
 * transaction ends, so that what was checked is what is taken.
 * @param before the carts before it in the same checkout: what they take of the shopper's wallet, and the codes they use, count
 */
export async function priceCart(
  db: Db,
  user_id: string,
  cart: Cart,
  locale: Locale,
  lock: boolean,
  before: readonly PricedCart[] = [],
): Promise<PricedCart> {
  const wallet_spent = before.reduce((all, { quote }) => all + quote.wallet_part, 0)
  const codes_used = before.flatMap(({ code }) => code ?? [])
  const ids = cart.lines.map(getVariantId)
  const address_id = cart.fulfilment === 'pickup' ? null : cart.address_id
  const { store_id, coupon_code } = cart
  const [checkout, goods, coupon] = await Promise.all([
    loadCheckout(db, { store_id, address_id, user_id }),
    lock ? lockProductsForOrder(db, ids) : readProductsForOrder(db, ids),
    // Errors of the cart itself are reported before the code's.
    coupon_code === null
      ? null
      : findCode(db, { code: coupon_code, store_id, user_id, address_id }, locale, codes_used).catch((error: unknown) => ({ error })),
  ])
  const { store } = checkout
  if (store?.approved !== approval.approved) throw failField('store_id', errors.not_found)
  checkTakesOrders(store, checkout.now)
  const variants = new Map(goods.map((variant) => [variant.variant_id, variant]))
  const requested = countUnits(cart.lines)
  const lines = mapCollectingErrors(cart.lines, (line, index): PricedLine => {
    const product = checkLine(variants.get(getVariantId(line)), cart, index, requested, store.branches.length > 1, locale)
    const options = chooseOptions(product, line.options, `lines.${index}`, locale)
    return { product, quantity: line.quantity, options, options_price: options.reduce((sum, { price }) => sum + price, 0) }
  })
  checkHandOver(cart, checkout)
  const branch = await findBranch(db, cart, checkout, store, lines)
  const { settings, user_name, order_id } = checkout
  if (coupon && 'error' in coupon) throw coupon.error
  const wantsWallet = cart.use_wallet || cart.payment_method === 'wallet'
  const wallet_balance = wantsWallet ? Math.max(0, (await readBalance(db, 'customer_wallet', user_id)) - wallet_spent) : 0
  const input: PricingInput = {
    lines: lines.map((line) => ({
      ...toPricingLine(line),
      ...(coupon && !coversGoods(coupon, line.product) ? { outside_coupon: true } : {}),
    })),
    coupon,
    delivery_charge: cart.fulfilment === 'pickup' ? 0 : (checkout.delivery?.delivery_charge ?? 0),
    free_from: checkout.delivery?.free_from ?? null,
    // The fee pays for collecting cash at the door. An order that is collected is paid in the shop.
    cod_fee: cart.fulfilment === 'pickup' ? 0 : settings.cod_fee,
    payment_method: cart.payment_method,
    wallet_requested: wantsWallet ? wallet_balance : 0,
    wallet_balance,
    is_products_including_vat: store.is_products_including_vat,
    calc_vat_on_charge: store.calc_vat_on_charge,
    applying_vat_admission: store.applying_vat_admission,
    vat_rate_bp: settings.vat_rate_bp,
    vat_regime: store.vat_regime,
    commission_bp: store.commission_bp ?? settings.commission_bp,
  }
  const quote = priceOrder(input)
  const minimum = checkout.delivery?.min_order_cost ?? 0
  if (quote.subtotal < minimum) throw failField('lines', orderErrors.under_minimum, { min: moneyTexts(minimum) })
  if (coupon) refuseIdleCode(coupon, quote)
  if (cart.payment_method === 'wallet' && quote.to_charge > 0) throw failField('payment_method', orderErrors.wallet_short)
  return {
    store,
    order_id,
    branch,
    user_name,
    address: checkout.address,
    lines,
    quote,
    code: coupon,
    settings,
    ...promiseArrival(cart.fulfilment, checkout, store),
    free_from: input.free_from ?? null,
  }
}
