import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { isFinalOrder, orderStatuses } from '@rahba/contract/orders/order-states'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../../test/actors.ts'
import { browser } from '../../../test/browser.ts'
import { fillWallet, makeShopper, type TestShopper } from '../../../test/order-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { storedFile } from '../../../test/stored-file.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { codeIn, makeWrongCode } from '../../access/access-fixtures.ts'
import { proveLedger } from '../../money/ledger/proof.ts'
import { completeOrders } from '../../orders/order-deadlines.ts'
import { shopperRecords } from '../../shopper-records.ts'
import { deleteExpiredAccounts } from './delete-expired-accounts.ts'

const t = await testApp()
const world = await refundWorld(t)
const admin = await adminWith(t)

const toRow = async (query: ReturnType<typeof sql>) => (await t.db.execute<Record<string, unknown>>(query)).rows[0]
const count = async (query: ReturnType<typeof sql>) => Number((await toRow(query))?.n)
const getPhone = async (id: string) => String((await toRow(sql`select phone from users where id = ${id}`))?.phone)

/** The shopper of a new, empty account. */
const newShopper = () => makeShopper(t.db, world.city_id)

async function codeFor({ id, token }: TestShopper): Promise<string> {
  const phone = await getPhone(id)
  const response = await t.call('POST', '/user/account/delete/code', { token })
  expect(response).toMatchObject({ status: 200, body: { resend_seconds: 60 } })
  await t.drain()
  const { text } = t.sms.lastTo(phone)
  expect(text).toContain('حذف حسابك')
  return codeIn(text)
}
const deleteWith = ({ token }: TestShopper, code: string) => t.call('POST', '/user/account/delete', { token, body: { code } })
/** Lets the days to come back pass. Returns how many accounts the job deleted. */
async function passDays(id: string): Promise<number> {
  await t.db.execute(sql`update users set deletion_due_at = deletion_due_at - interval '7 days' where id = ${id}`)
  return deleteExpiredAccounts(t.db, shopperRecords)
}
async function deleted(): Promise<TestShopper & { phone: string }> {
  const shopper = await newShopper()
  const phone = await getPhone(shopper.id)
  expect((await deleteWith(shopper, await codeFor(shopper))).status).toBe(200)
  await t.drain()
  expect(await passDays(shopper.id)).toBe(1)
  return { ...shopper, phone }
}

/** An order of the world's shopper whose return window has closed. */
async function completedOrder(given: Parameters<typeof world.placed>[0] = {}) {
  const order = await world.placed(given)
  await t.db.execute(sql`update orders set delivered_at = delivered_at - interval '60 days' where id = ${order.id}`)
  await completeOrders(t.db)
  return order
}

const findRefusal = async (token: string, locale: 'ar' | 'en' = 'en') => {
  const { status, body } = await t.call('POST', '/user/account/delete/code', { token, locale })
  return [status, body.code, body.error]
}

describe('a deleted account', () => {
  test('needs the current code of its own number, once', async () => {
    const [shopper, other] = [await newShopper(), await newShopper()]
    const code = await codeFor(shopper)
    expect((await deleteWith(shopper, makeWrongCode(code))).body.fields).toHaveProperty('code')
    expect((await deleteWith(other, code)).body.fields).toHaveProperty('code')
    expect((await t.call('POST', '/user/account/delete', { body: { code } })).status).toBe(401)
    const answers = await Promise.all([deleteWith(shopper, code), deleteWith(shopper, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect((await deleteWith(shopper, code)).status).toBe(401)
    expect((await t.call('GET', '/user/profile', { token: other.token })).status).toBe(200)
  })

  test('leaves no personal data behind, and orders, invoices and the books unchanged', async () => {
    const { shopper, store } = world
    const phone = await getPhone(shopper.id)
    await t.call('PUT', '/user/profile', { token: shopper.token, body: { name: 'ريم القحطاني', email: 'reem@mail.example' } })
    const avatar = await storedFile(t.db, { owner_type: 'user', owner_id: shopper.id }, 'picture')
    expect((await t.call('PUT', '/user/profile', { token: shopper.token, body: { avatar } })).status).toBe(200)
    const order = await completedOrder()
    const { body: chat } = await t.call('POST', '/user/chat', { token: shopper.token, body: { store_id: store.id } })
    const said = { client_id: 'a-message-1', text: 'هل يصل اليوم؟' }
    expect((await t.call('POST', `/user/chat/${chat.id}/send_msg`, { token: shopper.token, body: said })).status).toBeLessThan(300)
    const device = { device_token: 'fcm-token-of-reem' }
    expect((await t.call('POST', '/user/devices', { token: shopper.token, body: device })).status).toBeLessThan(300)
    await t.call('POST', `/admin/users/${shopper.id}/notes`, { token: admin.token, body: { note: 'اتصلت ريم' } })
    const notices = await toRow(sql`select data, "user" from notifications where audience = 'store' and model = 'conversations'`)
    expect(JSON.stringify(notices)).toContain('ريم القحطاني')

    const booked = await count(sql`select count(*) n from ledger_entries`)
    const issued = await toRow(sql`select jsonb_agg(document order by counter) as all from invoices where order_id = ${order.id}`)

    expect((await deleteWith(shopper, await codeFor(shopper))).status).toBe(200)
    await t.drain()
    expect(await passDays(shopper.id)).toBe(1)

    expect((await t.call('GET', '/user/profile', { token: shopper.token })).status).toBe(401)
    expect(await toRow(sql`select phone, name, email, avatar, search, active from users where id = ${shopper.id}`)).toEqual({
      phone: null,
      name: null,
      email: null,
      avatar: null,
      search: null,
      active: false,
    })
    for (const table of ['addresses', 'user_notes', 'coupon_users'])
      expect(await count(sql`select count(*) n from ${sql.identifier(table)} where user_id = ${shopper.id}`), table).toBe(0)
    for (const table of ['sessions', 'device_tokens', 'notification_choices'])
      expect(
        await count(sql`select count(*) n from ${sql.identifier(table)} where audience = 'user' and subject_id = ${shopper.id}`),
        table,
      ).toBe(0)
    expect(await count(sql`select count(*) n from notifications where audience = 'user' and recipient_id = ${shopper.id}`)).toBe(0)
    expect(await count(sql`select count(*) n from idempotency_keys where actor = ${`user:${shopper.id}`}`)).toBe(0)
    // the picture waits for the job that sweeps what nothing uses
    expect(await toRow(sql`select attached_at from files where id = ${avatar}`)).toEqual({ attached_at: null })
    // but for what may never be changed, no table holds the name, the address or the number
    for (const text of [phone, 'ريم القحطاني', 'reem@mail.example', 'شارع التحلية'])
      for (const table of ['users', 'orders', 'notifications', 'chat_sessions', 'addresses', 'sessions'])
        expect(
          await count(
            sql`select count(*) n from ${sql.identifier(table)} x where x::text like ${`%${text}%`} and x::text like ${`%${shopper.id}%`}`,
          ),
          `${table} ${text}`,
        ).toBe(0)
    expect(await count(sql`select count(*) n from notifications x where x::text like '%ريم القحطاني%'`)).toBe(0)

    expect(await count(sql`select count(*) n from ledger_entries`)).toBe(booked)
    expect(await toRow(sql`select jsonb_agg(document order by counter) as all from invoices where order_id = ${order.id}`)).toEqual(issued)
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])

    // the store and the administrators see the order and the conversation, without a name
    const seen = await t.call('GET', `/store/orders/${order.id}`, { token: store.token })
    expect(seen).toMatchObject({
      status: 200,
      body: { user: null, user_phone: null, address: { name: '', street: '', city: expect.anything() } },
    })
    const friends = await t.call('POST', '/store/getFriends', { token: store.token, body: {} })
    expect(friends.body.data[0]).toMatchObject({ name: null, deleted: true, session: { open: false } })
    const talk = await t.call('GET', `/store/chat/${chat.id}`, { token: store.token })
    expect(talk).toMatchObject({ status: 200, body: { open: false, user: { name: null, deleted: true } } })
    const messages = await t.call('GET', `/store/chat/${chat.id}/messages`, { token: store.token })
    expect(messages.body.data.map(({ text }: { text: string }) => text)).toEqual([said.text])
    const reply = await t.call('POST', `/store/chat/${chat.id}/send_msg`, {
      token: store.token,
      body: { client_id: 'a-reply-1', text: 'نعم' },
    })
    expect([reply.status, reply.body.code]).toEqual([409, 'chat_blocked'])

    // the log says who did it, and no more of the person
    const entry = await toRow(
      sql`select actor_type, action, before, after from audit_log where entity_id = ${shopper.id} order by id desc limit 1`,
    )
    expect(entry).toMatchObject({
      actor_type: 'system',
      action: 'users.delete-due',
      before: null,
      after: { deleted_at: expect.any(String) },
    })
    const history = await t.call('GET', '/admin/history', { token: admin.token, query: { entity: 'users' } })
    expect(history.body.data[0]).toMatchObject({ record: { ar: 'عميل محذوف', en: 'Deleted customer' } })

    // the number is free
    const b = browser(t)
    await b.call('POST', '/user/auth/code', { body: { phone } })
    await t.drain()
    const again = await b.call('POST', '/user/auth/verify', { body: { phone, code: codeIn(t.sms.lastTo(phone).text) } })
    expect(again).toMatchObject({ status: 200, body: { user: { phone, name: null } } })
    expect(again.body.user.id).not.toBe(shopper.id)
    expect((await t.call('GET', '/user/addresses', { token: again.body.token })).body).toEqual([])
  })

  test('accepts no order, address, money or change any more', async () => {
    const gone = await deleted()
    const late = await tokenFor(t, 'user', gone.id)
    expect((await t.call('GET', '/user/account/export', { token: late })).status).toBe(401)
    const as = (path: string, body?: object) =>
      t.call('POST', `/admin${path}`, { token: admin.token, headers: once(), ...(body ? { body } : {}) })
    const refused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await answer
      return [status, body.code]
    }
    const code = [409, 'account_deleted']
    expect(await refused(as(`/users/${gone.id}/delete`, { reason: 'مرة أخرى' }))).toEqual(code)
    expect(await refused(as(`/users/${gone.id}/block`, { reason: 'مرة أخرى' }))).toEqual(code)
    expect(await refused(as(`/users/${gone.id}/unblock`))).toEqual(code)
    expect(await refused(as(`/users/${gone.id}/notes`, { note: 'مرة أخرى' }))).toEqual(code)
    const put = { phone: '0555000111', name: 'ريم', email: null }
    expect(await refused(t.call('PUT', `/admin/users/${gone.id}`, { token: admin.token, body: put }))).toEqual(code)
    const where = {
      label: 'البيت',
      name: 'ريم',
      phone: '0555000111',
      city_id: world.city_id,
      district: 'العليا',
      street: 'التحلية',
      short_address: 'RRRD2929',
    }
    expect(await refused(as(`/users/${gone.id}/addresses`, where))).toEqual(code)
    const bulk = await as('/users/bulk', { action: 'unblock', ids: [gone.id] })
    expect(bulk.body.results).toMatchObject([{ ok: false, error: expect.stringContaining('حساب العميل محذوف') }])
    await expect(fillWallet(t.db, gone.id, 100)).rejects.toMatchObject({ cause: { constraint: 'users_not_deleted' } })
    const { rows } = await t.db.execute<{ id: string }>(sql`select id from orders limit 1`)
    const copied = sql`insert into cancellations (order_id, store_id, user_id, kind, status, requested_by, refund_reason, fault, destination, amount)
      select id, store_id, ${gone.id}::uuid, 'return', 'requested', 'admin', 'damaged', 'store', 'wallet', 100 from orders where id = ${rows[0]?.id}`
    await expect(t.db.execute(copied)).rejects.toMatchObject({ cause: { constraint: 'users_not_deleted' } })
  })

  test('is marked for administrators, who find it by that mark but not by personal data', async () => {
    const gone = await deleted()
    const list = (query: Record<string, string>) => t.call('GET', '/admin/users', { token: admin.token, query })
    const ids = async (query: Record<string, string>) => (await list(query)).body.data.map(({ id }: { id: string }) => id)
    expect(await ids({ deleted: 'true' })).toContain(gone.id)
    expect(await ids({ deleted: 'false', per_page: '100' })).not.toContain(gone.id)
    expect(await ids({ active: 'false', per_page: '100' })).not.toContain(gone.id)
    expect(await ids({ q: gone.phone.slice(-7) })).toEqual([])
    expect(await ids({ sort: 'phone', per_page: '100' })).not.toContain(gone.id)
    const record = await t.call('GET', `/admin/users/${gone.id}`, { token: admin.token })
    expect(record.body).toMatchObject({
      phone: null,
      name: null,
      active: false,
      block: null,
      deleted_at: expect.any(String),
      figures: { addresses: 0 },
    })
    const file = await t.call('GET', '/admin/users/export', { token: admin.token, locale: 'en', query: { format: 'csv', deleted: 'true' } })
    expect(String(file.body)).toContain('Deleted customer')
  })

  test('can be deleted by an administrator with the permission and a proof of identity, with the reason in the log', async () => {
    const shopper = await newShopper()
    const path = `/admin/users/${shopper.id}/delete`
    const body = { reason: 'خطاب ورد بالبريد في 20 نوفمبر' }
    const without = await adminWith(t, ['users.index', 'users.create', 'users.update'])
    expect((await t.call('POST', path, { token: without.token, body })).status).toBe(403)
    expect((await t.call('POST', path, { token: admin.token, body: { reason: '' } })).status).toBe(422)
    const answer = await t.call('POST', path, { token: admin.token, body })
    expect(answer).toMatchObject({ status: 200, body: { phone: null, deleted_at: expect.any(String) } })
    expect((await t.call('GET', '/user/profile', { token: shopper.token })).status).toBe(401)
    expect(await toRow(sql`select actor_id, action, after->>'reason' as reason from audit_log where entity_id = ${shopper.id}`)).toEqual({
      actor_id: admin.admin_id,
      action: 'users.delete',
      ...body,
    })
  })
})

describe('a simultaneous order and deletion', () => {
  test('never leave an open order of an account that is to be deleted: one of them is rejected', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const shopper = await newShopper()
      const cart = world.cart(await world.product(), { address_id: shopper.address_id })
      const { expected_total: _, ...quoted } = cart
      const { body: quote } = await t.call('POST', '/user/orders/quote', { token: shopper.token, body: quoted })
      const code = await codeFor(shopper)
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
      const [order, gone] = await Promise.all([
        wait(round % 3 === 0 ? 0 : round * 2).then(() =>
          t.call('POST', '/user/orders', { token: shopper.token, headers: once(), body: { ...cart, expected_total: quote.total } }),
        ),
        wait(round % 3 === 0 ? round * 2 : 0).then(() => deleteWith(shopper, code)),
      ])
      const open = await count(
        sql`select count(*) n from orders o join users u on u.id = o.user_id where u.id = ${shopper.id} and u.deletion_due_at is not null`,
      )
      expect([order.status, gone.status, open]).toSatisfy(
        ([placed, ended, left]: number[]) => left === 0 && (placed === 201 ? ended === 409 : ended === 200),
      )
      expect([201, 401, 403]).toContain(order.status)
      outcomes.add(gone.status === 200 ? 'deleted' : 'ordered')
    }
    expect(outcomes.size).toBe(2)
  })

  test('wait for each other: the later one is rejected', async () => {
    const [first, second] = [await newShopper(), await newShopper()]
    const code = await codeFor(first)
    const client = await t.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from users where id = $1 for key share', [first.id])
      const pending = deleteWith(first, code)
      expect(await Promise.race([pending, new Promise((done) => setTimeout(() => done('waits'), 300))])).toBe('waits')
      await client.query('commit')
      expect((await pending).status).toBe(200)
      await client.query('begin')
      await client.query('update users set phone = null, name = null, active = false, deleted_at = now() where id = $1', [second.id])
      const order = world.order(world.cart(await world.product(), { address_id: second.address_id }), { token: second.token })
      await new Promise((done) => setTimeout(done, 300))
      await client.query('commit')
      const refused = await order
      expect([refused.status, refused.body.code]).toEqual([409, 'account_deleted'])
    } finally {
      client.release()
    }
  })
})

// last, since it forces states that the books do not know of
describe('the obstacles to deleting an account', () => {
  test('are orders until their return window closed, by number and in both languages', async () => {
    const shopper = await newShopper()
    const product = await world.product()
    const { body } = await world.order(world.cart(product, { address_id: shopper.address_id }), { token: shopper.token })
    const code = 'account_orders_open'
    expect(await findRefusal(shopper.token)).toEqual([
      409,
      code,
      expect.stringMatching(new RegExp(`completed or cancelled.*${body.number}`)),
    ])
    expect(await findRefusal(shopper.token, 'ar')).toEqual([409, code, expect.stringMatching(new RegExp(`اكتمال الطلبات.*${body.number}`))])
    await t.db.execute(sql`update orders set status = 'delivered' where id = ${body.id}`)
    expect((await findRefusal(shopper.token))[1]).toBe(code)
    const byAdmin = await t.call('POST', `/admin/users/${shopper.id}/delete`, { token: admin.token, body: { reason: 'خطاب مكتوب' } })
    expect([byAdmin.status, byAdmin.body.code]).toEqual([409, code])
  })

  test('are orders that are not final: a delivered one is, once it is returned and refunded completely', async () => {
    const shopper = await newShopper()
    const product = await world.product()
    const { body } = await world.order(world.cart(product, { address_id: shopper.address_id }), { token: shopper.token })
    for (const all_returned of [false, true]) {
      await t.db.execute(
        sql`update order_lines set cancelled_quantity = quantity, refunded_quantity = ${all_returned ? sql`quantity` : 0} where order_id = ${body.id}`,
      )
      for (const status of typedKeys(orderStatuses)) {
        await t.db.execute(sql`update orders set status = ${status} where id = ${body.id}`)
        const refusal = await findRefusal(shopper.token)
        expect([status, refusal[1] === 'account_orders_open']).toEqual([status, !isFinalOrder({ status, all_returned })])
      }
    }
  })

  test('are returns, pending transfers, held card payments, open refunds and money in the wallet', async () => {
    const shopper = await newShopper()
    const product = await world.product()
    const { body: order } = await world.order(world.cart(product, { address_id: shopper.address_id }), { token: shopper.token })
    await t.db.execute(sql`update orders set status = 'completed' where id = ${order.id}`)
    const pay = (method: string, provider: string | null, status: string) =>
      t.db.execute(sql`insert into payments (order_id, store_id, user_id, amount, method, provider, status)
        select id, store_id, user_id, 100, ${method}, ${provider}, ${status} from orders where id = ${order.id}`)
    const clear = () => t.db.execute(sql`delete from payments where order_id = ${order.id}`)
    const held = [409, 'account_money_held', expect.stringContaining(String(order.number))]
    await pay('bank_transfer', null, 'pending')
    expect(await findRefusal(shopper.token)).toEqual(held)
    await clear()
    // the gateway may still charge it
    await pay('card', 'moyasar', 'refused')
    expect(await findRefusal(shopper.token)).toEqual(held)
    await clear()
    await t.db.execute(sql`insert into cancellations (order_id, store_id, user_id, kind, status, requested_by, refund_reason, fault, destination, amount)
      select id, store_id, user_id, 'return', 'requested', 'user', 'damaged', 'store', 'wallet', 100 from orders where id = ${order.id}`)
    expect((await findRefusal(shopper.token))[1]).toBe('account_returns_open')
    await t.db.execute(sql`update cancellations set status = 'closed' where order_id = ${order.id}`)
    await fillWallet(t.db, shopper.id, 1250)
    expect(await findRefusal(shopper.token)).toEqual([409, 'account_wallet_balance', expect.stringContaining('SAR\u00a012.50')])
    await fillWallet(t.db, shopper.id, -1250)
    await t.db.execute(sql`insert into wallet_adjustments (kind, owner_id, direction, amount, reason, requested_by)
      values ('user', ${shopper.id}, 'add', 100, 'x', ${admin.admin_id})`)
    expect((await findRefusal(shopper.token))[1]).toBe('account_adjustment_open')
    await t.db.execute(sql`delete from wallet_adjustments where owner_id = ${shopper.id}`)
    expect((await deleteWith(shopper, await codeFor(shopper))).status).toBe(200)
  })
})
