import type { BodyOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { sumAmounts } from '@rahba/contract/kernel/money'
import type { priceMarketCart as call, PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { isCounted } from '@rahba/contract/orders/cart/cart-sum'
import { getVariantId } from '@rahba/contract/orders/variant-id'
import { type ProductForOrder, readProductsForOrder } from '../../catalog/products/lock-products-for-order.ts'
import { readBranchPieces } from '../../catalog/stock/read-branch-pieces.ts'
import { findCity } from '../../places/find-city.ts'
import type { Db } from '../../platform/db/types.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { BranchPieces } from '../../stores/branches/choose-branch.ts'
import { checkTakesOrders, countUnits } from '../price-cart.ts'
import { describeDelivery, describePickup, describePickupHours, listFulfilments } from './describe-delivery.ts'
import { describeHandOvers } from './describe-hand-overs.ts'
import { type CartStore, loadCartStores } from './load-cart-stores.ts'
import { type CheckedLine, checkCartLine, describeLine, findRefusal, priceGoods } from './price-lines.ts'

interface StoreFacts {
  pieces: BranchPieces
  city_id: string | null
  vat_rate_bp: number
  locale: Locale
}

function priceStore(store: CartStore, checked: readonly CheckedLine[], { vat_rate_bp, ...facts }: StoreFacts): PricedCartStore {
  const { locale } = facts
  // Goods of which there are too few stay in the cart, and so do their amounts.
  const ordered = checked.filter(({ line, problem }) => line !== null && problem === null)
  const quote = priceGoods(store, ordered, { vat_rate_bp })
  const totals = new Map(ordered.map((one, at) => [one, quote?.lines[at]?.total ?? null]))
  const subtotal = quote?.subtotal ?? 0
  const { id, slug, name, logo } = store
  const handed = {
    ...describeDelivery(store, { checked, subtotal, ...facts }),
    pickup_branches: describePickup(store, { checked, ...facts }),
  }
  const closed = findRefusal(() => checkTakesOrders(store, store.now), locale)
  return {
    store: { id, slug, name: inLocale(name, locale), logo },
    lines: checked.map((one) => describeLine(one, store, { vat_rate_bp, total: totals.get(one) ?? null, locale })),
    problem: closed?.text ?? null,
    subtotal,
    vat_added: quote?.vat_added ?? 0,
    total: quote?.total ?? 0,
    ...handed,
    fulfilments: listFulfilments(store),
    hand_overs: describeHandOvers(store, ordered, { ...handed, vat_rate_bp }),
    hours: describePickupHours(store, locale),
  }
}

/** Reads the pieces in the branches, for the goods of stores with several. Other carts read nothing. */
async function readPieces(db: Db, goods: readonly ProductForOrder[], stores: ReadonlyMap<string, CartStore>): Promise<BranchPieces> {
  const spread = goods.filter(({ store_id }) => (stores.get(store_id)?.branches.length ?? 0) > 1)
  return spread.length === 0
    ? new Map()
    : readBranchPieces(
        db,
        spread.map(({ variant_id }) => variant_id),
      )
}

/**
 * Prices a cart by store, in the order in which its stores come first, with the checks and the arithmetic of an order. It reads three things in one
 * statement each: the goods, their stores and the settings, and the pieces in the branches where a store has several.
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
  const requested = countUnits(lines)
  const pieces = await readPieces(db, goods, stores)
  const [city_id, { vat_rate_bp }] = [city?.id ?? null, settings]
  const facts = { stores, requested, pieces, city_id, locale }
  const checked = lines.map((line, index) => checkCartLine(line, index, variants.get(getVariantId(line)), facts))
  const groups = Map.groupBy(checked, ({ store }) => store)
  const answer = [...groups].map(([store, ofStore]): PricedCartStore => {
    if (store) return priceStore(store, ofStore, { pieces, city_id, vat_rate_bp, locale })
    const unavailable = ofStore.map((one) => describeLine(one, null, { vat_rate_bp, total: null, locale }))
    const nothing = { problem: null, subtotal: 0, vat_added: 0, total: 0, delivery: null, delivery_problem: null }
    return { ...nothing, store: null, lines: unavailable, fulfilments: [], hand_overs: [], pickup_branches: [], hours: null }
  })
  // Lines at a store that can't be ordered from now keep their price and are not counted.
  const open = answer.filter(isCounted)
  const counted = open.flatMap((one) => one.lines.filter(({ total }) => total !== null))
  return {
    city: city?.name ?? null,
    stores: answer,
    total: sumAmounts(open.map(({ total }) => total)),
    pieces: counted.reduce((all, { quantity }) => all + quantity, 0),
  }
}
