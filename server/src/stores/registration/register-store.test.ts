import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { browser } from '../../../test/browser.ts'
import { memberOfStore } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { codeIn, openStore, world } from '../../access/access-fixtures.ts'
import { storeMembers, storeRegistrations, stores } from '../table.ts'
import { clearRegistrationsWorker } from './clear-registrations.ts'

const t = await testApp()
const { registration } = await world(t)
const later = (seconds: number) =>
  t.db.execute(
    sql`update codes set created_at = created_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds})`,
  )
const password = (text: string) => ({ password: text, password_confirmation: text })
type Browser = ReturnType<typeof browser>
const register = (who: Browser, body: object) => who.call('POST', '/store/auth/register', { body, locale: 'en' })
const verify = (who: Browser, email: string, code: string) =>
  who.call('POST', '/store/auth/verify-account', { body: { email, code }, locale: 'en' })
const resend = (who: Browser, email: string) => who.call('POST', '/store/auth/resend-verification-code', { body: { email } })
const mails = async (email: string) => {
  await t.drain()
  return t.mail.sent.filter(({ to }) => to === email).map(({ text }) => codeIn(text))
}
const login = (who: Browser, email: string, word: string) =>
  who.call('POST', '/store/auth/login', { body: { email, password: word }, locale: 'en' })

describe('a registration', () => {
  it('is confirmed by its own code only, despite other registrations with the address', async () => {
    const victim = browser(t)
    const mine = registration(1, password('the owner’s own words'))
    const theirs = registration(1, { ...password('a stranger’s words'), phone: '0509990001', store_name: { ar: 'غريب', en: 'Stranger' } })
    expect((await register(browser(t), theirs)).status).toBe(201)
    const before = (await mails(mine.email)).length
    await register(victim, mine)
    const code = (await mails(mine.email))[before] ?? ''
    expect((await register(browser(t), theirs)).status).toBe(201)

    const confirmed = await verify(victim, mine.email, code)
    expect(confirmed).toMatchObject({ status: 200, body: { store: { name: { en: 'Noura Sweets 1' } } } })
    expect((await login(browser(t), mine.email, 'a stranger’s words')).status).toBe(422)
    expect((await login(browser(t), mine.email, 'the owner’s own words')).status).toBe(200)
    const [member] = await t.db.select({ phone: storeMembers.phone }).from(storeMembers).where(eq(storeMembers.email, mine.email))
    expect(member?.phone).toBe('+966501234001')
  })

  it('of a stranger is not confirmed by the owner’s code, neither the first nor a resent one', async () => {
    const [victim, attacker] = [browser(t), browser(t)]
    const mine = registration(2)
    await register(victim, mine)
    await mails(mine.email)
    await register(attacker, registration(2, { ...password('a stranger’s words'), phone: '0509990002' }))
    await mails(mine.email)
    await later(61)
    expect((await resend(attacker, mine.email)).status).toBe(200)
    const codes = await mails(mine.email)
    expect(codes).toHaveLength(3)
    for (const code of codes.slice(1)) {
      // entered where the owner registered, and where nobody did
      expect((await verify(victim, mine.email, code)).status).toBe(code === codes[0] ? 200 : 422)
      expect((await verify(browser(t), mine.email, code)).body.fields).toHaveProperty('code')
    }
    expect(await t.db.$count(storeMembers, eq(storeMembers.email, mine.email))).toBe(0)
  })

  it('that is corrected in the same browser is confirmed by its new code, and not by the old one', async () => {
    const who = browser(t)
    const first = registration(3)
    await register(who, first)
    const [old = ''] = await mails(first.email)
    await register(who, registration(3, { store_name: { ar: 'اسم أصح', en: 'A better name' } }))
    const [, fresh = ''] = await mails(first.email)
    if (old !== fresh) expect((await verify(who, first.email, old)).body.fields).toHaveProperty('code')
    expect((await verify(who, first.email, fresh)).body.store.name.en).toBe('A better name')
  })

  it('removes nobody’s registration and no invitation, by address or by phone', async () => {
    const [one, two, three] = [browser(t), browser(t), browser(t)]
    const mine = registration(4)
    await register(one, mine)
    const [code = ''] = await mails(mine.email)
    await register(two, registration(5, { phone: mine.phone }))
    await register(three, registration(4, { phone: '0509990004' }))
    expect((await verify(one, mine.email, code)).status).toBe(200)

    const owner = await memberOfStore(t)
    const invited = { name: 'سارة', email: 'sara@shop.example', phone: '+966509990005', permissions: ['orders'] }
    expect((await t.call('POST', '/store/team', { token: owner.token, body: invited })).status).toBe(201)
    const six = browser(t)
    const sixth = registration(6, { phone: invited.phone })
    await register(six, sixth)
    await register(browser(t), registration(7, { email: invited.email }))
    // not even once its own mailbox is proved: the invitation lies in another
    const [sixthCode = ''] = await mails(sixth.email)
    expect((await verify(six, sixth.email, sixthCode)).body.fields).toHaveProperty('phone')
    const [row] = await t.db.select().from(storeMembers).where(eq(storeMembers.email, invited.email))
    expect(row?.store_id).toBe(owner.store_id)
  })

  it('replaces an invitation and all other registrations once it proves the address', async () => {
    const owner = await memberOfStore(t)
    const invited = { name: 'سارة', email: 'sara8@shop.example', phone: '+966509990008', permissions: ['orders'] }
    await t.call('POST', '/store/team', { token: owner.token, body: invited })
    const [who, other] = [browser(t), browser(t)]
    await t.drain()
    await register(who, registration(8, { email: invited.email }))
    const code = (await mails(invited.email)).findLast(Boolean) ?? ''
    await register(other, registration(9, { email: invited.email }))
    const late = (await mails(invited.email)).findLast(Boolean) ?? ''
    expect((await verify(who, invited.email, code)).status).toBe(200)
    expect((await verify(other, invited.email, late)).status).toBe(422)
    const rows = await t.db.select().from(storeMembers).where(eq(storeMembers.email, invited.email))
    expect(rows).toMatchObject([{ is_owner: true }])
    expect(await t.db.$count(stores, eq(stores.id, owner.store_id))).toBe(1)
  })

  it('continues in another browser with its password', async () => {
    const mine = registration(10)
    await register(browser(t), mine)
    await mails(mine.email)
    await later(61)
    const phone = browser(t)
    expect((await login(phone, mine.email, 'not the password')).body.code).toBe('wrong_credentials')
    expect((await login(phone, mine.email, mine.password)).body.code).toBe('account_not_verified')
    const code = (await mails(mine.email)).at(-1) ?? ''
    expect((await verify(phone, mine.email, code)).status).toBe(200)
  })

  it('that was resumed too often says so instead of asking for an unsent code, and continues where its code is', async () => {
    const mine = registration(20)
    await register(browser(t), mine)
    await mails(mine.email)
    let last = browser(t)
    for (let resumed = 0; resumed < 4; resumed++) {
      await later(61)
      last = browser(t)
      expect((await login(last, mine.email, mine.password)).body.code).toBe('account_not_verified')
      // Mails that wait together may be sent in any order.
      await mails(mine.email)
    }
    const code = (await mails(mine.email)).at(-1) ?? ''
    await later(61)
    const refused = await login(browser(t), mine.email, mine.password)
    expect(refused.body.code).toBe('code_too_many')
    expect((await mails(mine.email)).at(-1)).toBe(code)
    // The code of the last browser is still valid there, whether it signs in again or enters it at once.
    expect((await login(last, mine.email, mine.password)).body.code).toBe('account_not_verified')
    expect((await verify(last, mine.email, code)).status).toBe(200)
  })

  it('with another account’s phone emails the registrant only, who reads it with the code and registers with another', async () => {
    const other = registration(15)
    await openStore(t, other)
    await t.drain()
    const before = t.mail.sent.length
    const who = browser(t)
    const mine = registration(16, { phone: other.phone })
    await register(who, mine)
    const [code = ''] = await mails(mine.email)
    expect(t.mail.sent.slice(before).map(({ to }) => to)).toEqual([mine.email])
    expect((await verify(who, mine.email, code)).body.fields).toEqual({ phone: expect.stringContaining('already') })
    await register(who, { ...mine, phone: '0509990021' })
    const [, next = ''] = await mails(mine.email)
    expect((await verify(who, mine.email, next)).body.token).toBeTruthy()
  })

  it('is told when its phone was confirmed by another account meanwhile', async () => {
    const who = browser(t)
    const mine = registration(11)
    await register(who, mine)
    const [code = ''] = await mails(mine.email)
    await openStore(t, registration(12, { phone: mine.phone }))
    expect((await verify(who, mine.email, code)).body.fields).toHaveProperty('phone')
  })

  it('is deleted by a job when nobody proves its address', async () => {
    const who = browser(t)
    const mine = registration(13)
    await register(who, mine)
    const [code = ''] = await mails(mine.email)
    const kept = () => t.db.$count(storeRegistrations, eq(storeRegistrations.email, mine.email))
    await clearRegistrationsWorker.run(t.deps, {})
    expect(await kept()).toBe(1)
    await t.db.execute(sql`update store_registrations set created_at = created_at - interval '73 hours' where email = ${mine.email}`)
    await clearRegistrationsWorker.run(t.deps, {})
    expect(await kept()).toBe(0)
    expect((await verify(who, mine.email, code)).body.fields).toHaveProperty('code')
  })
})

describe('a recovery by phone', () => {
  it('goes to the email address until the phone was confirmed, so that a mistyped number opens no account', async () => {
    const mine = registration(14)
    await openStore(t, mine)
    const phone = '+966501234014'
    const ask = (who: Browser) => who.call('POST', '/store/auth/forget-password', { body: { identifier: phone } })
    const [before, who] = [t.sms.sent.length, browser(t)]
    await ask(who)
    const code = (await mails(mine.email)).at(-1) ?? ''
    expect(t.sms.sent).toHaveLength(before)
    expect((await who.call('POST', '/store/auth/verify-token', { body: { identifier: phone, code } })).status).toBe(200)

    await t.db.update(storeMembers).set({ phone_verified_at: new Date().toISOString() }).where(eq(storeMembers.email, mine.email))
    await ask(browser(t))
    await t.drain()
    expect(t.sms.lastTo(phone).text).toContain('رمز استعادة كلمة المرور')
  })
})
