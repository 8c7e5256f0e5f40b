import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { browser } from '../../../test/browser.ts'
import { testApp } from '../../../test/test-app.ts'
import { codeIn, makeWrongCode } from '../../access/access-fixtures.ts'

const app = await testApp()
const t = { ...app, ...browser(app) }
const phone = '+966500000077'
const ask = (typed: string) => t.call('POST', '/user/auth/code', { body: { phone: typed }, locale: 'ar' })
const verify = (code: string) => t.call('POST', '/user/auth/verify', { body: { phone: '٠٥٠٠٠٠٠٠٧٧', code }, locale: 'en' })
const sent = async () => {
  await t.drain()
  return codeIn(t.sms.lastTo(phone).text)
}

describe('a shopper', () => {
  it('signs in by code, the first time with a new account, and keeps the profile', async () => {
    expect(await ask('0500000077')).toMatchObject({ status: 200, body: { message: 'أُرسل رمز التحقق', resend_seconds: 60 } })
    const code = await sent()
    expect((await verify(makeWrongCode(code))).body.fields).toEqual({ code: 'The verification code is incorrect' })
    const first = await verify(code)
    expect(first).toMatchObject({ status: 200, body: { user: { phone, name: null }, permissions: [] } })
    expect((await verify(code)).body.fields).toEqual({ code: 'The verification code was already used. Request a new one' })

    // a code that was used opens the way for the next at once
    expect((await ask('00966500000077')).status).toBe(200)
    const second = await verify(await sent())
    expect(second.body.user.id).toBe(first.body.user.id)

    const put = await t.call('PUT', '/user/profile', {
      token: second.body.token,
      body: { name: 'هند', email: null, phone: '+966511111111', active: false },
    })
    expect(put.body).toMatchObject({ name: 'هند', phone })
    const change = (body: object) => t.call('PUT', '/user/profile', { token: second.body.token, body })
    expect((await change({ email: 'hind@mail.example' })).body).toMatchObject({ name: 'هند', email: 'hind@mail.example' })
    // what is left out stays, what is emptied goes
    expect((await change({ locale: 'en' })).body).toMatchObject({ name: 'هند', email: 'hind@mail.example', locale: 'en' })
    expect((await change({ email: '' })).body).toMatchObject({ name: 'هند', email: null })
    expect((await change({ name: 'هند\n\tالسالم \u2028\r\nالعتيبي' })).body.name).toBe('هند السالم العتيبي')
    expect((await change({ name: 'هند' })).status).toBe(200)
    // a device that read the profile before another one changed it
    const late = await t.call('PUT', '/user/profile', {
      token: second.body.token,
      body: { name: 'نورة' },
      headers: { 'if-match': `"${put.body.updated_at}"` },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_record' } })
    expect((await t.call('POST', '/user/auth/logout', { token: first.body.token })).status).toBe(200)
    expect((await t.call('GET', '/user/profile', { token: first.body.token })).status).toBe(401)
    expect((await t.call('GET', '/user/profile', { token: second.body.token })).body.name).toBe('هند')
  })

  it('is rejected once blocked, with or without a session', async () => {
    await ask(phone)
    const { body } = await verify(await sent())
    await t.db.execute(sql`update users set active = false where phone = ${phone}`)
    expect((await t.call('GET', '/user/profile', { token: body.token })).status).toBe(401)
    await ask(phone)
    expect((await verify(await sent())).body.code).toBe('account_disabled')
  })

  it('reads in both languages that a phone number is invalid', async () => {
    expect((await ask('12')).body.fields).toEqual({ phone: 'رقم الجوال: أدخل رقم جوال صحيحًا، مثل 0501234567' })
    expect((await t.call('POST', '/user/auth/code', { body: {}, locale: 'en' })).body.fields).toEqual({
      phone: 'Mobile number is required',
    })
  })
})
