import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { openStore } from '../../access/access-fixtures.ts'
import { storeWorld } from '../stores-fixtures.ts'
import { storeMembers, stores } from '../table.ts'

const t = await testApp()
const { admin, merchant } = await storeWorld(t)
type Merchant = Awaited<ReturnType<typeof merchant>>

let count = 0
const person = (permissions: string[], changes: object = {}) => {
  const n = String(++count).padStart(2, '0')
  return { name: 'سعد الحربي', email: `helper${n}@shop.example`, phone: `05077700${n}`, permissions, ...changes }
}
const invite = (token: string, body: unknown) => t.call('POST', '/store/team', { token, body })
const list = async (token: string) => (await t.call('GET', '/store/team', { token })).body
const put = (token: string, id: string, body: object) => t.call('PUT', `/store/team/${id}`, { token, body })
const remove = (token: string, id: string) => t.call('DELETE', `/store/team/${id}`, { token })
const password = 'a quiet green door'

async function join(email: string) {
  await t.drain()
  const token = /token=([\w-]+)/.exec(t.mail.lastTo(email).text)?.[1]
  return t.call('POST', '/store/auth/reset-password', { body: { token, password, password_confirmation: password } })
}
/** Somebody who was invited and has joined. */
async function helper(m: Merchant, permissions: string[]) {
  const body = person(permissions)
  const { id } = (await invite(m.token, body)).body
  return { id: String(id), email: body.email, token: await tokenFor(t, 'store', id) }
}

describe('the team of a store', () => {
  test('an invited member joins with a password and can do only what was granted', async () => {
    const m = await merchant()
    const body = person(['orders'])
    const invited = await invite(m.token, body)
    expect(invited).toMatchObject({ status: 201, body: { permissions: ['orders'], invited: true, is_owner: false } })
    await t.drain()
    expect(t.mail.lastTo(body.email).subject).toContain('دعوة للانضمام إلى فريق')
    expect((await join(body.email)).status).toBe(200)
    const login = await t.call('POST', '/store/auth/login', { body: { email: body.email, password } })
    expect(login.body).toMatchObject({ permissions: ['orders'], store: { id: m.id, member: { is_owner: false } } })
    const { token } = login.body
    expect((await t.call('GET', '/store/orders', { token })).status).toBe(200)
    expect((await t.call('GET', '/store/team', { token })).status).toBe(403)
    expect((await t.call('GET', '/store/products', { token })).status).toBe(403)
    expect(await list(m.token)).toMatchObject([{ is_owner: true }, { email: body.email, invited: false, active: true }])
  })

  test('nobody can grant or remove permissions that they lack, nor change the owner, themselves or stronger members', async () => {
    const m = await merchant()
    const lead = await helper(m, ['team', 'orders'])
    const stronger = await helper(m, ['orders', 'wallet'])
    expect((await invite(lead.token, person(['wallet']))).body.fields).toHaveProperty('permissions')
    expect((await invite(lead.token, person(['orders']))).status).toBe(201)
    const owner = (await list(m.token))[0].id
    for (const id of [owner, lead.id, stronger.id]) {
      expect((await put(lead.token, id, { permissions: ['orders'], active: false })).body.code).toBe('member_out_of_reach')
      expect((await remove(lead.token, id)).body.code).toBe('member_out_of_reach')
    }
    expect((await remove(m.token, owner)).body.code).toBe('member_out_of_reach')
    const other = await merchant()
    expect((await remove(other.token, lead.id)).status).toBe(404)
    expect((await put(other.token, lead.id, { permissions: ['orders'], active: true })).status).toBe(404)
  })

  test('a stale save of permissions is rejected, and can be repeated over the newer version', async () => {
    const m = await merchant()
    const one = await helper(m, ['orders'])
    const seen = (await list(m.token)).find(({ id }: { id: string }) => id === one.id).updated_at
    const save = (permissions: string[], headers = {}) =>
      t.call('PUT', `/store/team/${one.id}`, { token: m.token, body: { permissions, active: true }, headers })
    const shown = { 'if-match': `"${seen}"` }
    expect((await save(['products'], shown)).status).toBe(200)
    expect(await save(['wallet'], shown)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
    expect((await save(['wallet'])).body.permissions).toEqual(['wallet'])
  })

  test('a stale save of one’s own name is rejected before it can be repeated', async () => {
    const m = await merchant()
    const own = async () => (await t.call('GET', '/store/profile', { token: m.token })).body
    const shown = { 'if-match': `"${(await own()).member_updated_at}"` }
    const save = (name: string, headers = {}) =>
      t.call('PUT', '/store/profile', { token: m.token, body: { name, avatar: null, locale: 'ar' }, headers })
    expect((await save('نورة علي', shown)).status).toBe(200)
    expect(await save('نورة سعد', shown)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
    expect((await own()).member_name).toBe('نورة علي')
    expect((await save('نورة سعد', { 'if-match': `"${(await own()).member_updated_at}"` })).status).toBe(200)
  })

  test('a change applies to the next call, and disabled or removed members lose their sessions', async () => {
    const m = await merchant()
    const one = await helper(m, ['orders'])
    const orders = async () => (await t.call('GET', '/store/orders', { token: one.token })).status
    expect(await orders()).toBe(200)
    expect((await put(m.token, one.id, { permissions: ['products'], active: true })).body.permissions).toEqual(['products'])
    expect(await orders()).toBe(403)
    await put(m.token, one.id, { permissions: ['orders'], active: false })
    expect(await orders()).toBe(401)
    const two = await helper(m, ['orders'])
    await t.drain()
    expect((await remove(m.token, two.id)).status).toBe(204)
    expect((await t.call('GET', '/store/orders', { token: two.token })).status).toBe(401)
    expect((await join(two.email)).body.code).toBe('link_invalid')
    expect(await list(m.token)).toHaveLength(2)
  })

  test('an invitation can be resent until it is accepted, earlier links end, and an admin can resend it too', async () => {
    const m = await merchant()
    const body = person(['orders'])
    const { id } = (await invite(m.token, body)).body
    await t.drain()
    const first = /token=([\w-]+)/.exec(t.mail.lastTo(body.email).text)?.[1]
    expect((await t.call('POST', `/store/team/${id}/invitation`, { token: m.token })).status).toBe(200)
    const answer = { token: first, password, password_confirmation: password }
    expect((await t.call('POST', '/store/auth/reset-password', { body: answer })).body.code).toBe('link_expired')
    await t.drain()
    expect((await t.call('POST', `/admin/stores/${m.id}/team/${id}/invitation`, { token: admin })).status).toBe(200)
    expect((await join(body.email)).status).toBe(200)
    expect((await t.call('POST', `/store/team/${id}/invitation`, { token: m.token })).body.code).toBe('member_joined')
    expect((await t.call('GET', `/admin/stores/${m.id}/team`, { token: admin })).body).toHaveLength(2)
    const { token } = await adminWith(t, ['products.index'])
    expect((await t.call('GET', `/admin/stores/${m.id}/team`, { token })).status).toBe(403)
  })

  test('a name is saved as one line, when inviting and when changing one’s own', async () => {
    const m = await merchant()
    const { id } = (await invite(m.token, person(['orders'], { name: 'سعد\nالحربي' }))).body
    expect((await list(m.token)).map(({ name }: { name: string }) => name)).toContain('سعد الحربي')
    const own = await t.call('PUT', '/store/profile', {
      token: await tokenFor(t, 'store', id),
      body: { name: 'سعد\r\n\tبن علي\u2028الحربي' },
    })
    expect(own.status, JSON.stringify(own.body)).toBe(200)
    expect((await list(m.token)).map(({ name }: { name: string }) => name)).toContain('سعد بن علي الحربي')
  })

  test('an address of another account is rejected, and an invited person can still open a store of their own', async () => {
    const [m, other] = [await merchant(), await merchant()]
    const [owner] = await list(other.token)
    expect((await invite(m.token, person(['orders'], { email: owner.email }))).body.fields).toHaveProperty('email')
    expect((await invite(m.token, person(['orders'], { phone: owner.phone }))).body.fields).toHaveProperty('phone')
    const stranger = person(['orders'])
    await invite(m.token, stranger)
    const [store] = await t.db.select().from(stores).where(eq(stores.id, m.id))
    const registration = {
      ...{ name: stranger.name, email: stranger.email, phone: stranger.phone, password, password_confirmation: password },
      terms_accept: true,
      store_name: { ar: 'متجر جديد', en: 'A new store' },
      category_id: store?.category_id,
      subcategory_id: store?.subcategory_id,
      city_id: store?.city_id,
      entity_type: 'individual',
    }
    await t.drain()
    await openStore(t, registration)
    const [row] = await t.db.select().from(storeMembers).where(eq(storeMembers.email, stranger.email))
    expect(row).toMatchObject({ is_owner: true })
    expect(row?.store_id).not.toBe(m.id)
    expect(await t.db.$count(stores, eq(stores.id, m.id))).toBe(1)
  })
})
