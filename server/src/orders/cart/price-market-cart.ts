import type { BodyOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errorText } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { sumAmounts } from '@rahba/contract/kernel/money'
import type { priceMarketCart as call, PricedCartStore } from '@rahba/contract/orders/cart'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { Fulfilment } from '@rahba/contract/orders/order-states'
import { getVariantId } from '@rahba/contract/orders/variant-id'
import { readProductsForOrder } from '../../catalog/products/lock-products-for-order.ts'
import { findCity } from '../../places/find-city.ts'
import type { Db } from '../../platform/db/types.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { checkTakesOrders, countWanted } from '../price-cart.ts'
import { type CartStore, loadCartStores } from './load-cart-stores.ts'
import { describeLine, findRefusal, type JudgedLine, priceGoods, toLine } from './price-lines.ts'

/** The terms of delivery for goods worth `subtotal` halalas. */
function describeDelivery(store: CartStore, subtotal: number): PricedCartStore['delivery'] {
  if (!store.terms) return null
  const { delivery_charge, min_order_cost, free_from } = store.terms
  return {
    charge: delivery_charge,
    min_order_cost,
    missing_to_minimum: Math.max(0, min_order_cost - subtotal),
    free_from,
    missing_to_free: Math.max(0, (free_from ?? 0) - subtotal),
  }
}

/** The ways in which a store hands its orders over, the most usual first. */
const listFulfilments = ({ delivers, carriers, pickup_branches }: CartStore): Fulfilment[] => [
  ...(delivers ? (['store_delivery'] as const) : []),
  ...(delivers && carriers ? (['shipping_company'] as const) : []),
  ...(pickup_branches.length > 0 ? (['pickup'] as const) : []),
]

function priceStore(
  store: CartStore,
  judged: readonly JudgedLine[],
  vat_rate_bp: number,
  locale: Locale,
  hasCity: boolean,
): PricedCartStore {
  const quote = priceGoods(store, judged, vat_rate_bp)
  const totals = new Map(judged.filter(({ line }) => line).map((one, at) => [one, quote?.lines[at]?.total ?? null]))
  const subtotal = quote?.subtotal ?? 0
  const { id, slug, name, logo } = store
  const closed = findRefusal(() => checkTakesOrders(store, store.now), locale)
  const undelivered = !store.delivers ? orderErrors.delivery_not_offered : hasCity && !store.terms ? orderErrors.city_not_covered : null
  return {
    store: { id, slug, name: inLocale(name, locale), logo },
    lines: judged.map((one) => describeLine(one, store, { vat_rate_bp, total: totals.get(one) ?? null, locale })),
    problem: closed?.text ?? null,
    subtotal,
    vat_added: quote?.vat_added ?? 0,
    total: quote?.total ?? 0,
    delivery: describeDelivery(store, subtotal),
    delivery_problem: undelivered && errorText(undelivered, locale),
    fulfilments: listFulfilments(store),
    pickup_branches: store.pickup_branches.map((branch) => ({
      id: branch.id,
      name: inLocale(branch.name, locale),
      city: branch.city && inLocale(branch.city, locale),
    })),
  }
}

/**
 * Prices a cart by store, in the order in which its stores come first, with the checks and the arithmetic of an order. It reads three things in one
 * statement each: the goods, their stores and the settings.
 */
export async function priceMarketCart(
  db: Db,
  { lines, city: typed }: BodyOf<typeof call>,
  locale: Locale,
): Promise<ResponseOf<typeof call>> {
  const [goods, settings, city] = await Promise.all([
    readProductsForOrder(db, lines.map(getVariantId)),
    readSettings(db),
    typed ? findCity(db, typed, locale) : null,
  ])
  const variants = new Map(goods.map((variant) => [variant.variant_id, variant]))
  const stores = new Map(
    (await loadCartStores(db, [...new Set(goods.map(({ store_id }) => store_id))], city?.id ?? null)).map((s) => [s.id, s]),
  )
  const wanted = countWanted(lines)
  const judged = lines.map((line, index) => toLine(line, index, variants.get(getVariantId(line)), { stores, wanted, locale }))
  const groups = Map.groupBy(judged, ({ store }) => store)
  const answer = [...groups].map(([store, ofStore]): PricedCartStore => {
    if (store) return priceStore(store, ofStore, settings.vat_rate_bp, locale, city !== null)
    const gone = ofStore.map((one) => describeLine(one, null, { vat_rate_bp: settings.vat_rate_bp, total: null, locale }))
    const nothing = { problem: null, subtotal: 0, vat_added: 0, total: 0, delivery: null, delivery_problem: null }
    return { ...nothing, store: null, lines: gone, fulfilments: [], pickup_branches: [] }
  })
  return {
    city: city?.name ?? null,
    stores: answer,
    total: sumAmounts(answer.map(({ total }) => total)),
    pieces: lines.reduce((all, { quantity }) => all + quantity, 0),
  }
}
