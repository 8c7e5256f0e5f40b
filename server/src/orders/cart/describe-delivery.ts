import { errorText } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { Fulfilment } from '@rahba/contract/orders/order-states'
import { findOpenNow, intervalsOn } from '@rahba/contract/stores/profile/opening-times'
import { type BranchPieces, findServingBranch, type Unserved } from '../../stores/branches/choose-branch.ts'
import { promiseArrival } from '../promise-arrival.ts'
import type { CartStore } from './load-cart-stores.ts'
import type { CheckedLine } from './price-lines.ts'

interface DeliveryFacts {
  checked: readonly CheckedLine[]
  /** The pieces in the branches of stores with several. */
  pieces: BranchPieces
  /** The city that delivery is asked for. */
  city_id: string | null
  /** The goods after offers, in halalas. */
  subtotal: number
  locale: Locale
}

/** The lines that can be ordered as they are. */
const listOrderable = (checked: readonly CheckedLine[]) => checked.flatMap(({ problem, line }) => (problem === null && line ? [line] : []))

/** The words for goods that no branch has together. With several goods they name those of which there are too few. */
function explainUnserved({ shortages }: Unserved, lines: ReturnType<typeof listOrderable>, locale: Locale): string {
  const texts = shortages.map(({ at, error, available }) => {
    const text = errorText(error, locale, { left: available })
    const short = lines[Number(/^lines\.(\d+)\./.exec(at)?.[1] ?? Number.NaN)]
    return short && lines.length > 1 ? `${inLocale(short.product.name, locale)}: ${text}` : text
  })
  return texts.join(' · ')
}

/** True if the store brings orders from one of its branches. */
const hasDelivery = ({ delivers, branches }: CartStore): boolean => delivers && branches.some((branch) => branch.delivers)

/** The ways in which a store hands its orders over, the most usual first. */
export const listFulfilments = (store: CartStore): Fulfilment[] => [
  ...(hasDelivery(store) ? (['store_delivery'] as const) : []),
  ...(hasDelivery(store) && store.carriers ? (['shipping_company'] as const) : []),
  ...(store.branches.some(({ pick_up }) => pick_up) ? (['pickup'] as const) : []),
]

/** The terms of delivery for the goods of a cart at one store and when they arrive, or why they are not delivered, as an order would say it. */
export function describeDelivery(
  store: CartStore,
  { checked, pieces, city_id, subtotal, locale }: DeliveryFacts,
): Pick<PricedCartStore, 'delivery' | 'delivery_problem'> {
  const { terms, branches, region_id, now } = store
  if (!hasDelivery(store)) return { delivery: null, delivery_problem: errorText(orderErrors.delivery_not_offered, locale) }
  if (!terms) return { delivery: null, delivery_problem: city_id === null ? null : errorText(orderErrors.city_not_covered, locale) }
  const lines = listOrderable(checked)
  const requested = lines.map(({ product: { variant_id }, quantity }) => ({ variant_id, quantity }))
  const request = { fulfilment: 'store_delivery', branch_id: null, city_id, region_id } as const
  const served = findServingBranch(branches, branches.length > 1 ? pieces : null, requested, request)
  const { delivery_charge, min_order_cost, free_from } = terms
  const isPromised = served.branch !== null && lines.length > 0
  return {
    delivery: {
      charge: delivery_charge,
      min_order_cost,
      missing_to_minimum: Math.max(0, min_order_cost - subtotal),
      free_from,
      missing_to_free: Math.max(0, (free_from ?? 0) - subtotal),
      ...(isPromised
        ? promiseArrival('store_delivery', { now, delivery: terms }, store).promised
        : { promised_from: null, promised_to: null }),
      branch: isPromised && branches.length > 1 && city_id !== null ? inLocale(served.branch.name, locale) : null,
    },
    delivery_problem: served.branch === null ? explainUnserved(served, lines, locale) : null,
  }
}

/** The branches where the goods of a cart at one store can be collected, and which of them has all. */
export function describePickup(
  { branches, region_id }: CartStore,
  { checked, pieces, city_id, locale }: Pick<DeliveryFacts, 'checked' | 'pieces' | 'city_id' | 'locale'>,
): PricedCartStore['pickup_branches'] {
  const requested = listOrderable(checked).map(({ product: { variant_id }, quantity }) => ({ variant_id, quantity }))
  return branches
    .filter(({ pick_up }) => pick_up)
    .map(({ id, name, city, address, ...branch }) => {
      const request = { fulfilment: 'pickup', branch_id: id, city_id: null, region_id } as const
      const served = findServingBranch(branches, branches.length > 1 ? pieces : null, requested, request)
      const in_city = city_id !== null && branch.city_id === city_id
      return { id, name: inLocale(name, locale), city: city && inLocale(city, locale), address, has_all: served.branch !== null, in_city }
    })
}

/** The hours in which orders are collected today, and when the store closes or opens next; null if it has neither hours nor a holiday today. */
export function describePickupHours({ times, now }: Pick<CartStore, 'times' | 'now'>, locale: Locale): PricedCartStore['hours'] {
  const state = findOpenNow(times, now)
  if (!state) return null
  const today = intervalsOn(times, todayInRiyadh(now))
  const opens = today?.length === 0 && state.changes_at ? todayInRiyadh(Date.parse(state.changes_at)) : null
  return {
    ...state,
    holiday: state.holiday && inLocale(state.holiday, locale),
    today,
    next: (opens && intervalsOn(times, opens)) || [],
  }
}
