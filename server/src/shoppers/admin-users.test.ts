import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../test/actors.ts'
import { fillWallet, orderWorld } from '../../test/order-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { payments } from '../money/payments/table.ts'
import { addresses } from './table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const admin = await adminWith(t, ['users.index', 'users.create', 'users.update', 'users.transactions'])
const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) =>
  t.call(method, `/admin/users${path}`, { token: admin.token, headers, ...(body ? { body } : {}) })

await t.db.update(addresses).set({ is_default: true }).where(eq(addresses.id, shopper.address_id))
await fillWallet(t.db, shopper.id, 50_000)
const placed = await world.order(world.cart(await world.product(), { payment_method: 'cod' }))
const order = placed.body as { id: string; number: number; total: number; address: object }

test('an admin finds a shopper by name or mobile, with city, orders and wallet', async () => {
  const { body } = await as('GET', '?per_page=50')
  const row = body.data.find(({ id }: { id: string }) => id === shopper.id)
  expect(row).toMatchObject({ orders_count: 1, wallet: 50_000, active: true, city: { title: { ar: expect.any(String) } } })
  const byPhone = await as('GET', `?q=${encodeURIComponent(row.phone.slice(-6))}`)
  expect(byPhone.body.data.map(({ id }: { id: string }) => id)).toEqual([shopper.id])
  expect((await as('GET', '?has_orders=false')).body.data.every(({ orders_count }: { orders_count: number }) => orders_count === 0)).toBe(
    true,
  )
  expect((await as('GET', `?city_id=${row.city.id}`)).body.data.map(({ id }: { id: string }) => id)).toEqual([shopper.id])
  expect((await as('GET', `?city_id=${randomUUID()}`)).body.data).toEqual([])
  expect((await as('GET', `/${shopper.id}`)).body.figures).toEqual({ delivered: 0, cancelled: 0, open: 1, spent: 0, addresses: 1 })
  // an order that came back to its store still waits for its cancellation
  await t.db.execute(sql`update orders set status = 'returned_to_store' where id = ${order.id}::uuid`)
  expect((await as('GET', `/${shopper.id}`)).body.figures.open).toBe(1)
  await t.db.execute(sql`update orders set status = 'new' where id = ${order.id}::uuid`)
  const file = await as('GET', '/export?format=csv')
  expect(String(file.body)).toContain(row.phone)
})

test('a shopper is registered and changed, and a known mobile, a stale save and a wrong number are rejected at their field', async () => {
  const made = await as('POST', '', { phone: '٠٥٥٥١٢٣٤٥٦', name: 'هند', email: null, locale: 'ar' })
  expect(made).toMatchObject({ status: 201, body: { phone: '+966555123456', name: 'هند', orders_count: 0 } })
  // however the number is written by who looks for it
  for (const q of ['0555123456', '055 512 3456', '٠٥٥٥١٢٣٤٥٦', '00966555123456', '055512']) {
    const found = await as('GET', `?q=${encodeURIComponent(q)}`)
    expect([q, found.body.data.map(({ phone }: { phone: string }) => phone)]).toEqual([q, ['+966555123456']])
  }
  const again = await as('POST', '', { phone: '0555123456', name: null, email: null })
  expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['phone']])
  expect(Object.keys((await as('POST', '', { phone: '123' })).body.fields)).toEqual(['phone'])
  const { id, updated_at } = made.body
  const token = await tokenFor(t, 'user', id)
  const kept = await as('PUT', `/${id}`, { phone: '0555123456', name: 'هند علي', email: null }, { 'if-match': `"${updated_at}"` })
  expect(kept.body.name).toBe('هند علي')
  expect((await t.call('GET', '/user/profile', { token })).status).toBe(200)
  const stale = await as('PUT', `/${id}`, { phone: '0555123456', name: 'x', email: null }, { 'if-match': `"${updated_at}"` })
  expect(stale.body.code).toBe('stale_record')
  await as('PUT', `/${id}`, { phone: '0555123457', name: 'هند علي', email: null })
  expect((await t.call('GET', '/user/profile', { token })).status).toBe(401)
  expect((await as('PUT', `/${randomUUID()}`, { phone: '0555123458' })).status).toBe(404)
})

test('blocking ends the sessions, stores the reason as a note, and can be undone, and open orders stay', async () => {
  const { body: made } = await as('POST', '', { phone: '0555200001' })
  const token = await tokenFor(t, 'user', made.id)
  expect(Object.keys((await as('POST', `/${made.id}/block`, { reason: '' })).body.fields)).toEqual(['reason'])
  expect(made.block).toBeNull()
  expect((await as('POST', `/${made.id}/block`, { reason: 'بلاغات متكررة' })).body.active).toBe(false)
  const why = (await as('GET', `/${made.id}`)).body.block
  expect(why).toEqual({ reason: 'بلاغات متكررة', admin: expect.stringContaining('Admin'), at: expect.any(String) })
  expect((await t.call('GET', '/user/profile', { token })).status).toBe(401)
  await as('POST', `/${made.id}/notes`, { note: 'اتصل واعتذر' })
  const notes = await as('GET', `/${made.id}/notes`)
  expect(notes.body.data).toMatchObject([{ note: 'اتصل واعتذر' }, { note: 'بلاغات متكررة' }])
  expect((await as('POST', `/${made.id}/unblock`)).body).toMatchObject({ active: true, block: null })
  const bulk = await as('POST', '/bulk', { action: 'block', ids: [made.id, randomUUID()], reason: 'احتيال' })
  expect(bulk.body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false])
  expect((await as('GET', `/${made.id}`)).body.block).toMatchObject({ reason: 'احتيال' })
  expect((await as('GET', '?active=false')).body.data.map(({ id }: { id: string }) => id)).toEqual([made.id])
})

test("addresses follow the shopper's own rules, and another’s is not found", async () => {
  const { body: made } = await as('POST', '', { phone: '0555300001' })
  const [known] = (await as('GET', `/${shopper.id}/addresses`)).body
  const { city_id, label, name, phone, district, street } = known
  const saved = await as('POST', `/${made.id}/addresses`, { city_id, label, name, phone, district, street })
  expect(saved).toMatchObject({ status: 201, body: { is_default: true } })
  const at = `/${made.id}/addresses/${saved.body.id}`
  expect((await as('PUT', at, { city_id, label: 'العمل', name, phone, district, street })).body.label).toBe('العمل')
  const opened = { 'if-match': `"${saved.body.updated_at}"` }
  expect((await as('PUT', at, { city_id, label: 'x', name, phone, district, street }, opened)).body.code).toBe('stale_record')
  expect((await as('GET', at)).body.label).toBe('العمل')
  expect((await as('GET', `/${shopper.id}/addresses/${saved.body.id}`)).status).toBe(404)
  expect((await as('DELETE', at)).status).toBe(204)
  expect((await as('GET', at)).status).toBe(404)
  expect((await as('GET', `/${randomUUID()}/addresses`)).status).toBe(404)
})

test('transactions are the wallet’s and collected cash, and those of an address belong to the orders sent there', async () => {
  const list = async (at = '') => (await as('GET', `/${shopper.id}${at}/transactions`)).body.data
  expect(await list()).toMatchObject([{ kind: 'wallet', event: 'admin_adjustment', amount: 50_000, order_id: null }])
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'])
    expect(
      (
        await t.call('POST', `/store/orders/${order.id}/actions`, {
          token: store.token,
          headers: once(),
          body: { action },
        })
      ).body,
    ).toMatchObject({ id: order.id })
  const cash = { kind: 'cod', status: 'confirmed', amount: -order.total, order_number: order.number }
  expect(await list()).toMatchObject([cash, { kind: 'wallet' }])
  const [address] = (await as('GET', `/${shopper.id}/addresses`)).body
  expect(await list(`/addresses/${address.id}`)).toMatchObject([cash])
  expect((await as('GET', `/${shopper.id}/transactions?kind=wallet`)).body.meta.total).toBe(1)
  const found = async (q: string) => (await as('GET', `/${shopper.id}/transactions?q=${encodeURIComponent(q)}`)).body.data
  expect(await found(String(order.number))).toMatchObject([cash])
  expect(await found('المتجر')).toMatchObject([cash])
  expect(await found('لا شيء كهذا')).toEqual([])
  expect((await as('GET', `/${randomUUID()}/addresses/${address.id}/transactions`)).status).toBe(404)
  const reader = await adminWith(t, ['users.index'])
  expect((await t.call('GET', `/admin/users/${shopper.id}/transactions`, { token: reader.token })).status).toBe(403)

  const save = (at: string, query: Record<string, string> = {}, locale: 'ar' | 'en' = 'ar', token = admin.token) =>
    t.call('GET', `/admin/users/${at}/transactions/export`, { token, locale, query: { format: 'csv', ...query } })
  const { status, headers, body } = await save(shopper.id)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...lines] = body.trimEnd().split('\n')
  expect(head).toBe('\ufeffالوقت,العملية,طريقة الدفع,رقم الطلب,المتجر,الحالة,المبلغ,المبلغ غير المؤكد,ملاحظة')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(`,دفعة طلب,الدفع عند الاستلام,${order.number},`)
  expect(lines[0]).toContain(`,مؤكدة,${(-order.total / 100).toFixed(2)},,`)
  expect(lines[1]).toContain(',تسوية إدارية,المحفظة,,,,500.00,,')
  const inEnglish = (await save(shopper.id, { kind: 'wallet' }, 'en')).body.trimEnd().split('\n')
  expect(inEnglish).toEqual([
    '\ufeffTime,Transaction,Payment method,Order number,Store,Status,Amount,Unconfirmed amount,Note',
    expect.stringContaining(',Admin adjustment,Wallet,,,,500.00,,'),
  ])
  expect((await save(shopper.id, { to: '2020-01-01' })).body.trimEnd().split('\n')).toHaveLength(1)
  expect((await save(`${shopper.id}/addresses/${address.id}`)).body.trimEnd().split('\n')).toEqual([head, lines[0]])
  expect((await save(`${randomUUID()}/addresses/${address.id}`)).status).toBe(404)
  expect((await save(randomUUID())).status).toBe(404)
  expect((await save(shopper.id, {}, 'ar', reader.token)).status).toBe(403)

  // what moved nothing stands beside the amounts, not among them
  const refused = { method: 'bank_transfer', status: 'refused', amount: 1234, reason: 'لم تصل' } as const
  await t.db.insert(payments).values({ ...refused, order_id: order.id, store_id: store.id, user_id: shopper.id })
  expect((await save(shopper.id, { kind: 'bank_transfer' })).body.trimEnd().split('\n')).toEqual([
    head,
    expect.stringMatching(/,مرفوضة,,12\.34,لم تصل$/),
  ])
})
