import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { browser } from '../../../test/browser.ts'
import { testApp } from '../../../test/test-app.ts'
import { codeIn, goodPassword, makeWrongCode, openStore, world } from '../access-fixtures.ts'

// the server may have been loaded for another file of this worker already, with the thing itself
vi.hoisted(() => vi.resetModules())
// the real thing, counted
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

const app = await testApp()
// one browser makes the calls: a code is entered where it was asked for
const t = { ...app, ...browser(app) }
const { registration, other_category } = await world(t)
const later = (seconds: number) =>
  t.db.execute(
    sql`update codes set created_at = created_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds})`,
  )
const login = (body: object, locale: 'ar' | 'en' = 'en') => t.call('POST', '/store/auth/login', { body, locale })

describe('opening a store', () => {
  it('leads from the form by an emailed code into the portal', async () => {
    const body = registration(1)
    const made = await t.call('POST', '/store/auth/register', { body, locale: 'ar' })
    expect(made).toMatchObject({ status: 201, body: { message: 'أُرسل رمز التحقق', resend_seconds: 60, email: body.email } })
    expect(JSON.stringify(made.body)).not.toMatch(/\d{4}(?!\d)"/)
    await t.drain()
    const mail = t.mail.lastTo(body.email)
    expect(mail.text).toContain('حلويات نورة')

    const early = await login({ email: body.email, password: body.password })
    expect(early).toMatchObject({ status: 403, body: { code: 'account_not_verified' } })

    const done = await t.call('POST', '/store/auth/verify-account', { body: { email: body.email, code: codeIn(mail.text) } })
    expect(done.status).toBe(200)
    expect(done.body.store).toMatchObject({
      slug: 'noura-sweets-1',
      approved: 0,
      is_online: false,
      has_complete_data: false,
      email: body.email,
    })
    expect(done.body.permissions).toEqual(['products', 'orders', 'messages', 'statistics', 'wallet', 'profile', 'team'])
    expect(String(done.headers['set-cookie'])).toMatch(/storeToken=[\w-]{22,};.*HttpOnly/)

    const profile = await t.call('GET', '/store/auth/sessions', { token: done.body.token })
    expect(profile.body.data).toHaveLength(1)
    expect((await login({ phone: '٠٥٠١٢٣٤٠٠١', password: body.password })).status).toBe(200)
    expect((await login({ identifier: ' NOURA1@shop.example ', password: body.password })).status).toBe(200)
  })

  it('ignores fields that a merchant may not set', async () => {
    const body = registration(2, {
      approved: 1,
      is_online: true,
      email_verified_at: '2026-01-01T00:00:00Z',
      commission_bp: 0,
      is_owner: false,
    })
    const { body: answer } = await openStore(t, body)
    expect(answer.store).toMatchObject({ approved: 0, is_online: false, member: { is_owner: true } })
  })

  it.each([
    ['name', { name: '' }, 'حقل الاسم الكامل مطلوب', 'Full name is required'],
    [
      'phone',
      { phone: '0512' },
      'رقم الجوال: أدخل رقم جوال صحيحًا، مثل 0501234567',
      'Mobile number: enter a valid mobile number, like 0501234567',
    ],
    [
      'email',
      { email: 'noura' },
      'البريد الإلكتروني: أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
      'Email: enter a valid email, like name@example.com',
    ],
    [
      'password',
      { password: 'short', password_confirmation: 'short' },
      'كلمة المرور: الحد الأدنى 8 أحرف',
      'Password: at least 8 characters',
    ],
    [
      'password',
      { password: 'Password123', password_confirmation: 'Password123' },
      'كلمة المرور هذه شائعة ويسهل تخمينها. اختر كلمة مرور أخرى',
      'This password is common and easy to guess. Choose another one',
    ],
    ['password_confirmation', { password_confirmation: 'something else' }, 'كلمتا المرور غير متطابقتين', 'The passwords don’t match'],
    [
      'terms_accept',
      { terms_accept: false },
      'وافق على الاتفاقيات والسياسات المذكورة للمتابعة',
      'Accept the agreements and policies named here to continue',
    ],
    ['store_name.ar', { store_name: { ar: '', en: ' ' } }, 'اكتب النص بالعربية أو الإنجليزية', 'Enter the text in Arabic or English'],
    [
      'subcategory_id',
      { category_id: other_category },
      'التصنيف الفرعي لا يتبع التصنيف المختار',
      'This subcategory doesn’t belong to the selected category',
    ],
    [
      'city_id',
      { city_id: '00000000-0000-7000-8000-000000000000' },
      'المدينة: الاختيار لم يعد موجودًا',
      'City: this option no longer exists',
    ],
    ['entity_type', { entity_type: 'club' }, 'نوع الكيان: اختر إحدى القيم المتاحة', 'Entity type: choose one of the available values'],
  ])('reports in both languages: %s', async (field, changes, ar, en) => {
    for (const [locale, text] of [
      ['ar', ar],
      ['en', en],
    ] as const) {
      const { status, body } = await t.call('POST', '/store/auth/register', { body: registration(3, changes), locale })
      expect(status).toBe(422)
      expect(body.fields).toEqual({ [field]: text })
    }
  })

  it('answers a known address and phone like new ones, and notifies the owner of the address by email', async () => {
    const fresh = await t.call('POST', '/store/auth/register', { body: registration(4), locale: 'en' })
    await openStore(t, registration(5))
    await later(120)
    const known = registration(5, { phone: '0509999999' })
    const knownMail = await t.call('POST', '/store/auth/register', { body: known, locale: 'en' })
    const knownPhone = await t.call('POST', '/store/auth/register', {
      body: registration(6, { phone: registration(5).phone }),
      locale: 'en',
    })
    for (const answer of [knownMail, knownPhone]) {
      expect(answer.status).toBe(fresh.status)
      expect({ ...answer.body, email: '' }).toEqual({ ...fresh.body, email: '' })
    }
    await t.drain()
    expect(t.mail.lastTo(known.email).subject).toBe('لديك حساب في رحبة')
    const guess = await t.call('POST', '/store/auth/verify-account', { body: { email: registration(6).email, code: '0000' } })
    expect(guess.status).toBe(422)
  })

  it('lets a person who proves an address take it from one who never did', async () => {
    await t.call('POST', '/store/auth/register', {
      body: registration(7, { password: 'squatted address', password_confirmation: 'squatted address' }),
    })
    await t.drain()
    await later(61)
    const { body } = await openStore(t, registration(7))
    expect(body.token).toBeTruthy()
    expect((await login({ email: registration(7).email, password: 'squatted address' })).body.code).toBe('wrong_credentials')
  })
})

describe('signing in', () => {
  it('answers unknown, wrong and disabled accounts alike', async () => {
    const { email } = registration(10)
    await openStore(t, registration(10))
    const wrong = await login({ email, password: 'not the password' })
    const unknown = await login({ email: 'nobody@shop.example', password: 'not the password' })
    expect(wrong.status).toBe(422)
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
    expect((await login({ password: 'x' }, 'ar')).body.fields).toEqual({ identifier: 'أدخل البريد الإلكتروني أو رقم الجوال' })
  })

  it('does the same work for an unknown account: one password is compared with one hash', async () => {
    await openStore(t, registration(11))
    for (const email of [registration(11).email, 'a@b.example']) {
      vi.mocked(verify).mockClear()
      await login({ email, password: 'not the password' })
      expect(verify, email).toHaveBeenCalledTimes(1)
    }
  })

  it('rejects a right sixth try on every node, until the password is reset', async () => {
    const other = await testAppOnSameDatabase()
    const { email } = registration(12)
    await openStore(t, registration(12))
    for (let n = 0; n < 5; n++) {
      const target = n % 2 ? other : t.app
      const answer = await target.inject({ method: 'POST', url: '/api/store/auth/login', payload: { email, password: `wrong ${n}` } })
      expect(answer.statusCode).toBe(422)
    }
    const sixth = await other.inject({
      method: 'POST',
      url: '/api/store/auth/login',
      payload: { email, password: goodPassword },
      headers: { 'accept-language': 'ar' },
    })
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500)
    expect(sixth.json()).toMatchObject({ code: 'too_many_requests', error: expect.stringContaining('محاولات كثيرة') })
    await other.close()
  })

  it('restores the tries after a success', async () => {
    const { email } = registration(13)
    await openStore(t, registration(13))
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) expect((await login({ email, password: 'wrong one' })).status).toBe(422)
      expect((await login({ email, password: goodPassword })).status).toBe(200)
    }
  })
})

async function testAppOnSameDatabase() {
  const { buildApp } = await import('../../app.ts')
  const { createLimits } = await import('../../platform/limits/create-limits.ts')
  return buildApp({ ...t.deps, limits: createLimits(t.pool) })
}

describe('codes', () => {
  const verify = (email: string, code: string, locale: 'ar' | 'en' = 'en') =>
    t.call('POST', '/store/auth/verify-account', { body: { email, code }, locale })
  const register = async (n: number) => {
    const { email } = registration(n)
    await t.call('POST', '/store/auth/register', { body: registration(n) })
    await t.drain()
    return { email, code: codeIn(t.mail.lastTo(email).text) }
  }

  it('rejects a wrong, an exhausted, an expired and a used code, each with its own message', async () => {
    const first = await register(20)
    for (let n = 0; n < 3; n++)
      expect((await verify(first.email, makeWrongCode(first.code))).body.fields).toEqual({ code: 'The verification code is incorrect' })
    expect((await verify(first.email, first.code)).body.fields).toEqual({ code: 'Too many incorrect attempts. Request a new code' })
    expect((await verify(first.email, first.code, 'ar')).body.fields).toEqual({
      code: 'تجاوزت عدد المحاولات المسموح بها لهذا الرمز. اطلب رمزًا جديدًا',
    })

    const second = await register(21)
    await later(601)
    expect((await verify(second.email, second.code)).body.fields).toEqual({ code: 'The verification code has expired. Request a new one' })

    const third = await register(22)
    expect((await verify(third.email, third.code)).status).toBe(200)
    expect((await verify(third.email, third.code)).body.fields).toEqual({
      code: 'The verification code was already used. Request a new one',
    })
    expect((await verify(third.email, '12')).body.fields).toEqual({ code: 'Enter the 4- or 6-digit code we sent you' })
    expect((await verify('nobody@shop.example', '1234', 'ar')).body.fields).toEqual({
      code: 'لم يُطلب رمز من هذا المتصفح. أدخل الرمز في المتصفح الذي طلبته منه أو اطلب رمزًا جديدًا هنا',
    })
  })

  it('accepts one of two simultaneous uses', async () => {
    const { email, code } = await register(23)
    const answers = await Promise.all([verify(email, code), verify(email, code), verify(email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('can be resent after 60 s, five times a day, and the earlier code ends', async () => {
    const resend = (email: string) => t.call('POST', '/store/auth/resend-verification-code', { body: { email }, locale: 'en' })
    const { email, code } = await register(24)
    const soon = await resend(email)
    expect(soon).toMatchObject({ status: 429, body: { code: 'code_too_soon' } })
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)
    for (let n = 0; n < 4; n++) {
      await later(61)
      expect((await resend(email)).status).toBe(200)
    }
    await t.drain()
    const fresh = codeIn(t.mail.lastTo(email).text)
    if (fresh !== code) expect((await verify(email, code)).body.fields).toHaveProperty('code')
    await later(61)
    expect((await resend(email)).body.code).toBe('code_too_many')
    // an unknown address is treated the same in every respect
    expect((await resend('nobody2@shop.example')).status).toBe(200)
    expect((await resend('nobody2@shop.example')).body.code).toBe('code_too_soon')
  })

  it('does not open an account that is already confirmed', async () => {
    await openStore(t, registration(25))
    await t.call('POST', '/store/auth/resend-verification-code', { body: { email: registration(25).email } })
    const sent = t.mail.sent.length
    await t.drain()
    expect(t.mail.sent).toHaveLength(sent)
  })
})

describe('a forgotten password', () => {
  it('is reset by code and token, once, and every session ends', async () => {
    const { email } = registration(30)
    const { body: store } = await openStore(t, registration(30))
    const response = await t.call('POST', '/store/auth/forget-password', { query: { type: 'stores' }, body: { email }, locale: 'en' })
    expect(response).toMatchObject({ status: 200, body: { message: 'verification code sent' } })
    await t.drain()
    const verified = await t.call('POST', '/store/auth/verify-token', { body: { email, code: codeIn(t.mail.lastTo(email).text) } })
    expect(verified.status).toBe(200)
    const reset = (token: string, password = 'another green door', locale: 'ar' | 'en' = 'en') =>
      t.call('POST', '/store/auth/reset-password', { body: { token, password, password_confirmation: password }, locale })
    expect((await reset(verified.body.token, 'password123')).body.fields).toHaveProperty('password')
    expect((await reset(verified.body.token)).status).toBe(200)
    expect((await reset(verified.body.token)).body).toMatchObject({
      code: 'link_used',
      error: 'This link was already used. Request a new one',
    })
    expect((await reset('x'.repeat(32), undefined, 'ar')).body).toMatchObject({
      code: 'link_invalid',
      error: 'هذا الرابط غير صالح. اطلب رابطًا جديدًا',
    })
    expect((await t.call('GET', '/store/auth/sessions', { token: store.token })).body).toMatchObject({
      code: 'unauthenticated',
      error: 'سجّل الدخول للمتابعة',
    })
    expect((await login({ email, password: goodPassword })).status).toBe(422)
    expect((await login({ email, password: 'another green door' })).status).toBe(200)
    await t.drain()
    expect(t.mail.lastTo(email).subject).toBe('تم تغيير كلمة المرور في رحبة')
  })

  it('accepts both forms of the call, and answers unknown accounts alike', async () => {
    const ask = (identifier: string) =>
      t.call('POST', '/store/auth/forget-password', { body: { identifier, login_type: 'email' }, locale: 'ar' })
    await openStore(t, registration(31))
    const known = await ask(registration(31).email)
    const unknown = await ask('nobody3@shop.example')
    expect(known.status).toBe(200)
    expect(known.body).toEqual(unknown.body)
    const [again, againUnknown] = [await ask(registration(31).email), await ask('nobody3@shop.example')]
    expect([again.status, again.body.code]).toEqual([againUnknown.status, againUnknown.body.code])
    await t.drain()
    expect(t.mail.sent.some(({ to }) => to === 'nobody3@shop.example')).toBe(false)
  })
})

describe('a signed-in member', () => {
  it('changes the password with the old one; other sessions end, this one stays', async () => {
    const { email } = registration(40)
    const { body: first } = await openStore(t, registration(40))
    const { body: second } = await login({ email, password: goodPassword })
    const change = (path: string, method: 'PUT' | 'POST', old_password: string, new_password: string) =>
      t.call(method, path, {
        token: second.token,
        body: { old_password, new_password, new_password_confirmation: new_password },
        locale: 'en',
      })
    expect((await change('/store/auth/profile/change-password', 'PUT', 'wrong old', 'a third green door')).body.fields).toEqual({
      old_password: 'The current password is incorrect',
    })
    expect((await change('/store/auth/profile/change-password', 'PUT', goodPassword, goodPassword)).body.fields).toEqual({
      new_password: 'The new password is the same as the current one',
    })
    expect((await change('/store/auth/profile/change-password', 'PUT', goodPassword, 'a third green door')).status).toBe(200)
    expect((await t.call('GET', '/store/auth/sessions', { token: first.token })).status).toBe(401)
    expect((await t.call('GET', '/store/auth/sessions', { token: second.token })).status).toBe(200)
    expect((await change('/store/profile/change-password', 'POST', 'a third green door', 'a fourth green door')).status).toBe(200)
    const { rows } = await t.db.execute(sql`select before, after from audit_log where action = 'store-members.change-password'`)
    expect(JSON.stringify(rows)).not.toContain('argon2')
  })

  it('lists its sessions, ends one, and none of another member', async () => {
    const { email } = registration(41)
    const { body: mine } = await openStore(t, registration(41))
    const { body: phone } = await login({ email, password: goodPassword })
    const { body: others } = await openStore(t, registration(42))
    const { body: list } = await t.call('GET', '/store/auth/sessions', { token: mine.token })
    const remote = list.data.find((session: { current: boolean }) => !session.current)
    expect((await t.call('DELETE', `/store/auth/sessions/${remote.id}`, { token: others.token })).status).toBe(404)
    expect((await t.call('DELETE', `/store/auth/sessions/${remote.id}`, { token: mine.token })).status).toBe(204)
    expect((await t.call('GET', '/store/auth/sessions', { token: phone.token })).status).toBe(401)
    expect((await t.call('POST', '/store/auth/logout', { token: mine.token, locale: 'en' })).body).toEqual({
      message: 'logged out successfully',
    })
    expect((await t.call('GET', '/store/auth/sessions', { token: mine.token, locale: 'en' })).body.error).toBe('un authenticated')
  })

  it('is signed out when it is disabled, and when its session is idle or over', async () => {
    const { body } = await openStore(t, registration(43))
    const asks = async () => (await t.call('GET', '/store/auth/sessions', { token: body.token })).status
    await t.db.execute(sql`update store_members set active = false where id = ${body.store.member.id}`)
    expect(await asks()).toBe(401)
    await t.db.execute(sql`update store_members set active = true where id = ${body.store.member.id}`)
    expect(await asks()).toBe(200)
    await t.db.execute(sql`update sessions set expires_at = now() - interval '1 second' where subject_id = ${body.store.member.id}`)
    expect(await asks()).toBe(401)
  })

  it('can’t use calls of admins and shoppers', async () => {
    const { body } = await openStore(t, registration(44))
    expect((await t.call('GET', '/admin/auth/profile', { token: body.token })).status).toBe(401)
    expect((await t.call('GET', '/user/profile', { token: body.token })).status).toBe(401)
  })
})
