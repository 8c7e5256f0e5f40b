import { latinDigits } from '@rahba/contract/kernel/normalise'
import { writeValueList } from '@rahba/contract/kernel/value-list'
import { type ProductQuery, readProductQuery } from '../../shop/product-query.ts'

/** The filters whose values shoppers tick. */
export const tickedFilters = ['stores', 'brands', 'made_in'] as const
export type TickedFilter = (typeof tickedFilters)[number]

/** The parts of the address of a list. Prices are whole riyals, as they are typed. */
export interface MarketQuery extends Omit<ProductQuery, 'shelf'>, Record<TickedFilter, string[]> {
  price_from: string
  price_to: string
  city_id: string
  on_offer: boolean
  in_stock: boolean
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const maxTicked = 20

const readPrice = (typed: string | null) => /^\d{1,6}/.exec(latinDigits((typed ?? '').trim()))?.[0] ?? ''

/** Reads the query of an address; parts nobody would have typed are left out. */
export function readMarketQuery(search: URLSearchParams): MarketQuery {
  const { shelf: _, ...shared } = readProductQuery(search)
  const city_id = search.get('city_id') ?? ''
  const getTicked = (name: TickedFilter) =>
    [...new Set(search.getAll(name))].filter((value) => value && value.length <= 80).slice(0, maxTicked)
  return {
    ...shared,
    stores: getTicked('stores'),
    brands: getTicked('brands'),
    made_in: getTicked('made_in').filter((code) => /^[A-Z]{2}$/.test(code)),
    price_from: readPrice(search.get('price_from')),
    price_to: readPrice(search.get('price_to')),
    city_id: uuid.test(city_id) ? city_id : '',
    on_offer: search.get('on_offer') === 'true',
    in_stock: search.get('in_stock') === 'true',
  }
}

const beginning = readMarketQuery(new URLSearchParams())

/** The query as part of an address, with its question mark; parts with their usual value are left out. */
export function writeMarketQuery(query: MarketQuery): string {
  const search = new URLSearchParams()
  const usual = readMarketQuery(new URLSearchParams(query.q ? { q: query.q } : {}))
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) search.append(name, one)
    else if (name === 'q' ? value : value !== Reflect.get(usual, name)) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** The query without a filter, and from its first page on. */
export const clearFilters = ({ q, sort }: MarketQuery): MarketQuery => ({ ...beginning, q, sort })

/** The number of filters that are chosen, as the list of chosen ones shows them: both ends of the price are one. */
export const countChosen = ({ stores, brands, made_in, price_from, price_to, city_id, on_offer, in_stock }: MarketQuery): number =>
  [...stores, ...brands, ...made_in].length + [price_from || price_to, city_id, on_offer, in_stock].filter(Boolean).length

const toHalalas = (riyals: string) => (riyals ? Number(riyals) * 100 : undefined)

/** The filters as the calls take them. */
export const toFilters = ({ q, stores, brands, made_in, price_from, price_to, city_id, on_offer, in_stock }: MarketQuery) => ({
  ...(q && { q }),
  ...(stores.length > 0 && { stores: writeValueList(stores) }),
  ...(brands.length > 0 && { brands: writeValueList(brands) }),
  ...(made_in.length > 0 && { made_in: writeValueList(made_in) }),
  ...(price_from && { price_from: toHalalas(price_from) }),
  ...(price_to && { price_to: toHalalas(price_to) }),
  ...(city_id && { city_id }),
  ...(on_offer && { on_offer: 'true' as const }),
  ...(in_stock && { in_stock: 'true' as const }),
})
