import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeActive, makeFile, makeStore } from '../../test/catalog-world.ts'
import { fillWallet, makeAddress, makeSellingStore, makeShopper, orderWorld } from '../../test/order-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { additionalFieldOptions, additionalFields, productAdditionalFields, products } from '../catalog/table.ts'
import { proveLedger } from '../money/ledger/proof.ts'
import { readBalance } from '../money/ledger/read-accounts.ts'
import { sweepFiles } from '../platform/files/sweep-files.ts'
import { files } from '../platform/files/table.ts'
import { stores } from '../stores/table.ts'
import { orders } from './table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const getStock = async (id: string) =>
  (await t.db.select({ quantity: products.quantity }).from(products).where(eq(products.id, id)))[0]?.quantity
const countOrders = async () => (await t.db.select({ id: orders.id }).from(orders)).length

describe('placing an order', () => {
  test('for cash on delivery is confirmed right away, takes stock, and freezes the price with delivery, fee and VAT', async () => {
    const product = await world.product(10)
    const placed = await world.order(world.cart(product, { lines: [{ product_id: product, quantity: 2 }] }))
    expect(placed).toMatchObject({
      status: 201,
      body: { status: 'new', payment_status: 'cod_pending', total: 10_000 + 1500 + 1000, to_charge: 12_500 },
    })
    expect(await getStock(product)).toBe(8)
    const order = await t.call('GET', `/user/orders/${placed.body.id}`, { token: shopper.token })
    expect(order.body).toMatchObject({
      number: placed.body.number,
      goods: 10_000,
      delivery: 1500,
      cod_fee: 1000,
      vat: 1630,
      lines: [{ quantity: 2, name: { ar: 'سكري' } }],
      history: [{ action: 'placed', to_status: 'new' }],
    })
    expect(order.body).not.toHaveProperty('commission')
  })

  test('at a store without delivery, or with paused delivery, has no carrier either', async () => {
    const cart = world.cart(await world.product(), { fulfilment: 'shipping_company' })
    for (const changed of [{ has_delivery_service: false }, { shipping_enabled: false }]) {
      await t.db.update(stores).set(changed).where(eq(stores.id, store.id))
      const refused = await world.order(cart)
      expect([refused.status, Object.keys(refused.body.fields)], JSON.stringify(changed)).toEqual([422, ['fulfilment']])
      await t.db.update(stores).set({ has_delivery_service: true, shipping_enabled: true }).where(eq(stores.id, store.id))
    }
    expect((await world.order(cart)).status).toBe(201)
  })

  test('keeps the picture of a product after the product’s is deleted', async () => {
    const product = await world.product()
    const [kept, other] = [await makeFile(t.db, store.id), await makeFile(t.db, store.id)]
    await t.db.update(products).set({ image: kept }).where(eq(products.id, product))
    const { body } = await world.order(world.cart(product))
    await t.db.update(products).set({ image: null }).where(eq(products.id, product))
    const ofBoth = inArray(files.id, [kept, other])
    await t.db.update(files).set({ attached_at: null, loose_since: sql`now() - interval '2 days'` }).where(ofBoth)
    expect(await sweepFiles(t.deps)).toBe(1)
    expect(await t.db.select({ id: files.id }).from(files).where(ofBoth)).toEqual([{ id: kept }])
    const order = await t.call('GET', `/user/orders/${body.id}`, { token: shopper.token })
    expect(order.body.lines[0].image).toBe(kept)
    // marked as used, so that it does not come up again each hour
    expect((await t.db.select().from(files).where(eq(files.id, kept)))[0]?.attached_at).not.toBeNull()
    expect((await t.call('DELETE', `/store/files/${kept}`, { token: store.token })).body.code).toBe('in_use')
  })

  test('by bank transfer waits for the money until a deadline', async () => {
    const placed = await world.order(world.cart(await world.product(), { payment_method: 'bank_transfer' }))
    expect(placed.body).toMatchObject({ status: 'pending_payment', payment_status: 'unpaid', total: 6500 })
    expect(new Date(placed.body.expires_at).getTime() - Date.now()).toBeGreaterThan(47 * 3600_000)
  })

  test('by wallet pays all or a part, and fails if the balance is too low', async () => {
    const rich = await makeShopper(t.db, world.city_id)
    const product = await world.product()
    const cart = world.cart(product, { payment_method: 'wallet', address_id: rich.address_id })
    expect((await world.order(cart, { token: rich.token })).body.fields.payment_method).toContain('رصيد المحفظة')
    await fillWallet(t.db, rich.id, 10_000)
    expect(await world.order(cart, { token: rich.token })).toMatchObject({
      status: 201,
      body: { status: 'new', payment_status: 'paid', to_charge: 0 },
    })
    expect(await readBalance(t.db, 'customer_wallet', rich.id)).toBe(3500)
    const partly = await world.order({ ...cart, payment_method: 'cod', use_wallet: true }, { token: rich.token })
    expect(partly.body).toMatchObject({ payment_status: 'cod_pending', total: 7500, to_charge: 4000 })
    expect(await readBalance(t.db, 'customer_wallet', rich.id)).toBe(0)
  })

  test('for pickup needs no address and has no delivery charge', async () => {
    const placed = await world.order(
      world.cart(await world.product(), { fulfilment: 'pickup', address_id: null, payment_method: 'bank_transfer' }),
    )
    expect(placed).toMatchObject({ status: 201, body: { total: 5000 } })
  })

  test('for cash in the shop has no fee, in the quote and in the order', async () => {
    const cart = world.cart(await world.product(), { fulfilment: 'pickup', address_id: null, payment_method: 'cod' })
    const { expected_total: _, ...asked } = cart
    const quoted = await t.call('POST', '/user/orders/quote', { token: shopper.token, body: asked })
    expect(quoted).toMatchObject({ status: 200, body: { cod_fee: 0, cod_fee_waived: 0, total: 5000 } })
    const placed = await world.order(cart)
    expect(placed).toMatchObject({ status: 201, body: { payment_status: 'cod_pending', total: 5000, to_charge: 5000 } })
    expect((await t.db.select().from(orders).where(eq(orders.id, placed.body.id)))[0]).toMatchObject({ cod_fee: 0, cod_fee_waived: 0 })
  })
})

describe('an order is rejected', () => {
  const refused = async (body: Parameters<typeof world.order>[0]) => {
    const before = await countOrders()
    const answer = await world.order(body)
    expect(await countOrders()).toBe(before)
    return answer
  }

  test('above the stock, also over two lines of one product', async () => {
    const product = await world.product(3)
    const over = await refused(world.cart(product, { lines: [{ product_id: product, quantity: 4 }] }))
    expect(over).toMatchObject({ status: 422, body: { fields: { 'lines.0.quantity': 'الكمية المتبقية 3 فقط' } } })
    const twice = await refused(
      world.cart(product, {
        lines: [
          { product_id: product, quantity: 2 },
          { product_id: product, quantity: 2 },
        ],
      }),
    )
    expect(twice.status).toBe(422)
    expect(await getStock(product)).toBe(3)
    const both = await world.order(
      world.cart(product, {
        lines: [
          { product_id: product, quantity: 2 },
          { product_id: product, quantity: 1 },
        ],
      }),
    )
    expect(both).toMatchObject({ status: 201, body: { total: 17_500 } })
    expect(await getStock(product)).toBe(0)
    const none = await refused(world.cart(product))
    expect(none).toMatchObject({ status: 422, body: { fields: { 'lines.0.quantity': 'نفدت الكمية' } } })
  })

  test('under the minimum of the city', async () => {
    const dear = await makeSellingStore(t.db, world.city_id, 20_000)
    const [product = ''] = await makeActive(t.db, dear.id, [{ ar: 'عسل', price: 5000 }])
    const answer = await refused(world.cart(product, { store_id: dear.id }))
    expect(answer).toMatchObject({ status: 422, body: { fields: { lines: expect.stringContaining('200') } } })
  })

  test('to a city the store does not deliver to, and to another person’s address', async () => {
    const product = await world.product()
    const far = await makeAddress(t.db, shopper.id, world.far_city_id)
    expect((await refused(world.cart(product, { address_id: far }))).body.fields.address_id).toBe('المتجر لا يوصل إلى هذه المدينة')
    const other = await makeShopper(t.db, world.city_id)
    expect((await refused(world.cart(product, { address_id: other.address_id }))).body.fields.address_id).toBe('العنصر المطلوب غير موجود')
  })

  test('in a closed store, and in one without approval', async () => {
    const closed = await makeSellingStore(t.db, world.city_id)
    const [product = ''] = await makeActive(t.db, closed.id, [{ ar: 'بن' }])
    await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, closed.id))
    expect(await refused(world.cart(product, { store_id: closed.id }))).toMatchObject({ status: 409, body: { code: 'store_not_open' } })
    const waiting = await makeStore(t.db, { approved: 0 })
    expect((await refused(world.cart(product, { store_id: waiting.id }))).status).toBe(422)
  })

  test('at a price that changed meanwhile, with the new total', async () => {
    const product = await world.product()
    const answer = await refused(world.cart(product, { expected_total: 7400 }))
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed', error: expect.stringContaining('75.00') } })
    expect(await getStock(product)).toBe(10)
  })

  test('with a forged total or price, which the call does not accept', async () => {
    const product = await world.product()
    const body = { ...world.cart(product, { expected_total: 7500 }), total: 1 }
    const call = (forged: object) => t.call('POST', '/user/orders', { token: shopper.token, headers: once(), body: forged })
    expect((await call(body)).status).toBe(422)
    expect(
      (await call({ ...world.cart(product, { expected_total: 7500 }), lines: [{ product_id: product, quantity: 1, unit_price: 1 }] }))
        .status,
    ).toBe(422)
    expect(await getStock(product)).toBe(10)
  })

  test('for another store’s product, a hidden one, or one that does not exist', async () => {
    const other = await makeSellingStore(t.db, world.city_id)
    const [foreign = ''] = await makeActive(t.db, other.id, [{ ar: 'غريب' }])
    expect((await refused(world.cart(foreign))).body.fields['lines.0.product_id']).toBe('العنصر المطلوب غير موجود')
    expect((await refused(world.cart(randomUUID()))).status).toBe(422)
    const hidden = await world.product()
    await t.db.update(products).set({ status: 'hidden' }).where(eq(products.id, hidden))
    expect((await refused(world.cart(hidden))).body.fields['lines.0.product_id']).toContain('غير متاح')
  })

  test('without a required option, or with a foreign one, and chosen options are priced', async () => {
    const product = await world.product(10)
    const size = { ar: 'المقاس', en: 'Size' }
    const [field] = await t.db
      .insert(additionalFields)
      .values({ store_id: store.id, name: size, kind: 'one_of', is_required: true })
      .returning()
    const field_id = field?.id ?? ''
    const large = { field_id, name: { ar: 'كبير', en: 'Large' }, price: 500 }
    const [option] = await t.db.insert(additionalFieldOptions).values(large).returning()
    await t.db.insert(productAdditionalFields).values({ product_id: product, field_id })
    const cart = (options: { field_id: string; option_id?: string }[]) =>
      world.cart(product, { lines: [{ product_id: product, quantity: 1, options }] })
    const { expected_total: _, note: __, ...quoted } = cart([])
    const quote = await t.call('POST', '/user/orders/quote', { token: shopper.token, body: quoted })
    expect([quote.status, quote.body.fields]).toEqual([422, { 'lines.0.options': expect.stringContaining('المقاس') }])
    // past the quote, straight to the order
    const forced = { ...cart([]), expected_total: 7500 }
    const placed = await t.call('POST', '/user/orders', {
      token: shopper.token,
      headers: once(),
      body: forced,
    })
    expect([placed.status, Object.keys(placed.body.fields)]).toEqual([422, ['lines.0.options']])
    expect((await world.order(cart([{ field_id, option_id: randomUUID() }]))).status).toBe(422)
    const whole = await world.order(cart([{ field_id, option_id: option?.id ?? '' }]))
    expect(whole).toMatchObject({ status: 201, body: { total: 5000 + 500 + 1500 + 1000 } })
  })

  test('without a required answer, or with an invalid one, and valid answers are stored clean', async () => {
    const product = await world.product(10)
    const texts = [
      { store_id: store.id, name: { ar: 'الاسم المنقوش', en: 'Engraved name' }, kind: 'text', is_required: true },
      { store_id: store.id, name: { ar: 'عدد الأسماء', en: 'Number of names' }, kind: 'number', is_required: false },
      { store_id: store.id, name: { ar: 'تاريخ المناسبة', en: 'Day' }, kind: 'date', is_required: false },
    ] as const
    const [name = '', count = '', day = ''] = (
      await t.db
        .insert(additionalFields)
        .values([...texts])
        .returning()
    ).map(({ id }) => id)
    for (const field_id of [name, count, day]) await t.db.insert(productAdditionalFields).values({ product_id: product, field_id })
    const order = (...options: { field_id: string; text: string }[]) =>
      world.order(world.cart(product, { lines: [{ product_id: product, quantity: 1, options }] }))
    const engraved = { field_id: name, text: 'نورة' }
    const missing = await order()
    expect([missing.status, missing.body.fields]).toEqual([422, { 'lines.0.options': 'أدخل الاسم المنقوش' }])
    const wrong = [await order(engraved, { field_id: count, text: 'كثير' }), await order(engraved, { field_id: day, text: '2026-02-30' })]
    expect(wrong.map(({ status, body }) => [status, body.fields['lines.0.options']])).toEqual([
      [422, 'عدد الأسماء: أدخل رقمًا'],
      [422, 'تاريخ المناسبة: أدخل تاريخًا مثل 2026-12-31'],
    ])
    const placed = await order(engraved, { field_id: count, text: '١٢' }, { field_id: day, text: '٢٠٢٧-٠٣-٠٩' })
    expect(placed.status).toBe(201)
    const own = await t.call('GET', `/user/orders/${placed.body.id}`, { token: shopper.token })
    expect(own.body.lines[0].options.map(({ text }: { text: string }) => text)).toEqual(['نورة', '12', '2027-03-09'])
  })

  test('by card without a configured gateway', async () => {
    expect((await refused(world.cart(await world.product(), { payment_method: 'card' }))).body.fields.payment_method).toContain(
      'طريقة الدفع',
    )
  })
})

describe('repeated and parallel orders', () => {
  test('a retry with the same key finds the first one’s order', async () => {
    const product = await world.product(5)
    const key = randomUUID()
    const cart = world.cart(product)
    const [first, second] = [await world.order(cart, { key }), await world.order(cart, { key })]
    expect(second.body).toEqual(first.body)
    expect(await getStock(product)).toBe(4)
    expect((await t.call('POST', '/user/orders', { token: shopper.token, body: { ...cart, expected_total: 7500 } })).status).toBe(400)
  })

  test('the same key sent ten times in parallel orders once', async () => {
    const product = await world.product(5)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.order(world.cart(product, { expected_total: 7500 }), { key })))
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1)
    expect(await getStock(product)).toBe(4)
  })

  test('simultaneous carts and cancellations wait for each other without a deadlock', async () => {
    const [a, b] = [await world.product(100), await world.product(100)]
    await fillWallet(t.db, shopper.id, 200_000)
    const cross = (n: number) => {
      const lines = [
        { product_id: a, quantity: 1 },
        { product_id: b, quantity: 1 },
      ]
      return world.cart(a, { lines: n % 2 ? lines : lines.reverse(), use_wallet: true, payment_method: 'wallet' })
    }
    const first = await Promise.all(Array.from({ length: 6 }, (_, n) => world.order(cross(n))))
    expect(first.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const outcomes = await Promise.all(
      first.flatMap(({ body }, n) => [
        world.order(cross(n)),
        t.call('POST', `/store/orders/${body.id}/actions`, {
          token: store.token,
          headers: once(),
          body: { action: 'cancel', note: 'نفدت الكمية' },
        }),
      ]),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill([201, 200]).flat())
    expect([await getStock(a), await getStock(b)]).toEqual([94, 94])
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  })
})
