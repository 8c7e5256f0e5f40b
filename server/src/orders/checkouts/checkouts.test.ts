import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive } from '../../../test/catalog-world.ts'
import { fillWallet, makeSellingStore, makeShopper, makeSlip, orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { products } from '../../catalog/table.ts'
import { proveLedger } from '../../money/ledger/proof.ts'
import { readBalance } from '../../money/ledger/read-accounts.ts'
import { makeCode } from '../../promotions/codes-fixtures.ts'
import { stores } from '../../stores/table.ts'
import { orders } from '../table.ts'

const t = await testApp()
const world = await orderWorld(t)
const second = await makeSellingStore(t.db, world.city_id)
const shops = [world.store, second]
const admin = await adminWith(t, ['payments.index', 'payments.update', 'orders.index'])

const productAt = async (shop: number, quantity = 10, price = 5000): Promise<string> => {
  const [id] = await makeActive(t.db, shops[shop]?.id ?? '', [{ ar: 'سكري', quantity, price }])
  if (!id) throw new Error('the product was made')
  return id
}
const getStock = async (id: string) =>
  (await t.db.select({ quantity: products.quantity }).from(products).where(eq(products.id, id)))[0]?.quantity
const countOrders = async () => (await t.db.select({ id: orders.id }).from(orders)).length

/** A cart of one product at one of the two stores; delivered for 15.00. */
const cartAt = (shop: number, product_id: string, changes: object = {}) => ({
  store_id: shops[shop]?.id ?? '',
  lines: [{ product_id, quantity: 1 }],
  fulfilment: 'store_delivery',
  address_id: world.shopper.address_id,
  expected_total: 6500,
  ...changes,
})
const post = (path: string, body: object, { token = world.shopper.token, key = randomUUID() } = {}) =>
  t.call('POST', path, { token, headers: { 'idempotency-key': key }, body })
const place = (carts: object[], extra: object = {}) => post('/user/checkouts', { carts, payment_method: 'bank_transfer', ...extra })

describe('a checkout over several stores', () => {
  test('makes an order at each, with its own delivery, fees and total, as quoted', async () => {
    const [a, b] = [await productAt(0), await productAt(1, 10, 8000)]
    const carts = [cartAt(0, a, { expected_total: 7500 }), cartAt(1, b, { expected_total: 10_500 })]
    const quoted = carts.map(({ expected_total: _total, ...cart }) => cart)
    const quote = await post('/user/checkouts/quote', { carts: quoted, payment_method: 'cod' })
    expect(quote.body).toMatchObject({ total: 18_000, wallet_part: 0, to_charge: 18_000, carts: [{ total: 7500 }, { total: 10_500 }] })
    const placed = await place(carts, { payment_method: 'cod' })
    expect(placed).toMatchObject({ status: 201, body: { total: 18_000, orders: [{ status: 'new' }, { status: 'new', total: 10_500 }] } })
    const { id } = placed.body
    const read = await t.call('GET', `/user/checkouts/${id}`, { token: world.shopper.token })
    expect(read.body.orders.map((order: { store_id: string }) => order.store_id)).toEqual(shops.map((shop) => shop.id))
    expect([await getStock(a), await getStock(b)]).toEqual([9, 9])

    const whole = await t.call('GET', `/admin/checkouts/${id}`, { token: admin.token })
    expect(whole.body.orders.map((order: { total: number }) => order.total)).toEqual([7500, 10_500])
    const keyless = await adminWith(t, ['payments.index'])
    const refused = [world.store, world.shopper, keyless].map(({ token }) => t.call('GET', `/admin/checkouts/${id}`, { token }))
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([401, 401, 403])

    // each store sees and moves its own, and one that is cancelled leaves the other as it is
    const [mine, theirs] = placed.body.orders
    expect((await post(`/store/orders/${theirs.id}/actions`, { action: 'accept' }, world.store)).status).toBe(404)
    expect((await post(`/store/orders/${mine.id}/actions`, { action: 'cancel', note: 'نفدت الكمية' }, world.store)).status).toBe(200)
    const other = await t.call('GET', `/user/orders/${theirs.id}`, { token: world.shopper.token })
    expect(other.body).toMatchObject({ status: 'new', checkout_id: id })
    expect([await getStock(a), await getStock(b)]).toEqual([10, 9])
  })

  test('uses the wallet for one cart after the other', async () => {
    const [a, b] = [await productAt(0), await productAt(1)]
    await fillWallet(t.db, world.shopper.id, 8000 - (await readBalance(t.db, 'customer_wallet', world.shopper.id)))
    const { body } = await place([cartAt(0, a), cartAt(1, b)], { use_wallet: true })
    expect(body).toMatchObject({ total: 13_000, wallet_part: 8000, to_charge: 5000 })
    expect(body.orders).toMatchObject([
      { status: 'new', payment_status: 'paid', to_charge: 0 },
      { status: 'pending_payment', to_charge: 5000 },
    ])
    expect(await readBalance(t.db, 'customer_wallet', world.shopper.id)).toBe(0)
    const short = await place([cartAt(0, a), cartAt(1, b)], { payment_method: 'wallet' })
    expect([short.status, Object.keys(short.body.fields)]).toEqual([422, ['payment_method']])
  })

  test('uses a code up to its limit, and the quote rejects the second cart as placing does', async () => {
    const [a, b] = [await productAt(0), await productAt(1)]
    const { token } = await adminWith(t, ['promo-codes.create'])
    const once = await makeCode(t, '/admin/promo-codes', token, { code: 'ONE-USE', max_use_number: 1 })
    const own = await makeCode(t, '/admin/promo-codes', token, { code: 'ONE-EACH', max_use_per_user: 1 })
    const free = await makeCode(t, '/admin/promo-codes', token, { code: 'AT-WILL' })
    const quoted = (coupon_code: string) =>
      post('/user/checkouts/quote', {
        carts: [cartAt(0, a), cartAt(1, b)].map(({ expected_total: _total, ...cart }) => ({ ...cart, coupon_code })),
        payment_method: 'cod',
      })
    for (const { code } of [once, own]) expect(Object.keys((await quoted(code)).body.fields)).toEqual(['carts.1.coupon_code'])
    expect((await quoted(free.code)).body.carts).toMatchObject([{ coupon_discount: 500 }, { coupon_discount: 500 }])
  })

  test('is paid by one transfer, confirmed for each order, and its slip shows the whole amount', async () => {
    const [a, b] = [await productAt(0), await productAt(1, 10, 8000)]
    const { body } = await place([cartAt(0, a), cartAt(1, b, { expected_total: 9500 })])
    const transfer = { bank_account_id: world.bank_account_id, sender_name: 'ريم', slip: await makeSlip(t.db, world.shopper.id) }
    expect((await post(`/user/checkouts/${body.id}/transfer`, transfer)).status).toBe(200)
    const again = await post(`/user/checkouts/${body.id}/transfer`, transfer)
    expect([again.status, again.body.code]).toEqual([409, 'transfer_already_sent'])
    const { body: waiting } = await t.call('GET', '/admin/payments1?status=pending', { token: admin.token })
    expect(waiting.data.map((row: { amount: number; slip_total: number }) => [row.amount, row.slip_total]).sort()).toEqual([
      [6500, 16_000],
      [9500, 16_000],
    ])
    const [first, rest] = waiting.data
    expect((await post(`/admin/payments1/${first.id}/confirm`, { reference: 'FT1' }, admin)).status).toBe(200)
    const { rows } = await t.db.execute<{ status: string }>(
      sql`select status from orders where checkout_id = ${body.id} order by (id = ${first.order_id}) desc`,
    )
    expect(rows).toEqual([{ status: 'new' }, { status: 'pending_payment' }])
    // what was refused alone may be sent again, for that order only
    expect((await post(`/admin/payments1/${rest.id}/refuse`, { reason: 'المبلغ ناقص' }, admin)).status).toBe(200)
    const slip = await makeSlip(t.db, world.shopper.id)
    expect((await post(`/user/checkouts/${body.id}/transfer`, { ...transfer, slip })).status).toBe(200)
    const { body: now } = await t.call('GET', '/admin/payments1?status=pending', { token: admin.token })
    expect(now.data).toMatchObject([{ order_id: rest.order_id, slip_total: rest.amount }])
  })
})

test('decides one slip of several orders together: all are paid or none, each with its entry', async () => {
  const placed = async () => {
    const [a, b] = [await productAt(0), await productAt(1, 10, 8000)]
    const { body } = await place([cartAt(0, a), cartAt(1, b, { expected_total: 9500 })])
    const transfer = { bank_account_id: world.bank_account_id, sender_name: 'ريم', slip: await makeSlip(t.db, world.shopper.id) }
    expect((await post(`/user/checkouts/${body.id}/transfer`, transfer)).status).toBe(200)
    const { rows } = await t.db.execute<{ id: string; order_id: string }>(
      sql`select p.id, p.order_id from payments p join orders o on o.id = p.order_id where o.checkout_id = ${body.id} order by o.number`,
    )
    return { id: String(body.id), sent: rows }
  }
  const statuses = async (id: string) =>
    (await t.db.execute<{ status: string }>(sql`select status from orders where checkout_id = ${id} order by number`)).rows.map(
      ({ status }) => status,
    )
  const { id, sent } = await placed()
  const [first, second] = sent
  const { body: read } = await t.call('GET', `/admin/payments1/${first?.id}`, { token: admin.token })
  expect(read.shared).toMatchObject({ total: 16_000, total_fee: null, parts: [{ id: first?.id }, { id: second?.id }] })
  const bank = await readBalance(t.db, 'bank')
  const body = { reference: 'FT2', scope: 'slip' }
  const done = await post(`/admin/payments1/${second?.id}/confirm`, body, admin)
  expect(done.body).toMatchObject({
    id: second?.id,
    status: 'confirmed',
    shared: { parts: [{ status: 'confirmed' }, { status: 'confirmed' }] },
  })
  expect(await statuses(id)).toEqual(['new', 'new'])
  expect((await readBalance(t.db, 'bank')) - bank).toBe(16_000)
  const entries = await t.db.execute(
    sql`select 1 from audit_log where action = 'payments.confirm' and entity_id in (${first?.id}, ${second?.id})`,
  )
  expect(entries.rows).toHaveLength(2)
  expect((await post(`/admin/payments1/${first?.id}/confirm`, body, admin)).body.code).toBe('payment_decided')
  // refused together; what was cancelled meanwhile stays as it is
  const other = await placed()
  await post(`/user/orders/${other.sent[0]?.order_id}/actions`, { action: 'cancel_own' })
  expect((await post(`/admin/payments1/${other.sent[1]?.id}/refuse`, { reason: 'لم يصل', scope: 'slip' }, admin)).status).toBe(200)
  expect(await statuses(other.id)).toEqual(['cancelled', 'pending_payment'])
  // both directions at the same moment end without a deadlock
  const third = await placed()
  const answers = await Promise.all(third.sent.map((payment) => post(`/admin/payments1/${payment.id}/confirm`, body, admin)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await statuses(third.id)).toEqual(['new', 'new'])
})

describe('placing several orders fails completely', () => {
  const refused = async (carts: object[], status: number, field: string | null, extra: object = {}) => {
    const before = await countOrders()
    const answer = await place(carts, extra)
    expect([answer.status, field && Object.keys(answer.body.fields ?? {})]).toEqual([status, field && [field]])
    expect(await countOrders()).toBe(before)
    return answer
  }
  test('if one cart can’t be placed, which is reported at that cart', async () => {
    const [a, b] = [await productAt(0), await productAt(1, 1)]
    await refused([cartAt(0, a), cartAt(1, b, { lines: [{ product_id: b, quantity: 2 }] })], 422, 'carts.1.lines.0.quantity')
    await refused([cartAt(0, a), cartAt(1, a)], 422, 'carts.1.lines.0.product_id')
    await refused([cartAt(0, a), cartAt(0, a)], 422, 'carts.1.store_id')
    await refused([cartAt(0, a)], 422, 'payment_method', { payment_method: 'card' })
    const { expected_total: _total, ...quoted } = cartAt(0, a)
    const quote = await post('/user/checkouts/quote', { carts: [quoted], payment_method: 'card' })
    expect([quote.status, Object.keys(quote.body.fields ?? {})]).toEqual([422, ['payment_method']])
    await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, second.id))
    await refused([cartAt(0, a), cartAt(1, b)], 422, 'carts.1.store_id')
    await t.db.update(stores).set({ is_online: true }).where(eq(stores.id, second.id))
    expect([await getStock(a), await getStock(b)]).toEqual([10, 1])
  })
  test('if one total differs from the one the shopper saw', async () => {
    const [a, b] = [await productAt(0), await productAt(1)]
    const { body } = await refused([cartAt(0, a), cartAt(1, b, { expected_total: 6400 })], 409, null)
    expect([body.code, body.error]).toEqual(['price_changed', expect.stringContaining('130.00')])
  })
  test('if another device changed the cart, but not if the first answer was lost', async () => {
    const a = await productAt(0)
    const save = (quantity: number) =>
      t.call('PUT', '/user/cart', {
        token: world.shopper.token,
        body: { lines: [{ product_id: a, quantity }] },
      })
    const cart_version = (await save(1)).body.updated_at
    const key = randomUUID()
    const body = { carts: [cartAt(0, a)], payment_method: 'bank_transfer', cart_version }
    const placed = await post('/user/checkouts', body, { key })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    await save(2)
    expect((await post('/user/checkouts', body, { key })).body).toEqual(placed.body)
    expect((await refused([cartAt(0, a)], 409, null, { cart_version })).body.code).toBe('cart_changed')
  })
  test('for another shopper, who can’t find the checkout', async () => {
    const { body } = await place([cartAt(0, await productAt(0)), cartAt(1, await productAt(1))])
    const other = await makeShopper(t.db, world.city_id)
    const transfer = { bank_account_id: world.bank_account_id, sender_name: 'سعد', slip: await makeSlip(t.db, other.id) }
    expect((await t.call('GET', `/user/checkouts/${body.id}`, { token: other.token })).status).toBe(404)
    expect((await post(`/user/checkouts/${body.id}/transfer`, transfer, other)).status).toBe(404)
  })
})

test('simultaneous checkouts, orders and cancellations end without a deadlock, and the ledger balances', async () => {
  const [a, b] = [await productAt(0, 100), await productAt(1, 100)]
  await fillWallet(t.db, world.shopper.id, 400_000)
  const both = (n: number) => (n % 2 ? [cartAt(0, a), cartAt(1, b)] : [cartAt(1, b), cartAt(0, a)])
  const paid = { payment_method: 'wallet', use_wallet: true }
  const first = await Promise.all(Array.from({ length: 6 }, (_, n) => place(both(n), paid)))
  expect(first.map(({ status }) => status)).toEqual(Array(6).fill(201))
  const cancelled = first.flatMap(({ body }) => body.orders as { id: string }[])
  const outcomes = await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => place(both(n), paid)),
    ...Array.from({ length: 3 }, () => world.order(world.cart(a, { payment_method: 'wallet', use_wallet: true }))),
    ...cancelled.map(({ id }) => post(`/user/orders/${id}/actions`, { action: 'cancel_own' })),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(9).fill(201), ...Array(12).fill(200)])
  expect([await getStock(a), await getStock(b)]).toEqual([91, 94])
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  expect(await readBalance(t.db, 'customer_wallet', world.shopper.id)).toBe(400_000 - 15 * 6500)
})
