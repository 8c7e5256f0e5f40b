import { randomUUID } from 'node:crypto'
import { lowStock } from '@rahba/contract/catalog/products/product-states'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeActive, makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'
import { countSales } from '../sections/count-best-sellers.ts'
import { products } from '../table.ts'
import { listProducts } from './list-products.ts'
import { lockProductsForOrder } from './lock-products-for-order.ts'
import { giveBackStock, type StockLine, takeStock } from './take-stock.ts'

const t = await testApp()
const store = await makeStore(t.db)
const make = (...quantities: number[]) =>
  makeActive(
    t.db,
    store.id,
    quantities.map((quantity, n) => ({ ar: `منتج ${n}`, quantity })),
  )
const sale = (store_id = store.id) => ({ id: randomUUID(), store_id, branch_id: store_id, user_id: randomUUID() })
const cancelled = { reason: 'cancelled', actor: { actor_type: 'system', actor_id: null } } as const
const inTransaction = (work: (tx: Db) => Promise<unknown>) => t.db.transaction(work)
const getRemaining = async (ids: string[]) => {
  const rows = await t.db
    .select({ id: products.id, quantity: products.quantity, sales: products.sales })
    .from(products)
    .where(inArray(products.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id))
}

describe('stock', () => {
  test('sells ten pieces to ten of twenty simultaneous buyers, and never goes below zero', async () => {
    const [id = ''] = await make(10)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => inTransaction((tx) => takeStock(tx, sale(), [{ variant_id: id, quantity: 1 }]))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AppError)
    }
    expect(await getRemaining([id])).toMatchObject([{ quantity: 0, sales: 10 }])
  })

  test('lets orders with the same products in opposite order wait without a deadlock', async () => {
    const [a = '', b = ''] = await make(20, 20)
    const lines = (first: string, second: string): StockLine[] => [
      { variant_id: first, quantity: 1 },
      { variant_id: second, quantity: 1 },
    ]
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inTransaction(async (tx) => {
          const order = n % 2 ? lines(a, b) : lines(b, a)
          await lockProductsForOrder(
            tx,
            order.map(({ variant_id }) => variant_id),
          )
          await takeStock(tx, sale(), order)
        }),
      ),
    )
    expect(await getRemaining([a, b])).toMatchObject([{ quantity: 0 }, { quantity: 0 }])
  })

  test('takes all lines or none, and names the short one', async () => {
    const [a = '', b = ''] = await make(5, 1)
    const order = [
      { variant_id: a, quantity: 2 },
      { variant_id: b, quantity: 1 },
      { variant_id: b, quantity: 1 },
    ]
    await expect(inTransaction((tx) => takeStock(tx, sale(), order))).rejects.toMatchObject({
      error: { code: 'product_sold_out' },
      params: { product: 'منتج 1', quantity: 1 },
    })
    expect(await getRemaining([a, b])).toMatchObject([{ quantity: 5 }, { quantity: 1 }])
  })

  test('of a hidden product can’t be sold, but a cancelled order returns its pieces', async () => {
    const [id = ''] = await make(3)
    await inTransaction((tx) => takeStock(tx, sale(), [{ variant_id: id, quantity: 2 }]))
    await t.db.update(products).set({ status: 'hidden' }).where(eq(products.id, id))
    await expect(inTransaction((tx) => takeStock(tx, sale(), [{ variant_id: id, quantity: 1 }]))).rejects.toMatchObject({
      error: { code: 'product_sold_out' },
    })
    await inTransaction((tx) => giveBackStock(tx, sale(), [{ variant_id: id, quantity: 2 }], cancelled))
    expect(await getRemaining([id])).toMatchObject([{ quantity: 3, sales: 0 }])
  })

  test('can’t go below zero in the database', async () => {
    const [id = ''] = await make(1)
    await expect(t.db.update(products).set({ quantity: -1 }).where(eq(products.id, id))).rejects.toThrow()
  })

  test('is in no index, because every order changes it', async () => {
    for (const table of ['products', 'product_variants']) {
      const { rows } = await t.pool.query<{ indexdef: string }>('select indexdef from pg_indexes where tablename = $1', [table])
      expect(rows.length).toBeGreaterThan(5)
      expect(rows.filter(({ indexdef }) => /\b(quantity|sales)\b/.test(indexdef))).toEqual([])
    }
  })

  test('has levels that are exact while it is low', async () => {
    const { rows } = await t.pool.query<{ falls: number; low: number[] }>(
      `select count(*) filter (where stock_level(n) < stock_level(n - 1))::int as falls, array_agg(stock_level(n) order by n) filter (where n <= 20) as low
       from generate_series(1, 100000) n`,
    )
    expect(rows[0]).toEqual({ falls: 0, low: Array.from({ length: 20 }, (_, n) => n + 1) })
    expect(lowStock).toBeLessThanOrEqual(20)
  })
})

describe('lists', () => {
  const shop = () => makeStore(t.db)
  test('by stock: pages by cursor are sorted by exact pieces within a level', async () => {
    const { id: store_id } = await shop()
    const quantities = [0, 700, 21, 5, 690, 22, 20, 5, 701, 1]
    await makeActive(
      t.db,
      store_id,
      quantities.map((quantity) => ({ ar: 'منتج', quantity })),
    )
    for (const sort of ['quantity', '-quantity']) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const { data, meta } = await listProducts(t.db, { store_id, page: 1, per_page: 3, sort, cursor })
        seen.push(...data.map(({ quantity }) => quantity))
        cursor = meta.next_cursor ?? undefined
      } while (cursor)
      const sorted = quantities.toSorted((a, b) => a - b)
      expect(seen).toEqual(sort === 'quantity' ? sorted : sorted.reverse())
    }
  })

  test('by sales: use the last count, which counts orders after it next time', async () => {
    const { id: store_id } = await shop()
    const [few = '', many = ''] = await makeActive(t.db, store_id, [{ ar: 'قليل' }, { ar: 'كثير' }])
    const order = async () => (await listProducts(t.db, { store_id, page: 1, per_page: 5, sort: '-sales' })).data.map(({ id }) => id)
    await inTransaction((tx) => takeStock(tx, sale(store_id), [{ variant_id: few, quantity: 1 }]))
    await inTransaction(async (tx) => {
      await takeStock(tx, sale(store_id), [{ variant_id: many, quantity: 3 }])
      await countSales(t.db)
    })
    expect(await order()).toEqual([few, many])
    await countSales(t.db)
    expect(await order()).toEqual([many, few])
  })
})
