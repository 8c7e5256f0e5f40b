import type { Pool } from 'pg'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import type { Db } from '../../platform/db/types.ts'

/** A product as the test knows it; the stores and categories are those of the world. */
export interface KnownProduct {
  id: string
  store: number
  category: number
  subcategory: number
  brand: string | null
  made_in: string | null
  /** The price shown, under its offer. */
  price: number
  /** True under an offer, and with a discount of the product or of one of its variants. */
  on_offer: boolean
  in_stock: boolean
  is_shoe: boolean
  /** False for what no shopper sees: hidden, deleted, or of a store that is not approved. */
  visible: boolean
}

export interface FacetsWorld {
  stores: TestStore[]
  /** Ids of the categories, and of each one's subcategories. The last category is not active. */
  categories: { id: string; subcategories: string[] }[]
  cities: { jeddah: string; riyadh: string; kharj: string; dubai: string }
  products: KnownProduct[]
}

export const brands = ['نايكي', 'Procter, Gamble', 'A\\B', null] as const
export const countries = ['SA', 'CN', 'TR', null] as const

/** A repeatable series of numbers from 0 to `below`. */
function series(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const one = async (pool: Pool, text: string, values: unknown[] = []): Promise<string> => (await pool.query(text, values)).rows[0].id

const named = (ar: string, en: string) => JSON.stringify({ ar, en })

async function makePlaces(pool: Pool): Promise<FacetsWorld['cities']> {
  const country = (iso: string) =>
    one(pool, `insert into countries (name, iso, dialling_code, currency) values ($1, $2, '1', 'SAR') returning id`, [named(iso, iso), iso])
  const region = (code: string, id: string) =>
    one(pool, 'insert into regions (name, country_id, code) values ($1, $2, $3) returning id', [named(code, code), id, code])
  const city = (name: string, id: string) =>
    one(pool, 'insert into cities (name, region_id) values ($1, $2) returning id', [named(name, name), id])
  const [kingdom, emirates] = [await country('SA'), await country('AE')]
  const [makkah, riyadh, abroad] = [await region('SA-02', kingdom), await region('SA-01', kingdom), await region('AE-DU', emirates)]
  return {
    jeddah: await city('جدة', makkah),
    riyadh: await city('الرياض', riyadh),
    kharj: await city('الخرج', riyadh),
    dubai: await city('دبي', abroad),
  }
}

/**
 * Five stores: 0 delivers to the Kingdom without Riyadh's region, 1 to Riyadh's region without Al Kharj, 2 is collected in Jeddah, 3 delivers
 * nowhere, 4 is suspended.
 */
async function makeStores(db: Db, pool: Pool, cities: FacetsWorld['cities']): Promise<TestStore[]> {
  const stores: TestStore[] = []
  for (const slug of ['kingdom', 'riyadh', 'pickup', 'nowhere', 'suspended']) stores.push(await makeStore(db, { slug }))
  const ids = stores.map(({ id }) => id)
  await pool.query('update stores set has_delivery_service = true, shipping_enabled = true where id = any($1)', [[ids[0], ids[1], ids[4]]])
  const region = await one(pool, 'select region_id as id from cities where id = $1', [cities.riyadh])
  const rule = (store: number, city: string | null, of: string | null, delivers: boolean) =>
    pool.query('insert into delivery_locations (store_id, city_id, region_id, delivers, delivery_charge) values ($1, $2, $3, $4, 100)', [
      ...[ids[store], city, of, delivers],
    ])
  await rule(0, null, null, true)
  await rule(0, null, region, false)
  await rule(1, null, region, true)
  await rule(1, cities.kharj, null, false)
  await rule(4, null, null, true)
  // A store that has rules but no delivery at the moment delivers nowhere.
  await rule(3, null, null, true)
  await pool.query('update stores set has_delivery_service = false where id = $1', [ids[3]])
  await pool.query('update branches set city_id = $2, pick_up = true where id = $1', [ids[2], cities.jeddah])
  return stores
}

async function makeCategories(pool: Pool): Promise<FacetsWorld['categories']> {
  const categories: FacetsWorld['categories'] = []
  for (const [ar, en, active] of [
    ['أحذية', 'Shoes', true],
    ['أزياء', 'Fashion', true],
    ['مغلق', 'Closed', false],
  ] as const) {
    const id = await one(pool, 'insert into categories (name, active) values ($1, $2) returning id', [named(ar, en), active])
    const sub = (side: string) =>
      one(pool, 'insert into subcategories (name, category_id) values ($1, $2) returning id', [named(`${ar} ${side}`, `${en} ${side}`), id])
    categories.push({ id, subcategories: [await sub('1'), await sub('2')] })
  }
  return categories
}

/** A small market whose products differ in all that shoppers filter by. */
export async function makeFacetsWorld(db: Db, pool: Pool): Promise<FacetsWorld> {
  const cities = await makePlaces(pool)
  const stores = await makeStores(db, pool, cities)
  await pool.query('update stores set approved = 3, is_online = false where id = $1', [stores[4]?.id])
  const categories = await makeCategories(pool)
  const offers: string[] = []
  for (const { id } of stores)
    offers.push(
      await one(
        pool,
        `insert into offers (store_id, offer_type, offer_value, start_date, end_date) values ($1, 'percentage', 5000, current_date - 2, current_date + 9) returning id`,
        [id],
      ),
    )
  const next = series(7)
  const products: KnownProduct[] = []
  for (let n = 0; n < 96; n++) {
    const [store, category, subcategory] = [next(5), next(3), next(2)]
    const [brand, made_in] = [brands[next(4)] ?? null, countries[next(4)] ?? null]
    const [full, offered, in_stock, is_shoe] = [(1 + next(9)) * 1000, next(4) === 0, next(4) > 0, next(2) === 0]
    const discounted = next(5) === 0
    const now = discounted ? full - 400 : full
    const [status, deleted] = [next(10) === 0 ? 'hidden' : 'active', next(12) === 0]
    const name = is_shoe ? named(`حذاء رياضي ${n}`, `Running shoe ${n}`) : named(`قميص قطن ${n}`, `Cotton shirt ${n}`)
    const id = await one(
      pool,
      `insert into products (store_id, slug, name, description, category_id, subcategory_id, price, price_after_discount, quantity, brand, made_in, status, deleted_at)
       values ($1, $2, $3, '{"ar":"","en":""}', $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        ...[stores[store]?.id, `p${n}`, name, categories[category]?.id, categories[category]?.subcategories[subcategory]],
        ...[full, discounted ? now : null, in_stock ? 3 : 0, brand, made_in, status, deleted ? new Date() : null],
      ],
    )
    if (offered)
      await pool.query(
        `insert into offer_products (product_id, offer_id, days) values ($1, $2, daterange(current_date - 2, current_date + 9, '[]'))`,
        [id, offers[store]],
      )
    products.push({
      ...{ id, store, category, subcategory, brand, made_in, in_stock, is_shoe },
      on_offer: offered || discounted,
      price: offered ? now / 2 : now,
      visible: status === 'active' && !deleted && store !== 4,
    })
  }
  return { stores, categories, cities, products }
}
