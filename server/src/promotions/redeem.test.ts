import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { arabicDigits } from '../../test/arabic-digits.ts'
import { makeActive } from '../../test/catalog-world.ts'
import { makeSellingStore, makeShopper, orderWorld } from '../../test/order-world.ts'
import { memberOfStore } from '../../test/people.ts'
import { once, testApp } from '../../test/test-app.ts'
import { products } from '../catalog/table.ts'
import { categories } from '../categories/table.ts'
import { proveLedger } from '../money/ledger/proof.ts'
import { cancellations } from '../orders/cancellations/table.ts'
import { orders } from '../orders/table.ts'
import { users } from '../shoppers/table.ts'
import { storeMembers, stores } from '../stores/table.ts'
import { makeCode, today } from './codes-fixtures.ts'
import { coupons } from './table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { store, shopper } = world
const { token: admin } = await adminWith(t)
const own = '/store/coupons'
const platform = '/admin/promo-codes'
let count = 0
const fresh = () => `USE${++count}X`

const coupon = (changes: Record<string, unknown> = {}) => makeCode(t, own, store.token, { code: fresh(), ...changes })
const promo = (changes: Record<string, unknown> = {}) => makeCode(t, platform, admin, { code: fresh(), ...changes })
const figures = async (id: string) => (await t.db.select().from(coupons).where(eq(coupons.id, id)))[0]
const getCart = async (coupon_code: string | null, changes: Record<string, unknown> = {}) =>
  world.cart(await world.product(), { coupon_code, ...changes })
const act = (order: string, token: string, action: string) =>
  t.call('POST', `${order}/actions`, { token, headers: once(), body: { action } })
const quote = async (code: string, changes: Record<string, unknown> = {}, locale: 'ar' | 'en' = 'en', token = shopper.token) => {
  const { expected_total: _, ...cart } = await getCart(code, changes)
  return t.call('POST', '/user/orders/quote', { token, locale, body: cart })
}
const cancel = (id: string) => act(`/user/orders/${id}`, shopper.token, 'cancel_own')

/** Refused at the code's own field, in both languages. */
async function expectRefused(code: string, why: RegExp, changes: Record<string, unknown> = {}): Promise<void> {
  const [en, ar] = [await quote(code, changes), await quote(code, changes, 'ar')]
  expect(en, JSON.stringify(en.body)).toMatchObject({
    status: 422,
    body: { code: 'validation', fields: { coupon_code: expect.stringMatching(why) } },
  })
  expect(ar.body.fields.coupon_code).toMatch(/\p{Script=Arabic}/u)
}

describe('a quote with a code', () => {
  test('deducts it from the goods, in any spelling', async () => {
    const { code } = await coupon({ code: `خصم ${fresh()} ١` })
    expect((await quote(` ${code.toLowerCase()} `)).body).toMatchObject({
      coupon_code: code,
      coupon_discount: 500,
      goods: 4500,
      total: 7000,
      lines: [{ coupon_share: 500 }],
    })
    expect((await quote((await coupon({ amount: 5000, cap: 700 })).code)).body.coupon_discount).toBe(700)
    const free = await coupon({ amount: 0, free_delivery_charge: true, free_cash_charge: true })
    expect((await quote(free.code)).body).toMatchObject({
      delivery: 0,
      delivery_waived: 1500,
      cod_fee: 0,
      cod_fee_waived: 1000,
      total: 5000,
    })
  })

  test('explains why it does not apply', async () => {
    await expectRefused('NOSUCHCODE', /isn’t valid/)
    await expectRefused((await coupon({ active: false })).code, /no longer active/)
    await expectRefused((await coupon({ start_date: today(3) })).code, /starts on \d/)
    const ended = await coupon({ start_date: today(-9) })
    await t.db.execute(sql`update coupons set end_date = ${today(-2)}::date where id = ${ended.id}`)
    await expectRefused(ended.code, /expired on \d/)
    await expectRefused((await coupon({ order_min_cost: 5001 })).code, /SAR\u00a050\.01/)
    expect((await quote((await coupon({ order_min_cost: 5000 })).code)).status).toBe(200)
    const other = await makeSellingStore(t.db, world.city_id)
    await expectRefused((await makeCode(t, own, other.token, { code: fresh() })).code, /isn’t available at this store/)
    await expectRefused((await promo({ stores_id: [other.id] })).code, /isn’t available at this store/)
    await expectRefused((await promo({ cities: [world.far_city_id] })).code, /delivery city/)
    await expectRefused((await promo({ cities: [world.city_id] })).code, /delivery city/, { fulfilment: 'pickup', address_id: null })
    const stranger = await makeShopper(t.db, world.city_id)
    await expectRefused((await promo({ applied_to: 'specific_user', users_id: [stranger.id] })).code, /isn’t available for your account/)
    const feesOnly = await coupon({ amount: 0, free_delivery_charge: true })
    await expectRefused(feesOnly.code, /doesn’t apply to this order/, { fulfilment: 'pickup', address_id: null })
  })

  test('deducts it from its own goods', async () => {
    const [one, two] = await makeActive(t.db, store.id, [
      { ar: 'أول', quantity: 9, price: 4000 },
      { ar: 'ثان', quantity: 9, price: 6000 },
    ])
    const [category] = await t.db
      .insert(categories)
      .values({ name: { ar: 'تمور', en: 'Dates' } })
      .returning()
    await t.db
      .update(products)
      .set({ category_id: category?.id })
      .where(eq(products.id, two ?? ''))
    const lines = [one, two].map((product_id) => ({ product_id, quantity: 1 }))
    const shares = async (code: string) =>
      (await quote(code, { lines })).body.lines.map((line: { coupon_share: number }) => line.coupon_share)
    expect(await shares((await coupon({ products: [one] })).code)).toEqual([400, 0])
    expect(await shares((await coupon({ categories: [category?.id] })).code)).toEqual([0, 600])
    expect(await shares((await coupon({ products: [one], categories: [category?.id] })).code)).toEqual([400, 600])
    await expectRefused((await coupon({ products: [one] })).code, /doesn’t cover any items/)
  })

  test('reports faults of the cart before those of the code', async () => {
    const sold = await world.product(0)
    const answer = await quote('NOSUCHCODE', { lines: [{ product_id: sold, quantity: 1 }] })
    expect(Object.keys(answer.body.fields)).toEqual(['lines.0.quantity'])
  })
})

describe('an order with a code', () => {
  test('stores it with its discount, and counts it', async () => {
    const { id, code } = await coupon({ max_use_number: 5, max_use_per_user: 2 })
    const placed = await world.order(await getCart(code))
    expect(placed).toMatchObject({ status: 201, body: { total: 7000 } })
    const seen = await t.call('GET', `/store/orders/${placed.body.id}`, { token: store.token })
    expect(seen.body).toMatchObject({
      coupon_id: id,
      coupon_code: code,
      coupon_funded_by: 'store',
      coupon_discount: 500,
      platform_discount: 0,
    })
    const mine = await t.call('GET', `/user/orders/${placed.body.id}`, { token: shopper.token })
    expect(mine.body).toMatchObject({ coupon_code: code, coupon_discount: 500 })
    expect(mine.body).not.toHaveProperty('coupon_id')
    expect(await figures(id)).toMatchObject({ used: 1, given: 500, orders_total: 7000 })
    const uses = await t.call('GET', `${own}/${id}/uses`, { token: store.token })
    expect(uses.body.data).toMatchObject([{ number: placed.body.number, given: 500, total: 7000, state: 'reserved' }])
    const sought = async (q: string) => (await t.call('GET', `${own}/${id}/uses`, { token: store.token, query: { q } })).body.meta.total
    expect([await sought(arabicDigits(placed.body.number)), await sought('987654'), await sought('سارة')]).toEqual([1, 0, 0])
    await act(`/store/orders/${placed.body.id}`, store.token, 'accept')
    expect((await t.call('GET', `${own}/${id}/uses`, { token: store.token })).body.data[0].state).toBe('consumed')
  })

  test('gives its use back when it is cancelled, with the figures', async () => {
    const { id, code } = await coupon({ max_use_number: 1, max_use_per_user: 1 })
    const placed = await world.order(await getCart(code))
    await expectRefused(code, /usage limit/)
    expect((await cancel(placed.body.id)).status).toBe(200)
    expect(await figures(id)).toMatchObject({ used: 0, given: 0, orders_total: 0 })
    expect((await t.call('GET', `${own}/${id}/uses`, { token: store.token })).body.data).toMatchObject([{ state: 'released' }])
    const file = (token: string) => t.call('GET', `${own}/${id}/uses/export`, { token, locale: 'en', query: { format: 'csv' } })
    const saved = await file(store.token)
    expect([saved.status, saved.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, row, ...more] = saved.body.trimEnd().split('\n')
    expect(head).toBe('\ufeffOrder number,Customer,Discount,Order total,Use,Order time')
    expect(row).toMatch(new RegExp(`^${placed.body.number},.*,5\\.00,70\\.00,Cancelled with the order,`))
    expect(more).toEqual([])
    expect((await file((await memberOfStore(t)).token)).status).toBe(404)
    expect((await world.order(await getCart(code))).status).toBe(201)
  })

  test('limits uses per shopper, in parallel too', async () => {
    const { code } = await coupon({ max_use_per_user: 2 })
    const carts = await Promise.all([...Array(6)].map(() => getCart(code)))
    const answers = await Promise.all(carts.map((cart) => world.order({ ...cart, expected_total: 7000 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422])
    await expectRefused(code, /usage limit for this code/)
  })

  test('must be the first one if the code requires it', async () => {
    const { code } = await promo({ first_order: true })
    await expectRefused(code, /first order/)
    const newcomer = await makeShopper(t.db, world.city_id)
    const cart = { ...(await getCart(code)), address_id: newcomer.address_id }
    expect((await world.order(cart, { token: newcomer.token })).status).toBe(201)
  })

  test('is the only first order, also among three parallel ones or two carts of one checkout', async () => {
    const other = await makeSellingStore(t.db, world.city_id)
    const newcomer = await makeShopper(t.db, world.city_id)
    const codes = await Promise.all([1, 2, 3].map(() => promo({ first_order: true })))
    const carts = await Promise.all(codes.map(({ code }) => getCart(code, { address_id: newcomer.address_id })))
    const [product_id] = await makeActive(t.db, other.id, [{ ar: 'تمر', quantity: 5, price: 5000 }])
    const { payment_method, expected_total: _total, ...first } = carts[0] ?? world.cart('')
    const elsewhere = { ...first, store_id: other.id, lines: [{ product_id, quantity: 1 }], coupon_code: codes[1]?.code ?? null }
    const quoted = await t.call('POST', '/user/checkouts/quote', {
      token: newcomer.token,
      locale: 'en',
      body: { carts: [first, elsewhere], payment_method },
    })
    expect(quoted).toMatchObject({ status: 422, body: { fields: { 'carts.1.coupon_code': expect.stringMatching(/first order/) } } })
    // a cart beside it without a code is a part of the same first order
    const both = [first, { ...elsewhere, coupon_code: null }]
    const mixed = await t.call('POST', '/user/checkouts/quote', { token: newcomer.token, body: { carts: both, payment_method } })
    expect(mixed.status, JSON.stringify(mixed.body)).toBe(200)
    const answers = await Promise.all(carts.map((cart) => world.order({ ...cart, expected_total: 7000 }, { token: newcomer.token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const used = await Promise.all(codes.map(({ id }) => figures(id)))
    expect(used.reduce((all, code) => all + (code?.used ?? 0), 0)).toBe(1)
    const late = await makeShopper(t.db, world.city_id)
    const priced: { total: number }[] = (
      await t.call('POST', '/user/checkouts/quote', {
        token: late.token,
        body: { carts: both.map((cart) => ({ ...cart, address_id: late.address_id })), payment_method },
      })
    ).body.carts
    const placed = await t.call('POST', '/user/checkouts', {
      token: late.token,
      headers: once(),
      body: {
        carts: both.map((cart, index) => ({ ...cart, address_id: late.address_id, expected_total: priced[index]?.total })),
        payment_method,
      },
    })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  })

  test('is the only first order, over all calls that place orders in parallel', async () => {
    const newcomer = await makeShopper(t.db, world.city_id)
    const codes = await Promise.all([1, 2, 3].map(() => promo({ first_order: true })))
    const carts = await Promise.all(codes.map(({ code }) => getCart(code, { address_id: newcomer.address_id, expected_total: 7000 })))
    const answers = await Promise.all(
      carts.map(({ payment_method, ...cart }, index) =>
        index === 0
          ? world.order({ ...cart, payment_method }, { token: newcomer.token })
          : t.call('POST', '/user/checkouts', { token: newcomer.token, headers: once(), body: { carts: [cart], payment_method } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort(), JSON.stringify(answers.map(({ body }) => body))).toEqual([201, 422, 422])
  })

  test('paid by the platform is not for people of the store, recognised by phone, address or bank account', async () => {
    const { code } = await promo()
    const insider = await makeShopper(t.db, world.city_id)
    const quoteCode = () => quote(code, { address_id: insider.address_id }, 'en', insider.token)
    expect((await quoteCode()).status).toBe(200)
    const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id))
    if (!member) throw new Error('the store has its owner')
    const refused = { status: 422, body: { fields: { coupon_code: expect.stringMatching(/store’s team/) } } }
    const [{ phone } = { phone: '' }] = await t.db.select({ phone: users.phone }).from(users).where(eq(users.id, insider.id))
    await t.db
      .update(storeMembers)
      .set({ phone: phone ?? '' })
      .where(eq(storeMembers.id, member.id))
    expect(await quoteCode()).toMatchObject(refused)
    await t.db.update(storeMembers).set({ phone: member.phone }).where(eq(storeMembers.id, member.id))
    await t.db.update(users).set({ email: member.email }).where(eq(users.id, insider.id))
    expect(await quoteCode()).toMatchObject(refused)
    // the store's own code is the store's affair
    expect((await quote((await coupon()).code, { address_id: insider.address_id }, 'en', insider.token)).status).toBe(200)
    await t.db.update(users).set({ email: null }).where(eq(users.id, insider.id))
    expect((await quoteCode()).status).toBe(200)
    const iban = 'SA0380000000608010167519'
    await t.db.update(stores).set({ iban_no: iban }).where(eq(stores.id, store.id))
    expect((await quoteCode()).status).toBe(200)
    const bought = await world.order(await getCart(null, { address_id: insider.address_id }), { token: insider.token })
    await t.db.insert(cancellations).values({
      order_id: bought.body.id,
      store_id: store.id,
      user_id: insider.id,
      kind: 'cancel',
      status: 'requested',
      requested_by: 'user',
      refund_reason: 'late',
      fault: 'store',
      destination: 'bank',
      iban_number: iban,
      amount: 100,
    })
    expect(await quoteCode()).toMatchObject(refused)
    await t.db.update(stores).set({ iban_no: null }).where(eq(stores.id, store.id))
    expect((await quoteCode()).status).toBe(200)
  })

  test('allows twenty guesses an hour, over all calls, carts and parallel requests', async () => {
    const guesser = await makeShopper(t.db, world.city_id)
    const { code } = await promo()
    const { payment_method, expected_total: _total, ...cart } = await getCart(code, { address_id: guesser.address_id })
    const guess = (n: number, path: string) => {
      const coupon_code = `NONE${n}`
      const one = { ...cart, coupon_code }
      const placing = path.endsWith('quote') ? {} : { expected_total: 1 }
      const body = path.includes('checkouts') ? { carts: [{ ...one, ...placing }], payment_method } : { ...one, ...placing, payment_method }
      return t.call('POST', path, { token: guesser.token, headers: placing.expected_total ? once() : {}, body })
    }
    const paths = ['/user/checkouts/quote', '/user/orders/quote', '/user/checkouts', '/user/orders']
    // what applies is no guess
    for (let n = 0; n < 25; n++)
      expect((await t.call('POST', '/user/orders/quote', { token: guesser.token, body: { ...cart, payment_method } })).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n, paths[n % 4] ?? '')))
    const checked = answers.filter(({ status }) => status === 422).length
    expect(checked).toBeGreaterThan(0)
    expect(checked).toBeLessThanOrEqual(20)
    for (let n = checked; n < 20; n++) await guess(100 + n, paths[n % 4] ?? '')
    for (const path of paths) expect((await guess(200, path)).status, path).toBe(429)
  })

  test('is rejected if its code changed since the quote, and never silently dearer', async () => {
    const { id, code } = await coupon()
    const cart = { ...(await getCart(code)), expected_total: 7000 }
    await t.call('PUT', `${own}/${id}`, {
      token: store.token,
      body: { code, name: { ar: 'خصم', en: 'Off' }, type: 'percentage', amount: 100, start_date: today() },
    })
    const place = (body: unknown, key: string) =>
      t.call('POST', '/user/orders', { token: shopper.token, locale: 'en', body, headers: { 'idempotency-key': key } })
    expect(await place(cart, 'dearer')).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    await t.call('POST', `${own}/bulk`, { token: store.token, body: { action: 'deactivate', ids: [id] } })
    expect(await place(cart, 'stopped')).toMatchObject({
      status: 422,
      body: { fields: { coupon_code: expect.stringMatching(/no longer/) } },
    })
    expect(await figures(id)).toMatchObject({ used: 0 })
    expect(await t.db.select().from(orders).where(eq(orders.coupon_id, id))).toEqual([])
  })

  test('freezes the code’s text and its used limit, and keeps a used code from deletion', async () => {
    const { id, code } = await coupon()
    await world.order(await getCart(code))
    await world.order(await getCart(code))
    const put = (changes: Record<string, unknown>) =>
      t.call('PUT', `${own}/${id}`, {
        token: store.token,
        locale: 'en',
        body: { code, name: { ar: 'خصم', en: 'Off' }, type: 'percentage', amount: 100, start_date: today(), ...changes },
      })
    expect((await put({ code: fresh() })).body.fields.code).toMatch(/can’t be renamed/)
    expect((await put({ max_use_number: 1 })).body.fields.max_use_number).toMatch(/so far: 2/)
    expect((await put({ max_use_number: 2 })).body.state).toBe('used_up')
    expect((await t.call('DELETE', `${own}/${id}`, { token: store.token })).body.code).toBe('in_use')
  })
})

describe('the payer', async () => {
  // a registered store: its own supplier
  await t.db.update(stores).set({ vat_regime: 'registered', applying_vat_admission: true }).where(eq(stores.id, store.id))
  /** Places an order with a code and brings it to its shopper. */
  async function delivered(code: string): Promise<typeof orders.$inferSelect> {
    const placed = await world.order(await getCart(code))
    for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'])
      await act(`/store/orders/${placed.body.id}`, store.token, action)
    const [order] = await t.db.select().from(orders).where(eq(orders.id, placed.body.id))
    if (!order) throw new Error('the order was placed')
    expect(order.status).toBe('delivered')
    return order
  }
  const spent = async (order_id: string) => {
    const { rows } = await t.db.execute<{
      spent: number
    }>(sql`select coalesce(sum(e.debit - e.credit), 0)::int as spent from ledger_transactions x
      join ledger_entries e on e.transaction_id = x.id join ledger_accounts a on a.id = e.account_id where x.order_id = ${order_id} and a.code = 'promo_expense'`)
    return rows[0]?.spent
  }
  const plain = async () => {
    const { expected_total: _, ...cart } = await getCart(null)
    return (await t.call('POST', '/user/orders/quote', { token: shopper.token, body: cart })).body
  }

  test('of a coupon is the store, by a lower price and less commission', async () => {
    const { code } = await coupon()
    const order = await delivered(code)
    expect(order).toMatchObject({ platform_discount: 0, coupon_funded_by: 'store', total: (await plain()).total - 500 })
    expect(await spent(order.id)).toBe(0)
    expect(order.store_share + order.commission + order.commission_vat).toBe(order.total)
  })

  test('of a promo code is the platform, and the store gets the full share', async () => {
    const [{ code }, { code: none }] = [await promo({ free_delivery_charge: true }), await coupon({ amount: 1, type: 'value' })]
    const order = await delivered(code)
    expect(order).toMatchObject({ platform_discount: 2000, coupon_funded_by: 'platform', coupon_discount: 500, delivery_waived: 1500 })
    expect(await spent(order.id)).toBe(2000)
    const full = await delivered(none)
    expect([order.commission, order.store_share]).toEqual([full.commission, full.store_share + 1])
  })

  test('of a cancelled prepaid order with a promo code is nobody', async () => {
    const { id, code } = await promo()
    const cart = await getCart(code, { payment_method: 'bank_transfer' })
    const placed = await world.order(cart)
    expect((await cancel(placed.body.id)).status).toBe(200)
    expect(await spent(placed.body.id)).toBe(0)
    expect(await figures(id)).toMatchObject({ used: 0, given: 0, orders_total: 0 })
  })

  test('is one only, as the database enforces', async () => {
    const { code } = await coupon()
    const placed = await world.order(await getCart(code))
    await expect(t.db.update(orders).set({ platform_discount: 1 }).where(eq(orders.id, placed.body.id))).rejects.toMatchObject({
      cause: { constraint: 'orders_one_payer' },
    })
  })

  test('is part of the ledger’s proof', async () => {
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  })
})
