import type { Cart } from '@rahba/contract/orders/checkouts/checkout'
import type { Fulfilment } from '@rahba/contract/orders/order-states'
import type { ProductForOrder } from '../../src/catalog/products/lock-products-for-order.ts'
import { cities } from '../data/places.ts'
import { stores } from '../data/stores.ts'
import type { SeedStore } from '../data/types.ts'
import { idFor, type MadeShopper, type Market } from '../market.ts'
import type { Random } from '../random.ts'
import type { Journey } from './journeys.ts'

export interface Buyer {
  shopper: MadeShopper
  fulfilment: Fulfilment
  address_id: string | null
}

const texts = ['نورة', 'مبارك المولود', 'أم خالد', 'كل عام وأنتم بخير', 'عبدالله']
const models = ['آيفون 15', 'جالكسي S24', 'كامري 2022', 'هايلكس 2021']

type Options = Cart['lines'][number]['options']

/** Chooses a shopper's options and texts for the fields of a product. */
function chooseOptions(product: ProductForOrder, random: Random): Options {
  return product.fields.flatMap(({ id: field_id, kind, is_required, name, options }): Options => {
    if (!is_required && random.chance(0.65)) return []
    if (kind === 'one_of' || kind === 'several_of') {
      const option = options.length > 0 ? random.weighted(options, (_, at) => 1 / (at + 1)) : undefined
      return option ? [{ field_id, option_id: option.id }] : []
    }
    if (kind === 'file') return []
    const text = kind === 'number' ? '2' : kind === 'date' ? '2026-12-01' : random.pick(/طراز|سيارة/.test(name.ar) ? models : texts)
    return [{ field_id, text }]
  })
}

/** Between one and three kinds of goods, the well-known ones more often. `more` makes a dearer cart, for a city with a minimum. */
export function chooseLines(products: readonly ProductForOrder[], random: Random, more: number): Cart['lines'] {
  const kinds = Math.min(products.length, random.weighted([1, 2, 3], (count) => 4 - count) + Math.min(more, 2))
  const chosen = new Set<ProductForOrder>()
  while (chosen.size < kinds) chosen.add(random.weighted(products, (_, at) => 1 / (at + 1.8)))
  return [...chosen].map((product) => {
    const requested = (random.chance(0.82) ? 1 : 2) + (more > 2 ? more - 2 : 0)
    return {
      product_id: product.id,
      variant_id: product.variant_id,
      quantity: Math.min(requested, product.max_purchase_quantity ?? requested),
      options: chooseOptions(product, random),
    }
  })
}

/** True if the store delivers to a city: by its own rule, else by its region's, else by that of the Kingdom. */
function reaches({ delivery_locations }: SeedStore, key: string): boolean {
  const region = cities.find((city) => city.key === key)?.region
  const rule =
    delivery_locations.find(({ city }) => city === key) ??
    delivery_locations.find((one) => one.region !== undefined && one.region === region) ??
    delivery_locations.find((one) => !one.city && !one.region)
  return rule !== undefined && rule.delivers !== false
}

/** Everybody who could buy from this store in the way the journey needs, with how they would get their goods. */
export function findBuyers(
  market: Market,
  slug: string,
  { fulfilment }: Pick<Journey, 'fulfilment'>,
  at: Date,
  only?: ReadonlySet<string>,
): Buyer[] {
  const store = stores.find((one) => one.slug === slug)
  if (!store) throw new Error(`no demo store ${slug}`)
  return market.shoppers
    .filter(({ id, joined }) => joined <= at && (!only || only.has(id)))
    .flatMap((shopper) =>
      shopper.addresses.flatMap(({ id, city }): Buyer[] => {
        const near = city === store.city
        const ways: Buyer[] = []
        if (near && store.pickup_location && !fulfilment) ways.push({ shopper, fulfilment: 'pickup', address_id: null })
        if (reaches(store, city) && near && fulfilment !== 'carrier')
          ways.push({ shopper, fulfilment: 'store_delivery', address_id: id }, { shopper, fulfilment: 'store_delivery', address_id: id })
        if (reaches(store, city) && !near) ways.push({ shopper, fulfilment: 'shipping_company', address_id: id })
        return ways
      }),
    )
}

/** Some shoppers come again and again; the demo shopper is one of them. */
export const loyalty = (market: Market) => {
  const rank = new Map(market.shoppers.map(({ id }, at) => [id, at]))
  return ({ shopper }: Buyer) => 1 / ((rank.get(shopper.id) ?? 60) + 16)
}

/** The selling stores by how much they sell, the demo merchant first. */
export const sellers = stores.filter(({ state }) => state === 'open').map(({ slug }) => slug)
export const storeId = (market: Market, slug: string) => idFor(market.stores, slug).id
