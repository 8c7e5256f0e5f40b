import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeStore, productBody } from '../../test/catalog-world.ts'
import { refundWorld } from '../../test/refund-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { products } from '../catalog/table.ts'
import { orderLines } from './table.ts'

const t = await testApp()
const world = await refundWorld(t)

const value = (name: string) => ({ id: randomUUID(), name: { ar: name, en: name } })

/** An order of two sizes, with three of the small one. */
async function placeSizes() {
  const [small, large] = [value('52'), value('54')]
  const sku = `S${randomUUID().slice(0, 8)}`
  const body = {
    ...productBody({ price: 5000, quantity: 0, max_purchase_quantity: 9 }),
    axes: [{ id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [small, large] }],
    variants: [
      { values: [small.id], quantity: 20, sku, barcode: sku },
      { values: [large.id], quantity: 20, price: 7000 },
    ],
  }
  const { body: saved } = await t.call('POST', '/store/products', { token: world.store.token, body })
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, saved.id))
  const [s, l] = saved.variants as { id: string }[]
  const lines = [
    { product_id: saved.id, variant_id: s?.id, quantity: 3 },
    { product_id: saved.id, variant_id: l?.id, quantity: 1 },
  ]
  const placed = await world.order({ ...world.cart(saved.id), lines })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  const accepted = { token: world.store.token, headers: once(), body: { action: 'accept' } }
  expect((await t.call('POST', `/store/orders/${placed.body.id}/actions`, accepted)).status).toBe(200)
  return { order: await world.read(placed.body.id), sku }
}

/** The rows of a file by the titles of its columns. */
async function save(path: string, token: string, query: Record<string, string> = {}, locale: 'ar' | 'en' = 'en') {
  const { status, body } = await t.call('GET', path, { token, locale, query: { format: 'csv', ...query } })
  expect(status).toBe(200)
  const [head = '', ...rows] = String(body).replace('\ufeff', '').trimEnd().split('\n')
  const titles = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, index) => [titles[index] ?? '', cell])))
}

const byNumber = (number: number) => ({ q: String(number) })

test('the file of orders shows the cancelled and the remaining amounts', async () => {
  const { order } = await placeSizes()
  await world.decide('store', (await world.ask(order, 2)).body.id, 'accept')
  const [row] = await save('/store/orders/export', world.store.token, byNumber(order.number))
  expect(row).toMatchObject({
    Items: '4',
    'Items after cancellations and returns': '2',
    Total: (order.total / 100).toFixed(2),
    'Cancelled amount': '100.00',
    'Refunded amount': '0.00',
    'Total after cancellations and returns': ((order.total - 10_000) / 100).toFixed(2),
  })
  const cancel = { token: world.store.token, headers: once(), body: { action: 'cancel', note: 'نفدت' } }
  expect((await t.call('POST', `/store/orders/${order.id}/actions`, cancel)).status).toBe(200)
  const [whole] = await save('/admin/orders/export', world.tokens.admin, byNumber(order.number))
  expect(whole).toMatchObject({
    'Items after cancellations and returns': '0',
    'Cancelled amount': (order.total / 100).toFixed(2),
    'Total after cancellations and returns': '0.00',
  })
})

test('returned goods are refunded, not cancelled', async () => {
  const order = await world.placed()
  const { body } = await world.ask(order, 1)
  await world.decide('store', body.id, 'accept')
  const { lines } = await world.cancellation(body.id)
  const received = lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity, damaged: 0, missing: 0 }))
  await world.decide('store', body.id, 'receive', { lines: received })
  const [row] = await save('/store/orders/export', world.store.token, byNumber(order.number))
  expect(row).toMatchObject({ 'Cancelled amount': '0.00', 'Refunded amount': '50.00' })
})

test('the file of lines has a row for each line with its variant, codes and remaining units', async () => {
  const { order, sku } = await placeSizes()
  await world.decide('store', (await world.ask(order, 2)).body.id, 'accept')
  const expected = [
    {
      'Order number': String(order.number),
      Variant: 'Size: 52',
      SKU: sku,
      Barcode: sku,
      Quantity: '3',
      'Cancelled or returned quantity': '2',
      'Unit price': '50.00',
      Total: '150.00',
      'Total after cancellations and returns': '50.00',
    },
    { Variant: 'Size: 54', SKU: '', Quantity: '1', 'Cancelled or returned quantity': '0', 'Unit price': '70.00', Total: '70.00' },
  ]
  expect(await save('/store/orders/lines/export', world.store.token, byNumber(order.number))).toMatchObject(expected)
  expect(await save('/admin/orders/lines/export', world.tokens.admin, byNumber(order.number))).toMatchObject(expected)
  const [arabic] = await save('/store/orders/lines/export', world.store.token, byNumber(order.number), 'ar')
  expect(arabic).toMatchObject({ المتغير: 'المقاس: 52', 'الكمية الملغاة أو المسترجعة': '2', 'سعر القطعة': '50.00' })
})

test('the file of lines has the answers to additional fields, with their prices', async () => {
  const { order } = await placeSizes()
  const option = { field_id: randomUUID(), option_id: null, price: 0 }
  const options = [
    {
      ...option,
      field: { ar: 'التغليف', en: 'Wrapping' },
      option_id: randomUUID(),
      option: { ar: 'هدية', en: 'Gift' },
      text: null,
      price: 2500,
    },
    { ...option, field: { ar: 'الإهداء', en: 'Dedication' }, option: null, text: 'إلى ريم' },
  ]
  await t.db
    .update(orderLines)
    .set({ options })
    .where(and(eq(orderLines.order_id, order.id), eq(orderLines.position, 0)))
  const rows = await save('/store/orders/lines/export', world.store.token, byNumber(order.number))
  expect(rows).toMatchObject([
    { 'Additional fields': 'Wrapping: Gift (+SAR\u00a025.00) | Dedication: إلى ريم' },
    { 'Additional fields': '' },
  ])
  const [arabic] = await save('/store/orders/lines/export', world.store.token, byNumber(order.number), 'ar')
  expect(arabic?.['الحقول الإضافية']).toContain('التغليف: هدية (+25.00\u00a0ر.س)')
})

test('lines follow the filters and the owner of their list, and a formula is plain text', async () => {
  const { order } = await placeSizes()
  await t.db
    .update(orderLines)
    .set({ name: { ar: '=1+1', en: '=1+1' } })
    .where(eq(orderLines.order_id, order.id))
  const rows = await save('/store/orders/lines/export', world.store.token, byNumber(order.number))
  expect(rows.map(({ Product }) => Product)).toEqual(["'=1+1", "'=1+1"])
  expect(await save('/store/orders/lines/export', world.store.token, { ...byNumber(order.number), status: 'delivered' })).toEqual([])
  const all = await save('/store/orders/lines/export', world.store.token, { sort: '-placed_at' })
  expect(all[0]?.['Order number']).toBe(String(order.number))
  expect(all.length).toBeGreaterThan(2)
  const stranger = await makeStore(t.db)
  expect(await save('/store/orders/lines/export', stranger.token)).toEqual([])
})
