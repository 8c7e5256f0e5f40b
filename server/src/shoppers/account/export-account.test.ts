import { accountExport } from '@rahba/contract/shoppers/account-export'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { fillWallet, makeShopper, makeSlip, orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const world = await orderWorld(t)
const admin = await adminWith(t)
const newShopper = () => makeShopper(t.db, world.city_id)
const toRow = async (query: ReturnType<typeof sql>) => (await t.db.execute<Record<string, unknown>>(query)).rows[0]
const getPhone = async (id: string) => String((await toRow(sql`select phone from users where id = ${id}`))?.phone)

describe('an export', () => {
  test('contains the shopper’s data that the contract lists, without tokens, and nothing of others', async () => {
    const other = await newShopper()
    const shopper = await newShopper()
    await fillWallet(t.db, shopper.id, 6500)
    const { body: order } = await world.order(
      world.cart(await world.product(), { address_id: shopper.address_id, payment_method: 'wallet', note: 'اتصل قبل الوصول' }),
      { token: shopper.token },
    )
    await makeSlip(t.db, shopper.id)
    const { body: chat } = await t.call('POST', '/user/chat', { token: shopper.token, body: { store_id: world.store.id } })
    await t.call('POST', `/user/chat/${chat.id}/send_msg`, { token: shopper.token, body: { client_id: 'an-export-1', text: 'متى يصل؟' } })
    const answer = await t.call('GET', '/user/account/export', { token: shopper.token })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename="rahba-account.json"',
      'cache-control': 'no-store',
    })
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    const data = accountExport.strict().parse(JSON.parse(text))
    expect(data).toMatchObject({
      profile: { id: shopper.id, phone: await getPhone(shopper.id) },
      addresses: [{ street: 'شارع التحلية' }],
      orders: [{ number: order.number, note: 'اتصل قبل الوصول', lines: [{ quantity: 1, unit: 5000 }] }],
      wallet: [{ amount: 6500 }, { amount: -order.total, order_number: order.number }],
      messages: [{ sender: 'user', text: 'متى يصل؟' }],
      files: [{ purpose: 'slip' }],
    })
    expect(data.devices).toHaveLength(1)
    expect(text).not.toMatch(/token|password|hash/)
    expect(text).not.toContain(await getPhone(other.id))
    expect(await toRow(sql`select action from audit_log where actor_id = ${shopper.id} order by id desc limit 1`)).toEqual({
      action: 'users.export-account',
    })
  })

  test('continues over several pages, with each row once', async () => {
    const shopper = await newShopper()
    await t.db.execute(sql`insert into notifications (audience, recipient_id, notif_type, data)
      select 'user', ${shopper.id}::uuid, 'GeneralNotification', jsonb_build_object('ar', jsonb_build_object('title', n::text, 'body', ''), 'en', jsonb_build_object('title', n::text, 'body', '')) from generate_series(1, 401) n`)
    await t.db.execute(
      sql`insert into sessions (token_hash, audience, subject_id, expires_at) select 'x' || n || ${shopper.id}, 'user', ${shopper.id}::uuid, now() from generate_series(1, 199) n`,
    )
    const { body } = await t.call('GET', '/user/account/export', { token: shopper.token })
    const data = typeof body === 'string' ? JSON.parse(body) : body
    expect(new Set(data.notifications.map(({ ar }: { ar: { title: string } }) => ar.title)).size).toBe(401)
    expect(data.notifications).toHaveLength(401)
    expect(data.devices).toHaveLength(200)
  })

  test('is limited to five a day for one account', async () => {
    const [shopper, other] = [await newShopper(), await newShopper()]
    const get = (token?: string) => t.call('GET', '/user/account/export', token ? { token } : {})
    for (let n = 0; n < 5; n++) expect((await get(shopper.token)).status).toBe(200)
    expect(await get(shopper.token)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((await get(other.token)).status).toBe(200)
    expect((await get()).status).toBe(401)
    expect((await get(admin.token)).status).toBe(401)
  })
})
