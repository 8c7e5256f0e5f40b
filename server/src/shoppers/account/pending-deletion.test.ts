import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../../test/actors.ts'
import { browser } from '../../../test/browser.ts'
import { fillWallet, makeShopper, type TestShopper } from '../../../test/order-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { codeIn } from '../../access/access-fixtures.ts'
import { orderMessages } from '../../messages/orders.ts'
import { notify } from '../../notifications/notify.ts'
import { shopperRecords } from '../../shopper-records.ts'
import { deleteExpiredAccounts } from './delete-expired-accounts.ts'

const t = await testApp()
const world = await refundWorld(t)
const admin = await adminWith(t)

const toRow = async (query: ReturnType<typeof sql>) => (await t.db.execute<Record<string, unknown>>(query)).rows[0]
const readUser = (id: string) =>
  toRow(
    sql`select phone, deleted_at, deletion_due_at, deletion_due_at - app_now() > interval '6 days 23 hours' as in_days from users where id = ${id}`,
  )
const passDays = (id: string) => t.db.execute(sql`update users set deletion_due_at = deletion_due_at - interval '7 days' where id = ${id}`)

const refusal = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const pending = [403, 'account_deletion_pending']

/** Confirms the deletion of a new shopper's account. */
async function leave(given?: TestShopper): Promise<TestShopper & { phone: string; due: string }> {
  const shopper = given ?? (await makeShopper(t.db, world.city_id))
  const phone = String((await readUser(shopper.id))?.phone)
  expect((await t.call('POST', '/user/account/delete/code', { token: shopper.token })).status).toBe(200)
  await t.drain()
  const code = codeIn(t.sms.lastTo(phone).text)
  const answer = await t.call('POST', '/user/account/delete', { token: shopper.token, body: { code } })
  expect(answer).toMatchObject({ status: 200, body: { deletion_due_at: expect.any(String) } })
  await t.drain()
  return { ...shopper, phone, due: answer.body.deletion_due_at }
}

async function signIn(phone: string) {
  const b = browser(t)
  await b.call('POST', '/user/auth/code', { body: { phone } })
  await t.drain()
  return b.call('POST', '/user/auth/verify', { body: { phone, code: codeIn(t.sms.lastTo(phone).text) } })
}

describe('a confirmed deletion', () => {
  test('marks the account for seven days, ends its sessions and devices, and sends the day by SMS', async () => {
    const shopper = await makeShopper(t.db, world.city_id)
    const other = await tokenFor(t, 'user', shopper.id)
    await t.call('POST', '/user/devices', { token: shopper.token, body: { device_token: 'fcm-of-who-leaves' } })
    const { phone, due } = await leave(shopper)
    expect(await readUser(shopper.id)).toMatchObject({ phone, deleted_at: null, in_days: true })
    for (const token of [shopper.token, other]) expect((await t.call('GET', '/user/profile', { token })).status).toBe(401)
    expect(await toRow(sql`select count(*)::int n from device_tokens where subject_id = ${shopper.id}`)).toEqual({ n: 0 })
    await t.drain()
    const day = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
      timeZone: 'Asia/Riyadh',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    expect(t.sms.lastTo(phone).text).toContain(day.format(new Date(due)))
    expect(await deleteExpiredAccounts(t.db, shopperRecords)).toBe(0)
    const record = await t.call('GET', `/admin/users/${shopper.id}`, { token: admin.token })
    expect(record.body).toMatchObject({ deletion_due_at: due, deleted_at: null, phone })
    expect(await toRow(sql`select action, after from audit_log where entity_id = ${shopper.id} order by id desc limit 1`)).toEqual({
      action: 'users.delete-account',
      after: { deletion_due_at: due },
    })
  })

  test('leaves a shopper who signs in again the choice, the export and signing out only', async () => {
    const { phone, due, id, address_id } = await leave()
    const { status, body } = await signIn(phone)
    expect([status, body.user.id, body.user.deletion_due_at]).toEqual([200, id, due])
    const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
      refusal(t.call(method, path, { token: body.token, headers: once(), ...(sent && { body: sent }) }))
    expect(await as('GET', '/user/profile')).toEqual(pending)
    expect(await as('GET', '/user/addresses')).toEqual(pending)
    expect(await as('PUT', '/user/cart', { lines: [] })).toEqual(pending)
    expect(await as('POST', '/user/orders', world.cart(await world.product(), { address_id }))).toEqual(pending)
    expect(await as('POST', '/user/chat', { store_id: world.store.id })).toEqual(pending)
    expect(await as('POST', '/user/account/delete/code')).toEqual(pending)
    const channel = { socket_id: '1.1', channel_name: `private-user.${id}` }
    expect((await t.call('POST', '/broadcasting/auth', { token: body.token, body: channel })).status).toBe(403)
    expect((await t.call('GET', '/user/account/deletion', { token: body.token })).body).toEqual({ deletion_due_at: due })
    expect((await t.call('GET', '/user/account/export', { token: body.token })).status).toBe(200)
    expect((await t.call('POST', '/user/auth/logout', { token: body.token })).status).toBe(200)
    expect((await readUser(id))?.in_days).toBe(true)
  })

  test('is undone by its shopper, who has the account as before', async () => {
    const { phone, id, due } = await leave()
    const { token } = (await signIn(phone)).body
    const kept = await t.call('POST', '/user/account/keep', { token })
    expect(kept).toMatchObject({ status: 200, body: { deletion_due_at: null } })
    expect((await t.call('GET', '/user/profile', { token })).body).toMatchObject({ id, phone, deletion_due_at: null })
    expect((await t.call('GET', '/user/addresses', { token })).body).toHaveLength(1)
    expect(
      await toRow(sql`select actor_type, before, after from audit_log where entity_id = ${id} and action = 'users.keep-account'`),
    ).toEqual({ actor_type: 'user', before: { deletion_due_at: due }, after: { deletion_due_at: null } })
    await passDays(id)
    expect(await deleteExpiredAccounts(t.db, shopperRecords)).toBe(0)
    expect((await t.call('POST', '/user/account/keep', { token })).status).toBe(200)
  })

  test('stops emails of notices, which stay in the list', async () => {
    const shopper = await makeShopper(t.db, world.city_id)
    const email = 'who-leaves@mail.example'
    await t.db.execute(sql`update users set email = ${email}, name = 'ريم' where id = ${shopper.id}`)
    const tell = async () => {
      const message = orderMessages.placed_for_shopper.write({ number: 1, store: { ar: 'سديم', en: 'Sadeem' }, paid: true })
      await notify(t.db, { recipient_ids: [shopper.id], notif_type: 'OrderNotification', message: { ...message, mail: true } })
      await t.drain()
    }
    await tell()
    const before = t.mail.sent.filter(({ to }) => to === email).length
    await leave(shopper)
    await tell()
    expect(t.mail.sent.filter(({ to }) => to === email)).toHaveLength(before)
    expect(before).toBeGreaterThan(0)
  })

  test('waits for matters that are open again on its day, and for nothing else', async () => {
    const [late, other] = [await leave(), await leave()]
    await fillWallet(t.db, late.id, 1250)
    for (const { id } of [late, other]) await passDays(id)
    expect(await deleteExpiredAccounts(t.db, shopperRecords)).toBe(1)
    expect(await readUser(late.id)).toMatchObject({ phone: late.phone, deleted_at: null })
    expect(await readUser(other.id)).toMatchObject({ phone: null, deleted_at: expect.anything(), deletion_due_at: null })
    const { token } = (await signIn(late.phone)).body
    expect((await t.call('GET', '/user/account/deletion', { token })).body.deletion_due_at).toBeTruthy()
    await fillWallet(t.db, late.id, -1250)
    expect(await deleteExpiredAccounts(t.db, shopperRecords)).toBe(1)
    expect((await t.call('POST', '/user/account/keep', { token })).status).toBe(401)
    expect(
      await toRow(
        sql`select actor_type, after->>'deleted_at' is not null as said from audit_log where entity_id = ${late.id} and action = 'users.delete-due'`,
      ),
    ).toEqual({ actor_type: 'system', said: true })
  })

  test('is done right away by an administrator on a written request', async () => {
    const { id } = await leave()
    const body = { reason: 'خطاب ورد بالبريد في 20 نوفمبر' }
    const answer = await t.call('POST', `/admin/users/${id}/delete`, { token: admin.token, body })
    expect(answer).toMatchObject({ status: 200, body: { phone: null, deletion_due_at: null, deleted_at: expect.any(String) } })
  })
})

describe('a simultaneous change', () => {
  test('by keeping the account and the deletion job: one of them wins completely', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 10; round++) {
      const { phone, id } = await leave()
      const { token } = (await signIn(phone)).body
      await passDays(id)
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
      const [kept, gone] = await Promise.all([
        wait(round % 2 === 0 ? 0 : 12).then(() => t.call('POST', '/user/account/keep', { token })),
        wait(round % 2 === 0 ? 12 : 0).then(() => deleteExpiredAccounts(t.db, shopperRecords)),
      ])
      const user = await readUser(id)
      expect(user?.deletion_due_at).toBeNull()
      if (kept.status === 200) expect([gone, user?.phone]).toEqual([0, phone])
      else expect([[401, 409].includes(kept.status), gone, user?.phone]).toEqual([true, 1, null])
      outcomes.add(kept.status === 200 ? 'kept' : 'deleted')
    }
    expect(outcomes.size).toBe(2)
  })

  test('by a call from before the mark writes no order, cart, message or request after it', async () => {
    const shopper = await makeShopper(t.db, world.city_id)
    const { token } = shopper
    const { body: chat } = await t.call('POST', '/user/chat', { token, body: { store_id: world.store.id } })
    const cart = world.cart(await world.product(), { address_id: shopper.address_id })
    const client = await t.pool.connect()
    try {
      await client.query('begin')
      await client.query('select from users where id = $1 for update', [shopper.id])
      await client.query(`update users set deletion_due_at = now() + interval '7 days' where id = $1`, [shopper.id])
      const racing = [
        world.order(cart, { token }),
        t.call('PUT', '/user/cart', { token, body: { lines: [] } }),
        t.call('POST', `/user/chat/${chat.id}/send_msg`, { token, body: { client_id: 'a-late-one', text: 'هل يصل؟' } }),
      ]
      await new Promise((done) => setTimeout(done, 400))
      await client.query('commit')
      for (const answer of await Promise.all(racing)) expect([answer.status, answer.body.code]).toEqual(pending)
    } finally {
      client.release()
    }
    const { id } = await world.placed()
    const requestDeletion = (by: 'user' | 'admin') =>
      t.db.execute(sql`insert into cancellations (order_id, store_id, user_id, kind, status, requested_by, refund_reason, fault, destination, amount)
        select id, store_id, ${shopper.id}::uuid, 'return', 'requested', ${by}::text, 'damaged', 'store', 'wallet', 100 from orders where id = ${id}`)
    await expect(requestDeletion('user')).rejects.toMatchObject({ cause: { constraint: 'users_not_leaving' } })
    // an administrator opens a late return, which the deletion then waits for
    await requestDeletion('admin')
  })
})
