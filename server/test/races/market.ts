import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { products } from '../../src/catalog/table.ts'
import { productVariants } from '../../src/catalog/variants/table.ts'
import { now } from '../../src/platform/db/columns.ts'
import type { Db } from '../../src/platform/db/types.ts'
import { makeActive, type TestStore } from '../catalog-world.ts'
import { makePlaces, makeSellingStore, makeShopper, type TestShopper } from '../order-world.ts'
import type { Nodes } from './two-nodes.ts'
import type { Hit, Shot } from './volley.ts'

const price = 5000
/** The other costs of a cash order: delivery 15.00 and the fee 10.00. */
const beside = 2500

/** The size of the races: 0.4 in every run of the tests, 1 in a small proof, 10 in a night. A race multiplies its rounds by it and rounds up. */
export const scale = Number(process.env.RACE_SCALE ?? 0.2)

export interface RaceMarket {
  store: TestStore
  buyers: TestShopper[]
  product: (stock: number) => Promise<string>
  /** A product with two variants, of which the first has `stock` pieces and the second none; returns both ids. */
  variant: (stock: number) => Promise<{ product_id: string; variant_id: string }>
  /** As many products, each with pieces enough for everybody. */
  products: (count: number) => Promise<string[]>
  /** An order of one buyer, to the first or second node in turns. */
  order: (
    buyer: number,
    lines: readonly { product_id: string; variant_id?: string; quantity: number }[],
    key: string,
    code?: { coupon_code: string; off: number },
  ) => Shot
}

/** A store and buyers to race for its goods. */
export async function raceMarket({ db, ports }: Pick<Nodes, 'db' | 'ports'>, people: number): Promise<RaceMarket> {
  const { city_id } = await makePlaces(db)
  const store = await makeSellingStore(db, city_id)
  const buyers: TestShopper[] = []
  // A call may wait two seconds for one of the pool's few connections, so not all buyers are made at once.
  while (buyers.length < people)
    buyers.push(...(await Promise.all(Array.from({ length: Math.min(20, people - buyers.length) }, () => makeShopper(db, city_id)))))
  return {
    store,
    buyers,
    async product(quantity) {
      const [id] = await makeActive(db, store.id, [{ ar: 'آخر قطعة', quantity, price }])
      if (!id) throw new Error('the product was made')
      return id
    },
    async variant(quantity) {
      const [product_id] = await makeActive(db, store.id, [{ ar: 'آخر قطعة', quantity: 0, price }])
      if (!product_id) throw new Error('the product was made')
      const [first, second] = [randomUUID(), randomUUID()]
      const values = [first, second].map((id) => ({ id, name: { ar: id, en: id }, colour: null, image: null }))
      await db
        .update(products)
        .set({ axes: [{ id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values }] })
        .where(eq(products.id, product_id))
      await db.update(productVariants).set({ deleted_at: now }).where(eq(productVariants.id, product_id))
      const row = { product_id, store_id: store.id, price }
      const made = await db
        .insert(productVariants)
        .values([
          { ...row, values: [first], quantity },
          { ...row, values: [second], quantity: 0 },
        ])
        .returning({ id: productVariants.id })
      if (!made[0]) throw new Error('the variants were made')
      return { product_id, variant_id: made[0].id }
    },
    products: (count) =>
      makeActive(
        db,
        store.id,
        Array.from({ length: count }, () => ({ ar: 'قطعة', quantity: 10_000, price })),
      ),
    order(n, lines, key, code) {
      const buyer = buyers[n % buyers.length]
      if (!buyer) throw new Error('there are buyers')
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const body = {
        store_id: store.id,
        lines,
        fulfilment: 'store_delivery',
        address_id: buyer.address_id,
        payment_method: 'cod',
        expected_total: price * count + beside - (code?.off ?? 0),
        coupon_code: code?.coupon_code ?? null,
      }
      return { port: ports[n % 2 === 0 ? 0 : 1], path: '/user/orders', token: buyer.token, body, key }
    },
  }
}

interface Shelf {
  /** In orders that stand. */
  sold: number
  left: number
  /** How often the product says it was sold. */
  counted: number
}

/** Reads the sold and the remaining units of a product from the tables. */
export async function shelf(db: Db, product_id: string): Promise<Shelf> {
  const { rows } = await db.execute<Shelf & Record<string, unknown>>(sql`
    select p.quantity as left, p.sales as counted, coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
      where l.product_id = p.id and o.status <> 'cancelled'), 0)::int as sold
    from products p where p.id = ${product_id}`)
  const [row] = rows
  if (!row) throw new Error('the product is there')
  return row
}

/** Deadlocks of this database since it was made. PostgreSQL counts them late, so this waits for its figures. */
export async function deadlocks(db: Db): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  await new Promise((done) => setTimeout(done, 1100))
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.deadlocks ?? 0
}

/** How many answers had each status. */
export function tally(hits: readonly Hit[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of hits) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
