import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { checkFile, toCsv } from '../import/import-fixtures.ts'

const t = await testApp()
let store: TestStore
const sizes = ['S', 'M', 'L', 'XL']
beforeAll(async () => {
  store = await makeStore(t.db)
  // One import saves its products in one moment.
  const row = (key: string) => (size: string, at: number) => [key, key, 'المقاس', size, '90', at === 0 ? 0 : at * 4, `${key}-${size}`]
  const file = toCsv(
    'product key,name,option 1 name,option 1 value,price,quantity,sku',
    ...['old', 'new'].flatMap((key) => sizes.map(row(key))),
  )
  await (await checkFile(t, store.token, file)).run()
  await t.call('POST', '/store/products', { token: store.token, body: { ...productBody({ quantity: 3 }), sku: 'LAST' } })
  // The order of ids must not matter within a product.
  await t.db.execute(sql`update product_variants set position = 3 - position where store_id = ${store.id} and sku like 'old-%'`)
})

const read = async (query: Record<string, string | number> = {}) =>
  (await t.call('GET', '/store/stock', { token: store.token, query })).body
const codes = (rows: { sku: string }[]) => rows.map(({ sku }) => sku)
const ordered = ['LAST', ...sizes.map((size) => `new-${size}`), ...sizes.toReversed().map((size) => `old-${size}`)]

test('the newest products come first, each with its variants in their order, by pages and by cursor', async () => {
  expect(codes((await read()).data)).toEqual(ordered)
  const seen: string[] = []
  let cursor = ''
  do {
    const { data, meta } = await read({ per_page: 2, ...(cursor ? { cursor } : {}) })
    seen.push(...codes(data))
    cursor = meta.next_cursor ?? ''
  } while (cursor)
  expect(seen).toEqual(ordered)
  expect(codes((await read({ per_page: 2, page: 2 })).data)).toEqual(ordered.slice(2, 4))
})

test('the filter by stock lists sold-out products, or sold-out and low ones', async () => {
  expect(codes((await read({ stock: 'out' })).data)).toEqual(['new-S', 'old-S'])
  expect(codes((await read({ stock: 'low' })).data)).toEqual(['LAST', 'new-S', 'new-M', 'old-M', 'old-S'])
  expect(
    codes((await read({ stock: 'low', sort: 'quantity' })).data)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['new-S', 'old-S'])
})
