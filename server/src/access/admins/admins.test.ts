import { allPermissions } from '@rahba/contract/kernel/permissions'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tokenFor } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { adminWith, goodPassword } from '../access-fixtures.ts'
import { createRole } from './create-admin.ts'

const t = await testApp()
const root = await adminWith(t, 'root@rahba.example')
const linkIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const name = (en: string) => ({ ar: en, en })

describe('an admin', () => {
  it('signs in, reads its profile by the cookie, and signs out', async () => {
    const answer = await t.call('POST', '/admin/auth/login', { body: { email: 'root@rahba.example', password: goodPassword } })
    const cookie = /[\w-]*adminToken=[^;,]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
    const profile = await t.call('GET', '/admin/auth/profile', { headers: { cookie } })
    expect(profile.body).toMatchObject({ admin: { email: 'root@rahba.example' }, permissions: expect.arrayContaining(['payments.update']) })
    const foreign = await t.call('POST', '/admin/auth/logout', { headers: { cookie, origin: 'https://evil.example' } })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
    expect((await t.call('POST', '/admin/auth/logout', { token: answer.body.token })).status).toBe(200)
    expect((await t.call('GET', '/admin/auth/profile', { headers: { cookie } })).status).toBe(401)
  })

  it('recovers a password by a mailed link of the configured host', async () => {
    const admin = await adminWith(t, 'forgot@rahba.example')
    const ask = (email: string) =>
      t.call('POST', '/admin/auth/forget-password', { body: { email }, headers: { host: 'evil.example' }, locale: 'en' })
    const [known, unknown] = [await ask(admin.email), await ask('nobody@rahba.example')]
    expect(known.status).toBe(200)
    expect(known.body).toEqual(unknown.body)
    await t.drain()
    const { text } = t.mail.lastTo(admin.email)
    expect(text).toContain(`${t.deps.env.PUBLIC_URL}/ar/dashboard/auth/password/reset?token=`)
    const reset = () =>
      t.call('POST', '/admin/auth/reset-password', {
        body: { token: linkIn(text), password: 'a new long word', password_confirmation: 'a new long word' },
        locale: 'en',
      })
    expect((await reset()).status).toBe(200)
    expect((await reset()).body.code).toBe('link_used')
    expect((await t.call('GET', '/admin/auth/profile', { token: admin.token })).status).toBe(401)
    expect((await t.call('POST', '/admin/auth/login', { body: { email: admin.email, password: 'a new long word' } })).status).toBe(200)
  })

  it('rejects an expired link', async () => {
    const admin = await adminWith(t, 'late@rahba.example')
    await t.call('POST', '/admin/auth/forget-password', { body: { email: admin.email } })
    await t.drain()
    await t.db.execute(sql`update codes set expires_at = now() - interval '1 second'`)
    const body = { token: linkIn(t.mail.lastTo(admin.email).text), password: 'a new long word', password_confirmation: 'a new long word' }
    expect((await t.call('POST', '/admin/auth/reset-password', { body, locale: 'ar' })).body).toMatchObject({
      code: 'link_expired',
      error: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا',
    })
  })

  it('changes its own profile but neither role nor rights', async () => {
    const admin = await adminWith(t, 'self@rahba.example', ['faqs.index'])
    const put = (body: object) => t.call('PUT', '/admin/auth/profile', { token: admin.token, body, locale: 'en' })
    const saved = await put({
      name: 'سلمى',
      email: admin.email,
      phone: '0555555555',
      role_id: root.role_id,
      active: false,
      permissions: ['payments.update'],
    })
    expect(saved.body).toMatchObject({
      admin: { name: 'سلمى', phone: '+966555555555', role: { id: admin.role_id } },
      permissions: ['faqs.index'],
    })
    expect((await put({ name: 'سلمى', email: 'root@rahba.example', phone: null })).body.fields).toEqual({
      email: 'Email is already in use',
    })
  })

  it('ends its other sessions with another address or phone, and notifies the previous address', async () => {
    const admin = await adminWith(t, 'before@rahba.example', ['faqs.index'])
    const name = 'سلمى'
    const put = (body: object) => t.call('PUT', '/admin/auth/profile', { token: admin.token, body: { name, ...body } })
    const other = () => tokenFor(t, 'admin', admin.id)
    const status = async (token: string) => (await t.call('GET', '/admin/auth/profile', { token })).status
    expect((await put({ email: admin.email, phone: '0555555557', locale: 'en' })).status).toBe(200)
    await t.drain()
    expect(
      t.mail.sent.filter(({ to }) => to === admin.email),
      'a first number replaces nothing',
    ).toEqual([])
    const [first, second] = [await other(), await other()]
    expect((await put({ email: admin.email, phone: '0555555557' })).status).toBe(200)
    expect(await status(first)).toBe(200)

    expect((await put({ email: admin.email, phone: '0555555556' })).status).toBe(200)
    expect([await status(first), await status(second), await status(admin.token)]).toEqual([401, 401, 200])
    await t.drain()
    expect(t.mail.lastTo(admin.email).subject).toBe('Your mobile number on Rahba was changed')

    const third = await other()
    expect((await put({ email: 'after@rahba.example', phone: '0555555556' })).status).toBe(200)
    expect([await status(third), await status(admin.token)]).toEqual([401, 200])
    await t.drain()
    expect(t.mail.lastTo(admin.email).subject).toBe('Your email on Rahba was changed')
    expect(t.mail.sent.filter(({ to }) => to === 'after@rahba.example')).toEqual([])
  })

  it('is notified at the old address when another admin changes it', async () => {
    const admin = await adminWith(t, 'moved@rahba.example', ['faqs.index'])
    const body = { name: 'سلمى', email: 'moved-on@rahba.example', phone: null, role_id: admin.role_id, avatar: null, active: true }
    expect((await t.call('PUT', `/admin/admins/${admin.id}`, { token: root.token, body })).status).toBe(200)
    await t.drain()
    expect(t.mail.lastTo(admin.email).subject).toBe('تم تغيير بريدك الإلكتروني في رحبة')
  })

  it('rejects a stale save of its profile, and a new password does not make one stale', async () => {
    const admin = await adminWith(t, 'twice@rahba.example', ['faqs.index'])
    const token = await tokenFor(t, 'admin', admin.id)
    const read = await t.call('GET', '/admin/auth/profile', { token })
    expect(read.body).toMatchObject({ admin: { updated_at: expect.any(String) } })
    const seen = read.body.admin.updated_at
    const changed = await t.call('PUT', '/admin/auth/profile/change-password', {
      token,
      body: { old_password: goodPassword, new_password: 'another long word', new_password_confirmation: 'another long word' },
    })
    expect(changed.status).toBe(200)
    const put = (name: string, headers = {}) =>
      t.call('PUT', '/admin/auth/profile', { token, body: { name, email: admin.email, phone: null }, headers })
    const shown = { 'if-match': `"${seen}"` }
    expect((await put('سلمى', shown)).status).toBe(200)
    expect(await put('سلوى', shown)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
    expect((await put('سلوى')).body.admin.name).toBe('سلوى')
  })
})

describe('roles', () => {
  it('are limited to the maker’s own permissions, and change with effect on the next call', async () => {
    const maker = await adminWith(t, 'maker@rahba.example', [
      'roles.index',
      'roles.create',
      'roles.update',
      'roles.delete',
      'news.index',
      'news.update',
    ])
    const create = (permissions: string[], locale: 'ar' | 'en' = 'en') =>
      t.call('POST', '/admin/roles', { token: maker.token, body: { name: name('Writers'), permissions }, locale })
    const beyond = await create(['news.index', 'payments.update'])
    expect(beyond).toMatchObject({
      status: 403,
      body: { code: 'permission_not_held', error: 'You can’t grant permissions you don’t have: Payments: Edit' },
    })
    expect((await create(['news.fly'])).status).toBe(422)
    // whoever has it would sign in to an empty dashboard
    expect((await create([])).body.fields).toEqual({ permissions: 'Choose at least one permission' })
    expect((await create([], 'ar')).body.fields).toEqual({ permissions: 'اختر صلاحية واحدة على الأقل' })
    const made = await create(['news.index', 'news.update'])
    expect(made).toMatchObject({ status: 201, body: { permissions: ['news.index', 'news.update'], admins_count: 0 } })

    const own = await t.call('PUT', `/admin/roles/${maker.role_id}`, {
      token: maker.token,
      body: { name: name('x'), permissions: ['roles.index'] },
    })
    expect(own.body.code).toBe('own_role')
    const strip = await t.call('PUT', `/admin/roles/${root.role_id}`, {
      token: maker.token,
      body: { name: name('x'), permissions: ['news.index'] },
    })
    expect(strip.body.code).toBe('permission_not_held')

    const writer = await adminWith(t, 'writer@rahba.example', ['news.index'])
    expect((await t.call('GET', '/admin/roles', { token: writer.token })).status).toBe(403)
    await t.call('PUT', `/admin/roles/${writer.role_id}`, {
      token: root.token,
      body: { name: name('Writers'), permissions: ['news.index', 'roles.index'] },
    })
    expect((await t.call('GET', '/admin/roles', { token: writer.token })).status).toBe(200)
    const { body: read } = await t.call('GET', `/admin/roles/${writer.role_id}`, { token: root.token })
    expect(read).toMatchObject({ admins_count: 1, permissions: ['news.index', 'roles.index'] })
    expect((await t.call('DELETE', `/admin/roles/${writer.role_id}`, { token: root.token, locale: 'ar' })).body.code).toBe('role_in_use')
    expect((await t.call('DELETE', `/admin/roles/${made.body.id}`, { token: root.token })).status).toBe(204)
  })
})

describe('admins', () => {
  const body = (role_id: string, email: string, changes: object = {}) => ({
    name: 'عضو',
    email,
    phone: null,
    role_id,
    avatar: null,
    active: true,
    ...changes,
  })

  it('are invited to set their own password', async () => {
    const role = await createRole(t.db, { name: name('Support'), permissions: ['contacts.index'] })
    const made = await t.call('POST', '/admin/admins', { token: root.token, body: body(role.id, 'invited@rahba.example') })
    expect(made).toMatchObject({ status: 201, body: { has_password: false, last_seen_at: null, role: { id: role.id } } })
    await t.drain()
    const first = linkIn(t.mail.lastTo('invited@rahba.example').text)
    expect((await t.call('POST', `/admin/admins/${made.body.id}/invitation`, { token: root.token })).status).toBe(200)
    await t.drain()
    const second = linkIn(t.mail.lastTo('invited@rahba.example').text)
    const accept = (token: string) =>
      t.call('POST', '/admin/auth/reset-password', { body: { token, password: goodPassword, password_confirmation: goodPassword } })
    expect((await accept(first)).body.code).toBe('link_expired')
    expect((await accept(second)).status).toBe(200)
    expect((await t.call('POST', `/admin/admins/${made.body.id}/invitation`, { token: root.token })).body.code).toBe('invitation_accepted')
    expect((await t.call('GET', '/admin/admins', { token: root.token, query: { q: 'invited' } })).body.data).toHaveLength(1)
  })

  it('can neither get a role above their inviter’s nor reach an account above theirs', async () => {
    const clerk = await adminWith(t, 'clerk@rahba.example', ['admins.index', 'admins.create', 'admins.update', 'admins.delete'])
    const as = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      t.call(method, `/admin/admins${path}`, { token: clerk.token, ...(payload ? { body: payload } : {}) })
    expect((await as('POST', '', body(root.role_id, 'puppet@rahba.example'))).body.code).toBe('permission_not_held')
    expect((await as('PUT', `/${clerk.id}`, body(root.role_id, clerk.email))).body.code).toBe('own_role')
    expect((await as('PUT', `/${clerk.id}`, body(clerk.role_id, clerk.email, { active: false }))).body.code).toBe('own_account')
    expect((await as('PUT', `/${root.id}`, body(root.role_id, 'mine-now@rahba.example'))).body.code).toBe('stronger_admin')
    expect((await as('DELETE', `/${root.id}`)).body.code).toBe('stronger_admin')
    expect((await as('DELETE', `/${clerk.id}`)).body.code).toBe('own_account')
    const bulk = await as('POST', '/bulk', { action: 'deactivate', ids: [root.id, clerk.id] })
    expect(bulk.body.results.map((result: { ok: boolean }) => result.ok)).toEqual([false, false])
  })

  it('lose their sessions when disabled, but the last full admin stays', async () => {
    const role = await createRole(t.db, { name: name('All'), permissions: allPermissions })
    const second = await adminWith(t, 'second@rahba.example')
    await t.db.execute(sql`update admins set active = false where id not in (${root.id}, ${second.id})`)
    const off = await t.call('POST', '/admin/admins/bulk', { token: root.token, body: { action: 'deactivate', ids: [second.id] } })
    expect(off.body.results[0].ok).toBe(true)
    expect((await t.call('GET', '/admin/auth/profile', { token: second.token })).status).toBe(401)
    // somebody below all, who still holds what it takes to edit
    const almost = await adminWith(
      t,
      'almost@rahba.example',
      allPermissions.filter((key) => key !== 'news.delete'),
    )
    const strip = await t.call('PUT', `/admin/roles/${root.role_id}`, {
      token: almost.token,
      body: { name: name('x'), permissions: allPermissions.filter((key) => key !== 'faqs.index') },
    })
    expect(strip.body.code).toBe('last_full_admin')
    expect((await t.call('DELETE', `/admin/roles/${role.id}`, { token: root.token })).status).toBe(204)
  })
})
