import { randomUUID } from 'node:crypto'
import { type OrderActionName, offeredActions } from '@rahba/contract/orders/order-actions'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { arabicDigits } from '../../test/arabic-digits.ts'
import { makeStore } from '../../test/catalog-world.ts'
import { fillWallet, makeShopper, orderWorld } from '../../test/order-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { products } from '../catalog/table.ts'
import { proveLedger } from '../money/ledger/proof.ts'
import { readBalance, readBalances } from '../money/ledger/read-accounts.ts'
import { completeOrders, escalateUnanswered, expireOrders } from './order-deadlines.ts'
import { readOrder } from './read-order.ts'
import { orders } from './table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const admin = await adminWith(t, ['orders.index', 'orders.update'])
const tokens = { store: store.token, admin: admin.token, user: shopper.token }
type Actor = keyof typeof tokens
type Step = { actor_type: string; actor: string | null }

const act = (who: Actor, id: string, action: OrderActionName, extra: object = {}) =>
  t.call('POST', `/${who}/orders/${id}/actions`, {
    token: tokens[who],
    headers: once(),
    body: { action, ...extra },
  })
const place = async (changes: Parameters<typeof world.cart>[1] = {}) =>
  (await world.order(world.cart(await world.product(), changes))).body.id as string
const getStatus = async (id: string) =>
  (await t.db.select({ status: orders.status, payment_status: orders.payment_status }).from(orders).where(eq(orders.id, id)))[0]
async function walk(id: string, ...actions: (OrderActionName | [OrderActionName, object])[]) {
  for (const step of actions) {
    const [action, extra] = typeof step === 'string' ? [step, {}] : step
    const answer = await act('store', id, action, extra)
    if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`)
  }
}

describe('the way of an order', () => {
  test('paid in cash: accepted, prepared, shipped, delivered, and the store owes commission and its VAT', async () => {
    const before = await readBalance(t.db, 'store_dues', store.id)
    const id = await place()
    await walk(id, 'accept', 'prepare', 'make_ready', 'send_out', 'deliver')
    const { body } = await t.call('GET', `/store/orders/${id}`, { token: store.token })
    expect(body).toMatchObject({ status: 'delivered', payment_status: 'cod_collected' })
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'placed',
      'accept',
      'prepare',
      'make_ready',
      'send_out',
      'deliver',
    ])
    expect(await readBalance(t.db, 'store_dues', store.id)).toBe(before + body.to_charge - body.store_share)
    expect((await act('user', id, 'complete')).body.status).toBe('completed')
    // the shopper reads what was done, not which of the store's people did it
    const { history } = (await t.call('GET', `/user/orders/${id}`, { token: shopper.token })).body as { history: Step[] }
    expect(new Set(history.filter(({ actor_type }) => actor_type !== 'user').map(({ actor }) => actor))).toEqual(new Set([null]))
    expect(history.filter(({ actor_type }) => actor_type === 'user').map(({ actor }) => actor)).not.toContain(null)
    expect(body.history.find(({ actor_type }: Step) => actor_type === 'store').actor).toEqual(expect.any(String))
  })

  test('never opens to all orders: a scope without an owner throws', async () => {
    const id = await place()
    for (const scope of [{ store_id: '' }, { user_id: '' }]) await expect(readOrder(t.db, id, scope)).rejects.toThrow('names nobody')
  })

  test('by carrier: needs the tracking number, may fail, is shipped again and comes back', async () => {
    const id = await place({ fulfilment: 'shipping_company' })
    await walk(id, 'accept', 'prepare', 'make_ready')
    expect((await act('store', id, 'ship')).body.fields.tracking_number).toBe('أدخل شركة الشحن ورقم التتبع')
    await walk(id, ['ship', { shipping_company: 'سمسا', tracking_number: 'SM123' }], 'send_out')
    expect((await act('store', id, 'fail_delivery')).body.fields.note).toBe('اكتب السبب')
    await walk(
      id,
      ['fail_delivery', { note: 'لم يرد' }],
      'send_out',
      ['fail_delivery', { note: 'لم يرد' }],
      ['return_to_store', { note: 'عاد' }],
      ['cancel', { note: 'تعذّر التوصيل' }],
    )
    expect(await getStatus(id)).toEqual({ status: 'cancelled', payment_status: 'voided' })
  })

  test('for pickup: handed over, and never shipped', async () => {
    const id = await place({ fulfilment: 'pickup', address_id: null })
    await walk(id, 'accept', 'prepare', 'make_ready')
    expect((await act('store', id, 'send_out')).status).toBe(409)
    await walk(id, 'hand_over')
    expect((await getStatus(id))?.status).toBe('delivered')
  })

  test('allows no action from a state that its table does not name', async () => {
    const id = await place()
    for (const who of ['store', 'user', 'admin'] as const) {
      const offered = offeredActions(
        { status: 'new', fulfilment: 'store_delivery', delivery_tries: 0, expires_at: null, placed_at: new Date().toISOString() },
        who,
      )
      for (const { action } of offered.filter(({ allowed }) => !allowed)) {
        const parcel = action === 'ship' && { shipping_company: 'س', tracking_number: '1' }
        const answer = await act(who, id, action, { note: 'سبب', ...parcel })
        expect([who, action, answer.status, answer.body.code]).toEqual([who, action, 409, 'order_wrong_state'])
      }
    }
    expect((await act('store', id, 'confirm_payment')).status).toBe(409)
    expect((await act('user', id, 'accept')).status).toBe(409)
  })

  test('requires a note for an action of an admin', async () => {
    const id = await place()
    expect((await act('admin', id, 'accept')).body.fields.note).toBe('اكتب ملاحظة توضح سبب تدخل الإدارة')
    const done = await act('admin', id, 'accept', { note: 'المتجر لا يرد' })
    expect(done.body).toMatchObject({ status: 'accepted', history: [{}, { actor_type: 'admin', note: 'المتجر لا يرد' }] })
  })
})

describe('cancelling', () => {
  test('returns the stock and the wallet part, once', async () => {
    const rich = await makeShopper(t.db, world.city_id)
    await fillWallet(t.db, rich.id, 20_000)
    const product = await world.product(4)
    const cart = world.cart(product, {
      payment_method: 'wallet',
      address_id: rich.address_id,
      lines: [{ product_id: product, quantity: 3 }],
    })
    const { body } = await world.order(cart, { token: rich.token })
    expect(await readBalance(t.db, 'customer_wallet', rich.id)).toBe(20_000 - body.total)
    expect((await act('store', body.id, 'cancel')).body.fields.note).toBe('اكتب السبب')
    expect((await act('store', body.id, 'cancel', { note: 'نفدت الكمية' })).body).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      cancelled_by: 'store',
      cancel_reason: 'نفدت الكمية',
    })
    expect((await act('store', body.id, 'cancel', { note: 'مرة أخرى' })).status).toBe(409)
    expect(await readBalance(t.db, 'customer_wallet', rich.id)).toBe(20_000)
    expect((await t.db.select({ quantity: products.quantity }).from(products).where(eq(products.id, product)))[0]?.quantity).toBe(4)
  })

  test('is requested by the shopper, rejected, requested again and accepted', async () => {
    const id = await place()
    await walk(id, 'accept', 'prepare')
    expect((await act('user', id, 'cancel_own')).status).toBe(409)
    expect((await act('user', id, 'request_cancel', { note: 'غيّرت رأيي' })).body.status).toBe('cancel_requested')
    expect((await act('store', id, 'refuse_cancel', { note: 'جُهز الطلب' })).body.status).toBe('preparing')
    await act('user', id, 'request_cancel', { note: 'أرجوكم' })
    const query = { format: 'csv', status: 'cancel_requested' }
    const wishes = await t.call('GET', '/store/orders/export', { token: store.token, query })
    expect(wishes.body.split('\n')[0]).toMatch(/,سبب الإلغاء$/)
    expect(wishes.body).toMatch(/,أرجوكم$/m)
    expect((await act('store', id, 'grant_cancel')).body).toMatchObject({ status: 'cancelled', payment_status: 'voided' })
  })

  test('in transit is for admins only', async () => {
    const id = await place()
    await walk(id, 'accept', 'prepare', 'make_ready', 'send_out')
    expect((await act('store', id, 'cancel', { note: 'س' })).status).toBe(409)
    expect((await act('admin', id, 'cancel_in_transit', { note: 'فُقدت الشحنة' })).body.status).toBe('cancelled')
  })

  test('by two at once: one changes the order, the other learns its state', async () => {
    const id = await place()
    const answers = await Promise.all([act('store', id, 'accept'), act('user', id, 'cancel_own')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('deadlines of an order', () => {
  test('cancel it if nobody accepts or pays it, and return its stock', async () => {
    const [taken, unpaid] = [await place(), await place({ payment_method: 'bank_transfer' })]
    await t.db.update(orders).set({ expires_at: sql`now() - interval '1 minute'` }).where(eq(orders.id, taken))
    expect(await expireOrders(t.db)).toBe(1)
    expect([(await getStatus(taken))?.status, (await getStatus(unpaid))?.status]).toEqual(['cancelled', 'pending_payment'])
  })

  test('complete it when the return window closes, and make its share available', async () => {
    const rich = await makeShopper(t.db, world.city_id)
    await fillWallet(t.db, rich.id, 20_000)
    const { body } = await world.order(world.cart(await world.product(), { payment_method: 'wallet', address_id: rich.address_id }), {
      token: rich.token,
    })
    const before = await readBalances(t.db, ['store_pending', 'store_available'], store.id)
    await walk(body.id, 'accept', 'prepare', 'make_ready', 'send_out', 'deliver')
    const pending = (await readBalance(t.db, 'store_pending', store.id)) - before.store_pending
    expect(pending).toBeGreaterThan(0)
    await t.db.update(orders).set({ delivered_at: sql`now() - interval '8 days'` }).where(eq(orders.id, body.id))
    expect(await completeOrders(t.db)).toBe(1)
    expect(await readBalances(t.db, ['store_pending', 'store_available'], store.id)).toEqual({
      store_pending: before.store_pending,
      store_available: before.store_available + pending,
    })
  })
})

describe('the owner of an order', () => {
  test('is checked: orders of other stores and shoppers are not found', async () => {
    const id = await place()
    const otherStore = await makeStore(t.db)
    const otherShopper = await makeShopper(t.db, world.city_id)
    for (const [path, token] of [
      [`/store/orders/${id}`, otherStore.token],
      [`/user/orders/${id}`, otherShopper.token],
    ] as const) {
      expect((await t.call('GET', path, { token })).status).toBe(404)
      const body = { action: path.startsWith('/store') ? 'accept' : 'cancel_own' }
      expect((await t.call('POST', `${path}/actions`, { token, headers: once(), body })).status).toBe(404)
    }
    expect((await t.call('POST', `/store/orders/${id}/notes`, { token: otherStore.token, body: { note: 'x' } })).status).toBe(404)
    expect((await t.call('GET', '/store/orders', { token: otherStore.token })).body.data).toEqual([])
    expect((await getStatus(id))?.status).toBe('new')
  })

  test('can change many orders together, each with its own result', async () => {
    const [fresh, accepted] = [await place(), await place()]
    await walk(accepted, 'accept')
    const foreign = randomUUID()
    const { body } = await t.call('POST', '/store/orders/bulk', {
      token: store.token,
      locale: 'en',
      body: { action: 'accept', ids: [fresh, accepted, foreign] },
    })
    expect(body.results).toMatchObject([
      { id: fresh, ok: true, error: null },
      { id: accepted, ok: false, error: expect.stringContaining('Accepted') },
      { id: foreign, ok: false },
    ])
  })

  test('can ship many together: each counts its own tries, without pickup orders', async () => {
    const [ready, early] = [await place(), await place()]
    await walk(ready, 'accept', 'prepare', 'make_ready')
    await walk(early, 'accept')
    const { body } = await t.call('POST', '/store/orders/bulk', { token: store.token, body: { action: 'send_out', ids: [ready, early] } })
    expect(body.results).toMatchObject([
      { id: ready, ok: true },
      { id: early, ok: false },
    ])
    expect((await getStatus(ready))?.status).toBe('out_for_delivery')
  })

  test('can hand many to carriers together, each with its own parcel and result', async () => {
    const [first, second, early] = [
      await place({ fulfilment: 'shipping_company' }),
      await place({ fulfilment: 'shipping_company' }),
      await place({ fulfilment: 'shipping_company' }),
    ]
    const foreign = randomUUID()
    for (const id of [first, second]) await walk(id, 'accept', 'prepare', 'make_ready')
    const parcel = (id: string, tracking_number: string, shipping_company = 'سمسا') => ({ id, shipping_company, tracking_number })
    const ship = (orders: object[]) => t.call('POST', '/store/orders/ship', { token: store.token, body: { orders } })
    const refused = await ship([parcel(first, 'A1'), parcel(second, ' '), parcel(first, 'A2')])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['orders.1.tracking_number', 'orders.2.id']])
    expect((await getStatus(first))?.status).toBe('ready')
    const sent = [parcel(second, '٧٧-B2', 'أرامكس'), parcel(early, 'C3'), parcel(first, 'A1'), parcel(foreign, 'D4')]
    const { body } = await ship(sent)
    expect(body.results).toMatchObject([
      { id: second, ok: true },
      { id: early, ok: false },
      { id: first, ok: true },
      { id: foreign, ok: false },
    ])
    const read = async (id: string) => (await t.call('GET', `/user/orders/${id}`, { token: shopper.token })).body
    expect(await read(first)).toMatchObject({ status: 'shipped', shipping_company: 'سمسا', tracking_number: 'A1' })
    expect(await read(second)).toMatchObject({ status: 'shipped', shipping_company: 'أرامكس', tracking_number: '77-B2' })
    expect(await read(early)).toMatchObject({ status: 'new', tracking_number: null })
  })

  test('can write internal notes that the shopper does not see', async () => {
    const id = await place()
    await t.call('POST', `/store/orders/${id}/notes`, { token: store.token, body: { note: 'عميل مميز', internal: true } })
    await t.call('POST', `/store/orders/${id}/notes`, { token: store.token, body: { note: 'سنتصل قبل التوصيل', internal: false } })
    const seen = await t.call('GET', `/user/orders/${id}`, { token: shopper.token })
    expect(seen.body.history.map(({ note }: { note: string | null }) => note)).toEqual([null, 'سنتصل قبل التوصيل'])
  })
})

describe('lists of orders', () => {
  test('name the recipient if the shopper’s account has no name', async () => {
    const id = await place()
    const named = async () => {
      const { body } = await t.call('GET', '/admin/orders', { token: admin.token, query: { store_id: store.id, per_page: 100 } })
      return body.data.find((row: { id: string }) => row.id === id)?.user
    }
    const { rows } = await t.db.execute<{ id: string; name: string }>(
      sql`update users set name = null from orders o where o.id = ${id} and o.user_id = users.id returning users.id, o.address->>'name' as name`,
    )
    expect(await named()).toBe(rows[0]?.name)
    await t.db.execute(sql`update users set name = 'ريم' where id = ${rows[0]?.id}`)
    expect(await named()).toBe('ريم')
  })

  test('name the phone for the pickup of an account without a name', async () => {
    const { id: user_id, token } = await makeShopper(t.db, world.city_id)
    const { rows } = await t.db.execute<{ phone: string }>(sql`update users set name = null where id = ${user_id} returning phone`)
    const cart = { ...world.cart(await world.product()), fulfilment: 'pickup' as const, address_id: null }
    const placed = await world.order(cart, { token })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    const { body } = await t.call('GET', '/store/orders', { token: store.token, query: { q: String(placed.body.number) } })
    expect(body.data[0]?.user).toBe(rows[0]?.phone)
  })

  test('are searched by number in either digits, filtered, counted by tab, and exported', async () => {
    const id = await place()
    const { body: order } = await t.call('GET', `/store/orders/${id}`, { token: store.token })
    for (const q of [String(order.number), `#${order.number}`, arabicDigits(order.number)]) {
      expect(
        (await t.call('GET', '/store/orders', { token: store.token, query: { q } })).body.data.map((row: { id: string }) => row.id),
      ).toEqual([id])
    }
    const none = await t.call('GET', '/store/orders', { token: store.token, query: { payment_method: 'card' } })
    expect(none.body).toMatchObject({ data: [], meta: { total: 0 } })
    const today = new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10)
    const listed = await t.call('GET', '/admin/orders', {
      token: admin.token,
      query: { placed_from: today, placed_to: today, store_id: store.id, tab: 'new' },
    })
    const counts = await t.call('GET', '/admin/orders/counts', { token: admin.token })
    expect(listed.body.meta.total).toBe(counts.body.new)
    const csv = await t.call('GET', '/store/orders/export', { token: store.token, query: { format: 'csv' } })
    expect(csv.body).toContain(String(order.number))
  })

  test('reject a malformed cursor, sort or day at its field', async () => {
    for (const query of [{ cursor: 'xx' }, { sort: 'price' }, { placed_from: '2026-13-01' }]) {
      const answer = await t.call('GET', '/admin/orders', { token: admin.token, query })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(query)])
    }
  })
})

test('leave a ledger that balances', async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

describe('counters and deadlines', () => {
  test('a delivery is tried three times, then the goods go back', async () => {
    const id = await place()
    await walk(id, 'accept', 'prepare', 'make_ready')
    for (let tries = 0; tries < 3; tries++) await walk(id, 'send_out', ['fail_delivery', { note: 'لم يرد' }])
    expect((await act('store', id, 'send_out')).body.code).toBe('order_wrong_state')
    await walk(id, ['return_to_store', { note: 'استُنفدت المحاولات' }], ['cancel', { note: 'تعذّر التسليم' }])
    expect((await getStatus(id))?.status).toBe('cancelled')
  })

  test('a cancellation request without an answer passes to the administration, which is notified once', async () => {
    const id = await place()
    await walk(id, 'accept')
    await act('user', id, 'request_cancel', { note: 'طلبت بالخطأ' })
    expect(await escalateUnanswered(t.db)).toBe(0)
    await t.db.update(orders).set({ expires_at: sql`now() - interval '1 minute'` }).where(eq(orders.id, id))
    expect(await escalateUnanswered(t.db)).toBe(1)
    expect(await escalateUnanswered(t.db)).toBe(0)
    expect((await act('store', id, 'grant_cancel')).body.code).toBe('order_wrong_state')
    const { rows } = await t.db.execute(sql`select audience from notifications where once = ${`order:${id}:wish-escalated`}`)
    expect(rows.length).toBeGreaterThan(0)
    expect((await act('admin', id, 'refuse_cancel', { note: 'الطلب جاهز' })).body).toMatchObject({ status: 'accepted', expires_at: null })
  })

  test('a shopper may cancel an order that is 15 days late, and gets the whole amount back', async () => {
    await fillWallet(t.db, shopper.id, 6500)
    const id = await place({ payment_method: 'wallet' })
    await walk(id, 'accept', 'prepare', 'make_ready', 'send_out')
    expect((await act('user', id, 'cancel_late')).body.code).toBe('order_wrong_state')
    const before = await readBalance(t.db, 'customer_wallet', shopper.id)
    await t.db.update(orders).set({ placed_at: sql`now() - interval '15 days 1 minute'` }).where(eq(orders.id, id))
    expect((await act('user', id, 'cancel_late')).body).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
    expect(await readBalance(t.db, 'customer_wallet', shopper.id)).toBe(before + 6500)
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  })
})
