import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { browser } from '../../../test/browser.ts'
import { makeStore } from '../../../test/catalog-world.ts'
import { memberOfStore } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { countries } from '../../places/table.ts'
import { settings } from '../../settings/table.ts'
import { codeIn } from '../access-fixtures.ts'
import { countSms, maxSms } from './count-sms.ts'

const t = await testApp()
const ask = (phone: string) => browser(t).call('POST', '/user/auth/code', { body: { phone }, locale: 'en' })

describe('a code by text message', () => {
  it('goes to Saudi Arabia and to active countries only', async () => {
    const kuwait = '+96550001234'
    expect((await ask(kuwait)).body.fields).toEqual({
      phone: 'We don’t send text messages to numbers in this country. Use a number from a country we serve',
    })
    const [row] = await t.db
      .insert(countries)
      .values({ name: { ar: 'الكويت', en: 'Kuwait' }, iso: 'KW', dialling_code: '+965', currency: 'KWD' })
      .returning()
    expect((await ask(kuwait)).status).toBe(200)
    await t.db.update(countries).set({ active: false }).where(sql`id = ${row?.id}`)
    expect((await ask('+96550001235')).body.fields).toHaveProperty('phone')
    expect((await ask('+966500000301')).status).toBe(200)
    const { token } = await memberOfStore(t)
    const contact = await t.call('POST', '/store/profile/send-phone-code', { token, body: { phone: '+8801700000000' }, locale: 'en' })
    expect(contact.body.fields).toHaveProperty('phone')
    await t.drain()
    expect(t.sms.sent.map(({ to }) => to).filter((to) => !to.startsWith('+966') && to !== kuwait)).toEqual([])
  })

  it('does not recover an account with a foreign number, whose code comes by email', async () => {
    const store = await makeStore(t.db)
    const abroad = '+8801700000001'
    const { rows } = await t.db.execute<{ email: string }>(
      sql`update store_members set phone = ${abroad}, email_verified_at = now(), phone_verified_at = now() where store_id = ${store.id} returning email`,
    )
    await browser(t).call('POST', '/store/auth/forget-password', { body: { identifier: abroad } })
    await t.drain()
    expect(t.mail.lastTo(rows[0]?.email ?? '').text).toMatch(/\d{6}/)
    expect(t.sms.sent.filter(({ to }) => to === abroad)).toEqual([])
  })

  it('stops at the daily limit and notifies administrators once, and recovery continues by email', async () => {
    await adminWith(t, ['settings.index', 'settings.update'])
    const store = await makeStore(t.db)
    await t.db.execute(sql`update store_members set email_verified_at = now(), phone_verified_at = now() where store_id = ${store.id}`)
    const { rows } = await t.db.execute<{ email: string; phone: string }>(
      sql`select email, phone from store_members where store_id = ${store.id}`,
    )
    await t.db.insert(settings).values({ key: 'sms_per_day', body: 10 })
    await t.db.execute(sql`delete from rate_limits where key like 'sms%'`)
    for (let n = 0; n < 10; n++) await countSms(t.deps, t.db, { phone: '+966500000310', requester: { known: true, ip: '203.0.113.1' } })
    for (const phone of ['+966500000311', '+966500000312']) {
      expect(await ask(phone)).toMatchObject({ status: 429, body: { code: 'sms_limit' } })
    }
    await t.drain()
    const notices = await t.db.execute(sql`select data->'en'->>'title' as title from notifications where once like 'sms-limit:%'`)
    expect(notices.rows).toEqual([{ title: 'Daily text message limit reached' }])
    const [owner = { email: '', phone: '' }] = rows
    await browser(t).call('POST', '/store/auth/forget-password', { body: { identifier: owner.phone } })
    await t.drain()
    expect(t.mail.lastTo(owner.email).text).toMatch(/\d{6}/)
    expect(t.sms.sent.filter(({ to }) => to === owner.phone)).toEqual([])
  })
})

describe('one network address', () => {
  it('may use a part of the daily messages, and strangers leave some to known browsers', async () => {
    const many = await testApp({ TRUST_PROXY: 1 })
    await many.db.insert(settings).values({ key: 'sms_per_day', body: 50 })
    let n = 0
    const from = (by: Pick<typeof t, 'call'>, address: string, phone = `+9665011${String(++n).padStart(5, '0')}`) =>
      by.call('POST', '/user/auth/code', { body: { phone }, headers: { 'x-forwarded-for': address }, locale: 'en' })
    const flood = async (address: string, tries: number) => {
      const codes: string[] = []
      for (let at = 0; at < tries; at++) codes.push((await from(browser(many), address)).body.code ?? 'sent')
      return codes
    }
    const home = browser(many)
    const phone = '+966501999999'
    await from(home, '198.51.100.1', phone)
    await many.drain()
    const code = codeIn(many.sms.lastTo(phone).text)
    expect((await home.call('POST', '/user/auth/verify', { body: { phone, code } })).status).toBe(200)

    const most = maxSms(50)
    expect(await flood('198.51.100.2', most.network + 2)).toEqual([...Array(most.network).fill('sent'), 'sms_network', 'sms_network'])
    // a home has a whole network of IPv6 addresses, and a server more of them
    expect(await flood('2001:db8:1:1::1', most.network)).toEqual(Array(most.network).fill('sent'))
    expect(await flood('2001:db8:1:2::1', 1)).toEqual(['sms_network'])
    expect(await flood('198.51.100.3', 1), 'a neighbour').toEqual(['sent'])

    await many.db.execute(sql`update rate_limits set points = ${most.strangers} where key like 'sms-strangers:%'`)
    expect(await flood('198.51.100.4', 1)).toEqual(['sms_limit'])
    expect((await from(home, '198.51.100.2', phone)).status).toBe(200)
  })

  it('is counted when a merchant of a store without approval confirms numbers', async () => {
    const many = await testApp({ TRUST_PROXY: 1 })
    const { network } = maxSms(5000)
    const { token } = await memberOfStore(many)
    await countSms(many.deps, many.db, { phone: '+966501000001', requester: { known: false, ip: '198.51.100.9' } })
    await many.db.execute(sql`update rate_limits set points = ${network} where key like 'sms-network:%'`)
    const answer = await many.call('POST', '/store/profile/send-phone-code', {
      token,
      body: { phone: '+966501000002' },
      headers: { 'x-forwarded-for': '198.51.100.9' },
    })
    expect(answer.body.code).toBe('sms_network')
  })
})

describe('the code of a contact', () => {
  it('gives the same answer for a value of another account, whose owner is notified instead', async () => {
    await t.db.execute(sql`delete from rate_limits where key like 'sms%'`)
    const [me, other] = [await memberOfStore(t), await memberOfStore(t)]
    const { rows } = await t.db.execute<{ email: string; phone: string }>(
      sql`select email, phone from store_members where id = ${other.member_id}`,
    )
    const [theirs = { email: '', phone: '' }] = rows
    const send = (path: string, body: object) => t.call('POST', `/store/profile/${path}`, { token: me.token, body, locale: 'en' })
    const [known, unknown] = [
      await send('send-email-code', { email: theirs.email }),
      await send('send-email-code', { email: 'new@a.example' }),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const [taken, free] = [await send('send-phone-code', { phone: theirs.phone }), await send('send-phone-code', { phone: '0509990321' })]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    await t.drain()
    expect(t.mail.lastTo(theirs.email).subject).toBe('Your email is already registered on Rahba')
    expect(t.sms.lastTo(theirs.phone).text).toContain('belongs to another')
    expect(t.mail.lastTo('new@a.example').text).toMatch(/\d{4}/)
  })
})
