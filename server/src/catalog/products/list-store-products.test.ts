import { randomUUID } from 'node:crypto'
import type { StoreProductRow } from '@rahba/contract/catalog/products/product-answers'
import { lowStock, maxLowVariants } from '@rahba/contract/catalog/products/product-states'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeStore, productBody } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { products } from '../table.ts'

const t = await testApp()
const store = await makeStore(t.db)

/** A product on sale with one size for each number of pieces, named 1, 2 and so on; null is a size that is not offered. */
async function makeSizes(...pieces: (number | null)[]): Promise<string> {
  const values = pieces.map((_, index) => ({ id: randomUUID(), name: { ar: `${index + 1}`, en: `${index + 1}` } }))
  const body = {
    ...productBody({ price: 5000, quantity: 0 }),
    axes: [{ id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values }],
    variants: pieces.map((quantity, index) => ({ values: [values[index]?.id], quantity: quantity ?? 1, active: quantity !== null })),
  }
  const saved = await t.call('POST', '/store/products', { token: store.token, body })
  expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300)
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, saved.body.id))
  return saved.body.id
}

async function listLow(): Promise<StoreProductRow[]> {
  return (await t.call('GET', '/store/products', { token: store.token, query: { stock: 'low' } })).body.data
}
const named = ({ low_variants }: StoreProductRow) => low_variants.map(({ variant, quantity }) => [variant[0]?.value.en, quantity])

test('a row names the variants with low stock, the lowest first', async () => {
  const id = await makeSizes(80, lowStock, lowStock + 1, 0, null)
  const row = (await listLow()).find((product) => product.id === id)
  expect(row && named(row)).toEqual([
    ['4', 0],
    ['2', lowStock],
  ])
  expect(row).toMatchObject({
    low_variants_count: 2,
    low_variants: [{ variant: [{ axis: { ar: 'المقاس', en: 'Size' } }] }, {}],
  })
})

test('a row names a few and counts all', async () => {
  const id = await makeSizes(50, 5, 4, 3, 2, 1)
  const row = (await listLow()).find((product) => product.id === id)
  expect(row?.low_variants_count).toBe(5)
  expect(row && named(row)).toEqual([
    ['6', 1],
    ['5', 2],
    ['4', 3],
  ])
  expect(row?.low_variants).toHaveLength(maxLowVariants)
})

test('a row names none for a product without options or with enough stock', async () => {
  const plain = await t.call('POST', '/store/products', { token: store.token, body: productBody({ quantity: 2 }) })
  const enough = await makeSizes(20, 30)
  const { body } = await t.call('GET', '/store/products', { token: store.token })
  for (const id of [plain.body.id, enough])
    expect(body.data.find((row: StoreProductRow) => row.id === id)).toMatchObject({ low_variants: [], low_variants_count: 0 })
})
