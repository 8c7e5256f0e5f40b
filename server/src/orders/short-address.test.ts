import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { countries } from '../places/table.ts'
import { addresses } from '../shoppers/table.ts'
import { stores } from '../stores/table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const address = (short_address: string | null) => t.db.update(addresses).set({ short_address }).where(eq(addresses.id, shopper.address_id))

test('a carrier’s order to the Kingdom needs the short national address', async () => {
  const product = await world.product(20)
  const byCarrier = world.cart(product, { fulfilment: 'shipping_company' })
  const { expected_total: _, ...quoted } = byCarrier
  await address(null)
  const quote = (locale: 'ar' | 'en') => t.call('POST', '/user/orders/quote', { token: shopper.token, body: quoted, locale })
  expect((await quote('en')).body).toMatchObject({
    code: 'validation',
    fields: { address_id: expect.stringContaining('short national address') },
  })
  expect((await quote('ar')).body.fields.address_id).toContain('العنوان الوطني المختصر')
  // past the quote, straight to the order
  const placed = await t.call('POST', '/user/orders', {
    token: shopper.token,
    body: { ...byCarrier, expected_total: 7500 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect([placed.status, Object.keys(placed.body.fields)]).toEqual([422, ['address_id']])
  // the store's own driver knows the way
  expect((await world.order(world.cart(product))).status).toBe(201)

  const typed = await t.call('PUT', `/user/addresses/${shopper.address_id}`, {
    token: shopper.token,
    body: {
      label: 'البيت',
      name: 'ريم',
      phone: '0501234567',
      city_id: world.city_id,
      district: 'العليا',
      street: 'شارع التحلية',
      short_address: ' rrrd ٢٩٢٩ ',
    },
  })
  expect(typed.body.short_address).toBe('RRRD2929')
  const order = (await world.order(byCarrier)).body
  await t.db.update(stores).set({ short_address: 'RYAB4310' }).where(eq(stores.id, store.id))
  const read = await t.call('GET', `/store/orders/${order.id}`, { token: store.token })
  expect(read.body).toMatchObject({ address: { short_address: 'RRRD2929' }, store_short_address: 'RYAB4310' })
  const file = await t.app.inject({
    url: '/api/store/orders/export?format=csv',
    headers: { authorization: `Bearer ${store.token}`, 'accept-language': 'en' },
  })
  expect(file.body).toContain('Short national address')
  expect(file.body).toContain('RRRD2929')

  await address(null)
  await t.db.update(countries).set({ iso: 'AE' })
  expect((await quote('en')).status).toBe(200)
})

test('a store with carriers needs a short national address, in any digits and case', async () => {
  const save = (body: object) =>
    t.call('PUT', '/store/profile/shipping-settings', {
      token: store.token,
      locale: 'en',
      body: {
        has_delivery_service: true,
        delivery_charge: 1500,
        delivery_locations: [{ city_id: world.city_id, delivery_charge: 1500, min_order_cost: 0 }],
        shipping_companies: ['smsa'],
        ...body,
      },
    })
  await t.db.update(stores).set({ short_address: null }).where(eq(stores.id, store.id))
  expect((await save({})).body.fields).toEqual({ short_address: expect.stringContaining('Carriers don’t collect shipments') })
  expect((await save({ short_address: 'R1' })).body.fields).toEqual({ short_address: expect.stringContaining('4 Latin letters') })
  expect((await save({ short_address: null, shipping_companies: [] })).status).toBe(200)
  expect((await save({ short_address: 'ryab-٤٣١٠' })).body.short_address).toBe('RYAB4310')
  // left out, it stays
  expect((await save({})).body.short_address).toBe('RYAB4310')
  await t.db.update(stores).set({ short_address: null }).where(eq(stores.id, store.id))
  const { body } = await t.call('GET', '/store/profile', { token: store.token })
  expect(body.missing.map(({ what }: { what: { en: string } }) => what.en)).toContain('Store’s short national address')
})
