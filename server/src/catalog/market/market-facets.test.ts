import type { MarketFacets } from '@rahba/contract/catalog/market/market-facets'
import { writeValueList } from '@rahba/contract/kernel/value-list'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { brands, countries, type FacetsWorld, type KnownProduct, makeFacetsWorld } from './facets-fixtures.ts'
import { clearFacets, countFacets } from './read-market-facets.ts'

const t = await testApp()
let world: FacetsWorld

beforeAll(async () => {
  world = await makeFacetsWorld(t.db, t.pool)
})
beforeEach(() => clearFacets(t.db))

/** Filters by the numbers of the world. */
interface Requested {
  q?: string | undefined
  category?: number | undefined
  subcategory?: number | undefined
  stores?: number[] | undefined
  city?: keyof FacetsWorld['cities'] | undefined
  price_from?: number | undefined
  price_to?: number | undefined
  on_offer?: true | undefined
  in_stock?: true | undefined
  brands?: string[] | undefined
  made_in?: string[] | undefined
}

function toQuery(requested: Requested): Record<string, string> {
  const { category, subcategory, stores, city, brands: named, ...same } = requested
  const of = category === undefined ? undefined : world.categories[category]
  const query = {
    ...same,
    category_id: of?.id,
    subcategory_id: subcategory === undefined ? undefined : of?.subcategories[subcategory],
    // Stores are named by ids and by slugs.
    stores: stores?.map((n) => (n % 2 ? world.stores[n]?.id : world.stores[n]?.slug)).join(','),
    city_id: city && world.cities[city],
    brands: named && writeValueList(named),
  }
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

/** Which of the first four stores serve a city, by docs/domain/delivery.md#which-rule-counts. */
const serving = { jeddah: [0, 2], riyadh: [1], kharj: [] as number[], dubai: [] as number[] }

const passes = (requested: Requested) => (one: KnownProduct) =>
  one.visible &&
  (!requested.q || one.is_shoe) &&
  (requested.category === undefined || one.category === requested.category) &&
  (requested.subcategory === undefined || one.subcategory === requested.subcategory) &&
  (!requested.stores || requested.stores.includes(one.store)) &&
  (!requested.city || serving[requested.city].includes(one.store)) &&
  (requested.price_from === undefined || one.price >= requested.price_from) &&
  (requested.price_to === undefined || one.price <= requested.price_to) &&
  (!requested.on_offer || one.on_offer) &&
  (!requested.in_stock || one.in_stock) &&
  (!requested.brands || requested.brands.includes(one.brand ?? '')) &&
  (!requested.made_in || requested.made_in.includes(one.made_in ?? ''))

const naive = (requested: Requested) => world.products.filter(passes(requested))

async function listed(requested: Requested, more: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await t.call('GET', '/market/products', { query: { ...toQuery(requested), ...more, limit: 100 } })
  expect(status).toBe(200)
  return body.data.map(({ id }: { id: string }) => id).toSorted()
}
const ids = (products: readonly KnownProduct[]) => products.map(({ id }) => id).toSorted()

const readFacets = async (requested: Requested): Promise<MarketFacets> => {
  const { status, body } = await t.call('GET', '/market/facets', { query: toQuery(requested) })
  expect(status).toBe(200)
  return body
}

/** Counts by a value of each product, as `{ value: count }`. */
function tally(products: readonly KnownProduct[], read: (one: KnownProduct) => string | null | undefined): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of products.map(read)) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const given = (values: readonly { count: number }[], key: 'id' | 'name' | 'code'): Record<string, number> =>
  Object.fromEntries(values.map((value) => [(value as unknown as Record<string, string>)[key], value.count]))

/** The facets that a plain count over the known products gives. */
function expected(requested: Requested) {
  const without = (...names: (keyof Requested)[]) => naive({ ...requested, ...Object.fromEntries(names.map((name) => [name, undefined])) })
  const prices = without('price_from', 'price_to').map(({ price }) => price)
  const inCategory = requested.category !== undefined
  const isOpen = ({ category }: KnownProduct) => category !== 2
  return {
    total: naive(requested).length,
    categories: inCategory ? {} : tally(naive(requested).filter(isOpen), ({ category }) => world.categories[category]?.id),
    subcategories: inCategory
      ? tally(without('subcategory'), ({ category, subcategory }) => world.categories[category]?.subcategories[subcategory])
      : {},
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    stores: tally(without('stores'), ({ store }) => world.stores[store]?.id),
    brands: tally(without('brands'), ({ brand }) => brand),
    made_in: tally(without('made_in'), ({ made_in }) => made_in),
    on_offer: without('on_offer').filter((one) => one.on_offer).length,
    in_stock: without('in_stock').filter((one) => one.in_stock).length,
  }
}

const counted = ({ total, categories, subcategories, price, stores, brands: b, made_in, on_offer, in_stock }: MarketFacets) => ({
  ...{ total, price, on_offer, in_stock },
  categories: given(categories, 'id'),
  subcategories: given(subcategories, 'id'),
  stores: given(stores, 'id'),
  brands: given(b, 'name'),
  made_in: given(made_in, 'code'),
})

const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
const anyFilters: fc.Arbitrary<Requested> = fc
  .record({
    q: fc.constantFrom(undefined, undefined, 'رياضى', 'running'),
    category: maybe(fc.constantFrom(0, 1, 2)),
    subcategory: maybe(fc.constantFrom(0, 1)),
    stores: some([0, 1, 2, 3, 4]),
    city: fc.constantFrom(undefined, undefined, undefined, 'jeddah' as const, 'riyadh' as const, 'kharj' as const, 'dubai' as const),
    price_from: fc.constantFrom(undefined, undefined, 1000, 2500, 4000),
    price_to: fc.constantFrom(undefined, undefined, 3000, 4500, 8000),
    on_offer: fc.constantFrom(undefined, undefined, true as const),
    in_stock: fc.constantFrom(undefined, undefined, true as const),
    brands: some(brands.filter((brand) => brand !== null)),
    made_in: some(countries.filter((code) => code !== null)),
  })
  // A subcategory is one of the chosen category.
  .map((requested) => (requested.category === undefined ? { ...requested, subcategory: undefined } : requested))

describe('filters', () => {
  test.each<[string, Requested]>([
    ['stores, by slug and id', { stores: [0, 1] }],
    ['a city that the Kingdom’s rule covers, or where orders are collected', { city: 'jeddah' }],
    ['a city whose region is an exception of one store and the rule of another', { city: 'riyadh' }],
    ['a city that is an exception of its region', { city: 'kharj' }],
    ['a city abroad', { city: 'dubai' }],
    ['offers and discounts', { on_offer: true }],
    ['stock', { in_stock: true }],
    ['brands with a comma and a backslash', { brands: ['Procter, Gamble', 'A\\B'] }],
    ['countries of origin', { made_in: ['SA', 'TR'] }],
    ['the price shown', { price_from: 2500, price_to: 4000 }],
    ['a search', { q: 'رياضى' }],
    ['a search for offers in stock', { q: 'running', on_offer: true, in_stock: true }],
    ['all at once', { q: 'رياضى', category: 0, stores: [0, 1, 2], city: 'jeddah', in_stock: true, price_to: 9000 }],
  ])('list by %s', async (_, requested) => {
    const wantedIds = ids(naive(requested))
    // A case that finds all, or nothing where the rule does not say so, would show nothing.
    expect(wantedIds.length).toBeLessThan(naive({}).length)
    if (requested.city !== 'kharj' && requested.city !== 'dubai') expect(wantedIds.length).toBeGreaterThan(0)
    expect(await listed(requested)).toEqual(wantedIds)
  })

  test('list the same in every order, however they are combined', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom('newest', 'price', '-price', 'best_selling'), async (requested, sort) => {
        expect(await listed(requested, { sort })).toEqual(ids(naive(requested)))
      }),
      { numRuns: 60 },
    )
  })

  test('accept the values of a repeated parameter, also on later pages', async () => {
    const app = (path: string) => t.app.inject({ url: `/api/market/products?${path}` })
    const both = await app(`stores=kingdom&stores=${world.stores[1]?.id}&limit=100`)
    expect(ids(both.json().data)).toEqual(ids(naive({ stores: [0, 1] })))
    const first = (await app(`city_id=${world.cities.jeddah}&limit=5`)).json()
    const next = (await app(`city_id=${world.cities.jeddah}&limit=100&cursor=${encodeURIComponent(first.meta.next_cursor)}`)).json()
    expect(ids([...first.data, ...next.data])).toEqual(ids(naive({ city: 'jeddah' })))
  })

  test('with the value false are the same as none', async () => {
    const { body } = await t.call('GET', '/market/products', { query: { on_offer: false, in_stock: false, stores: '', limit: 100 } })
    expect(ids(body.data)).toEqual(ids(naive({})))
  })

  test('are rejected at their field, in the reader’s language', async () => {
    const refusal = async (query: Record<string, string>, locale: 'ar' | 'en') => {
      for (const path of ['/market/products', '/market/facets']) {
        const { status, body } = await t.call('GET', path, { query, locale })
        expect(status).toBe(422)
        if (path === '/market/facets') return body.fields
      }
    }
    const many = Array.from({ length: 21 }, (_, n) => `store-${n}`).join(',')
    expect(await refusal({ stores: many }, 'ar')).toEqual({ stores: 'المتاجر: الحد الأقصى 20 عنصرًا' })
    expect(await refusal({ stores: many }, 'en')).toEqual({ stores: 'Stores: at most 20 items' })
    expect(await refusal({ made_in: 'SA,Saudi' }, 'ar')).toEqual({ 'made_in.1': 'بلد الصنع: اختر الدولة من القائمة' })
    expect(await refusal({ city_id: 'جدة' }, 'en')).toEqual({ city_id: 'City: choose from the list' })
    expect(await refusal({ on_offer: 'maybe' }, 'en')).toEqual({ on_offer: 'On offer: choose one of the available values' })
    expect(await refusal({ price_from: '-1' }, 'ar')).toEqual({ price_from: expect.stringContaining('السعر من') })
  })
})

describe('facets', () => {
  test('without a filter count the visible products', async () => {
    const facets = await readFacets({})
    expect(counted(facets)).toEqual(expected({}))
    expect(facets).toMatchObject({ total_capped: false, capped: false })
    // The suspended store and the closed category are no values.
    expect(facets.stores.map(({ slug }) => slug).toSorted()).toEqual(['kingdom', 'nowhere', 'pickup', 'riyadh'])
    expect(facets.categories.map(({ slug, name }) => [slug, name]).toSorted()).toEqual([
      ['fashion', 'أزياء'],
      ['shoes', 'أحذية'],
    ])
    const counts = facets.stores.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  test('count each value under all other filters, as the list does', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (requested) => {
        const facets = counted(await readFacets(requested))
        expect(facets).toEqual(expected(requested))
        expect(facets.total).toBe((await listed(requested)).length)
      }),
      { numRuns: 120 },
    )
  })

  test('are in the requested language', async () => {
    const { body } = await t.call('GET', '/market/facets', { query: toQuery({ category: 0 }), locale: 'en' })
    expect(body.subcategories.map(({ name, slug }: { name: string; slug: string }) => [name, slug]).toSorted()).toEqual([
      ['Shoes 1', 'shoes-1'],
      ['Shoes 2', 'shoes-2'],
    ])
  })

  test('follow the list’s search, also a corrected one, and are empty for punctuation alone', async () => {
    const total = async (q: string) => (await readFacets({ q })).total
    expect(await total('سعر الرِّياضي')).toBe(naive({ q: 'x' }).length)
    const { body } = await t.call('GET', '/market/products', { query: { q: 'رياضضي', limit: 100 } })
    expect(await total('رياضضي')).toBe(body.data.length)
    expect(await readFacets({ q: '!!' })).toMatchObject({ total: 0, stores: [], price: null })
  })

  test('are marked as capped for many products, and still include the selected values', async () => {
    const few = (filters: object) => countFacets(t.db, filters, null, 'ar', 10)
    expect(await few({})).toMatchObject({ capped: true, total_capped: true })
    const rare = naive({ brands: ['A\\B'], made_in: ['TR'] })
    expect(rare.length).toBeGreaterThan(1)
    expect(rare.length).toBeLessThan(10)
    const found = await few({ brands: ['A\\B'], made_in: ['TR'] })
    expect(found).toMatchObject({ total: rare.length, capped: true })
    expect(given(found.stores, 'id')).toEqual(tally(rare, ({ store }) => world.stores[store]?.id))
    expect(Object.values(given(found.brands, 'name')).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(10)
    // Ten products that are all counted are not too many.
    expect(await countFacets(t.db, {}, null, 'ar', 1000)).toMatchObject({ capped: false })
  })

  test('omit a hidden product and a suspended store', async () => {
    const before = await readFacets({ stores: [3] })
    const product = naive({ stores: [3] })[0]
    await t.pool.query("update products set status = 'hidden' where id = $1", [product?.id])
    // Answers are kept for some seconds.
    expect((await readFacets({ stores: [3] })).total).toBe(before.total)
    clearFacets(t.db)
    expect((await readFacets({ stores: [3] })).total).toBe(before.total - 1)
    await t.pool.query('update stores set approved = 3, is_online = false where id = $1', [world.stores[3]?.id])
    clearFacets(t.db)
    expect(await readFacets({ stores: [3] })).toMatchObject({ total: 0 })
    await t.pool.query('update stores set approved = 1, is_online = true where id = $1', [world.stores[3]?.id])
    await t.pool.query("update products set status = 'active' where id = $1", [product?.id])
  })
})
