import { chosenValues } from '@rahba/contract/catalog/variants/axes'
import { errorText } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { PricedCartLine } from '@rahba/contract/orders/cart/cart'
import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { orderErrors } from '@rahba/contract/orders/errors'
import { priceOrder, type Quote } from '@rahba/contract/orders/pricing'
import { getVariantId } from '@rahba/contract/orders/variant-id'
import { approval } from '@rahba/contract/stores/store-states'
import type { ProductForOrder } from '../../catalog/products/lock-products-for-order.ts'
import { AppError, failField } from '../../platform/errors.ts'
import { type BranchPieces, findShortStock, listNearest } from '../../stores/branches/choose-branch.ts'
import { chooseOptions } from '../choose-options.ts'
import { checkLine, toPricingLine } from '../price-cart.ts'
import type { ChosenOption } from '../table.ts'
import type { CartStore } from './load-cart-stores.ts'

type Problem = NonNullable<PricedCartLine['problem']>

/** A line of a cart after the checks of an order. */
export interface CheckedLine {
  index: number
  stored: StoredCartLine
  product: ProductForOrder | undefined
  /** Undefined if shoppers may not see it. */
  store: CartStore | undefined
  options: ChosenOption[]
  problem: Problem | null
  /** The parts of the order's price; null for a line that can't be bought at all. */
  line: { product: ProductForOrder; quantity: number; options_price: number } | null
}

/** The refusal of an order's check as a cart says it; null if it passes. */
export function findRefusal(check: () => unknown, locale: Locale): Problem | null {
  try {
    check()
    return null
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    const { error, params } = Object.values(refusal.fields)[0] ?? refusal
    const max = params.left ?? params.max
    return { code: error.code, text: errorText(error, locale, params), max: typeof max === 'number' ? max : null }
  }
}

interface CartFacts {
  stores: ReadonlyMap<string, CartStore>
  requested: ReadonlyMap<string, number>
  /** The pieces in the branches of stores with several. */
  pieces: BranchPieces
  city_id: string | null
  locale: Locale
}

/** Refuses a line whose store shoppers may no longer see, and says why. */
function checkStore(store: CartStore | undefined): void {
  if (!store) throw failField('product_id', orderErrors.product_not_for_sale)
  if (store.approved === approval.approved) return
  throw failField('product_id', store.approved === approval.closed ? orderErrors.store_shut_down : orderErrors.store_unavailable)
}

/** Refuses a quantity that no branch of a store with several has, neither to deliver nor to collect. */
function checkBranches(store: CartStore, { variant_id }: ProductForOrder, { requested, pieces, city_id }: CartFacts): void {
  const ways = [...(store.delivers ? (['store_delivery'] as const) : []), 'pickup' as const]
  const shortages = ways.map((fulfilment) => {
    const request = { fulfilment, branch_id: null, city_id, region_id: store.region_id }
    return findShortStock(listNearest(store.branches, request), pieces, { variant_id, requested: requested.get(variant_id) ?? 0 }, request)
  })
  if (shortages.includes(null)) return
  const [shortage] = shortages.filter((short) => short !== null).toSorted((a, b) => b.available - a.available)
  if (shortage) throw failField('quantity', shortage.error, shortage.available > 0 ? { left: shortage.available } : {})
}

/** The options of a line with their prices, or why one of them can't be chosen. */
function checkOptions(
  product: ProductForOrder,
  stored: StoredCartLine,
  locale: Locale,
): { options: ChosenOption[]; refusal: Problem | null } {
  let options: ChosenOption[] = []
  const refusal = findRefusal(() => {
    options = chooseOptions(product, stored.options, 'lines.0', locale)
  }, locale)
  return { options, refusal }
}

/** Checks one line. A line with too little stock keeps its unit price; a line with another problem has no price. Neither is part of the sum. */
export function checkCartLine(stored: StoredCartLine, index: number, product: ProductForOrder | undefined, facts: CartFacts): CheckedLine {
  const { stores, requested, locale } = facts
  const known = product && stores.get(product.store_id)
  const store = known?.approved === approval.approved ? known : undefined
  const several = store !== undefined && store.branches.length > 1
  const refuse = (check: () => unknown) => findRefusal(check, locale)
  const storeRefusal = refuse(() => checkStore(known))
  const alone = { store_id: store?.id ?? '', lines: [stored] }
  const refusal =
    storeRefusal ??
    refuse(() => {
      checkLine(product, alone, 0, requested, several, locale)
      if (several && product) checkBranches(store, product, facts)
    })
  const unpriced = { index, stored, product, store, options: [], line: null }
  if (!product || (refusal && refusal.max === null)) return { ...unpriced, problem: refusal }
  // A line of too many pieces has its options checked as well: its price contains theirs.
  const { options, refusal: removed } = checkOptions(product, stored, locale)
  if (removed) return { ...unpriced, problem: removed }
  const options_price = options.reduce((sum, { price }) => sum + price, 0)
  return { index, stored, product, store, options, problem: refusal, line: { product, quantity: stored.quantity, options_price } }
}

interface GoodsTerms {
  vat_rate_bp: number
  /** Halalas of the place, before free delivery; none by default. */
  delivery_charge?: number
  free_from?: number | null
  /** True for the price without reductions and offers. */
  undiscounted?: boolean
}

/** The price of the lines of one store that can be bought, by the rules of an order without code; null without such lines. */
export function priceGoods(
  store: CartStore,
  checked: readonly Pick<CheckedLine, 'line'>[],
  { vat_rate_bp, delivery_charge = 0, free_from = null, undiscounted = false }: GoodsTerms,
): Quote | null {
  const lines = checked.flatMap(({ line }) => line ?? []).map(toPricingLine)
  if (lines.length === 0) return null
  return priceOrder({
    lines: undiscounted ? lines.map((line) => ({ ...line, price_after_discount: null, offer: null })) : lines,
    coupon: null,
    delivery_charge,
    free_from,
    cod_fee: 0,
    // The method is not known yet, and no fee depends on this one.
    payment_method: 'bank_transfer',
    wallet_requested: 0,
    wallet_balance: 0,
    is_products_including_vat: store.is_products_including_vat,
    calc_vat_on_charge: store.calc_vat_on_charge,
    applying_vat_admission: store.applying_vat_admission,
    vat_rate_bp,
    vat_regime: store.vat_regime,
    commission_bp: 0,
  })
}

// A draft was on no screen of a shopper's, so its name is nobody's yet.
const wasOnSale = ({ status }: ProductForOrder): boolean => status === 'active' || status === 'hidden' || status === 'blocked'

/**
 * A line as it is answered. A product that shoppers may no longer see keeps its name, so that they know what is gone, and loses its address and
 * picture.
 */
export function describeLine(
  { index, stored, product, options, problem, line }: CheckedLine,
  store: CartStore | null,
  { vat_rate_bp, total, locale }: { vat_rate_bp: number; total: number | null; locale: Locale },
): PricedCartLine {
  const shown = store && product && !product.deleted && product.status === 'active' ? product : null
  const known = product && wasOnSale(product) ? product : null
  const unit_price = (store && line && priceGoods(store, [{ line: { ...line, quantity: 1 } }], { vat_rate_bp })?.total) ?? null
  const listed = (store && total !== null && priceGoods(store, [{ line }], { vat_rate_bp, undiscounted: true })?.total) || null
  const { seen_price, quantity, product_id } = stored
  const change = unit_price === null || seen_price === null ? 0 : unit_price - seen_price
  return {
    ...{ index, product_id, variant_id: getVariantId(stored), quantity, seen_price, unit_price, total, problem },
    total_before: listed !== null && total !== null && listed > total ? listed : null,
    name: known && inLocale(known.name, locale),
    slug: shown?.slug ?? null,
    image: shown?.image ?? null,
    variant_values: (known ? chosenValues(known.axes, known.values) : []).map(({ axis, value }) => ({
      axis: inLocale(axis, locale),
      value: inLocale(value, locale),
    })),
    answers: options.map(({ field, option, text }) => ({
      field: inLocale(field, locale),
      answer: option ? inLocale(option, locale) : (text ?? ''),
    })),
    price_change: change === 0 ? null : change > 0 ? 'up' : 'down',
  }
}
