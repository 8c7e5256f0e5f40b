import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { browser } from '../../../test/browser.ts'
import { memberOfStore } from '../../../test/people.ts'
import { type Answer, testApp } from '../../../test/test-app.ts'
import { adminWith, codeIn, goodPassword, makeWrongCode, openStore, world } from '../access-fixtures.ts'

const t = await testApp()
const { registration } = await world(t)
type Browser = ReturnType<typeof browser>

const later = (seconds: number) =>
  t.db.execute(
    sql`update codes set created_at = created_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds})`,
  )
const ask = (who: Browser, phone: string) => who.call('POST', '/user/auth/code', { body: { phone } })
const verify = (who: Browser, phone: string, code: string) => who.call('POST', '/user/auth/verify', { body: { phone, code }, locale: 'en' })
const sent = async (phone: string) => {
  await t.drain()
  return codeIn(t.sms.lastTo(phone).text)
}
/** As if strangers at as many network addresses had asked for `count` codes or links. */
type Purpose = 'sign_in' | 'verify_account' | 'reset_token'
const strangersAsk = (purpose: Purpose, subject: string, count: number) =>
  t.db.execute(sql`
    insert into codes (purpose, subject, device_hash, ip, code_hash, expires_at)
    select ${purpose}, ${subject}, 'stranger' || n, '203.0.113.' || n, 'hash' || n, now() from generate_series(1, ${count}::int) n`)
const signIn = async (who: Browser, phone: string) => {
  expect((await ask(who, phone)).status).toBe(200)
  expect((await verify(who, phone, await sent(phone))).status).toBe(200)
}

describe('a code', () => {
  it('has six digits for signing in and for recovery, and four for activating a registration', async () => {
    const phone = '+966500000101'
    await ask(browser(t), phone)
    expect(await sent(phone)).toMatch(/^\d{6}$/)
    expect((await verify(browser(t), phone, '1234')).body.fields).toEqual({ code: 'Enter the 6-digit code' })
    const mine = registration(1)
    const who = browser(t)
    expect((await who.call('POST', '/store/auth/register', { body: mine })).body).toMatchObject({ code_length: 4 })
    await t.drain()
    const code = codeIn(t.mail.lastTo(mine.email).text)
    expect(code).toMatch(/^\d{4}$/)
    await who.call('POST', '/store/auth/verify-account', { body: { email: mine.email, code } })
    await who.call('POST', '/store/auth/forget-password', { body: { email: mine.email } })
    await t.drain()
    const recovery = codeIn(t.mail.lastTo(mine.email).text)
    expect(recovery).toMatch(/^\d{6}$/)
    expect((await who.call('POST', '/store/auth/verify-token', { body: { email: mine.email, code: recovery } })).status).toBe(200)
  })

  it('allows three guesses', async () => {
    const phone = '+966500000102'
    const who = browser(t)
    await ask(who, phone)
    const code = await sent(phone)
    for (let n = 0; n < 3; n++) {
      expect((await verify(who, phone, makeWrongCode(code))).body.fields).toEqual({ code: 'The verification code is incorrect' })
    }
    expect((await verify(who, phone, code)).body.fields).toEqual({ code: 'Too many incorrect attempts. Request a new code' })
  })

  it('of a registration has six digits after four were requested in a day, so that guesses succeed at most 0.15 % of the time', async () => {
    const lengths: number[] = []
    for (let n = 0; n < 5; n++) {
      const { body } = await browser(t).call('POST', '/store/auth/register', { body: registration(2, { phone: `05099920${10 + n}` }) })
      lengths.push(body.code_length)
    }
    expect(lengths).toEqual([4, 4, 4, 4, 6])
    const { tries, short_per_day, strangers_per_day, short_strangers_per_day, short_digits, long_digits } = codeRules
    const short = (short_per_day * tries) / 10 ** short_digits + ((short_strangers_per_day - short_per_day) * tries) / 10 ** long_digits
    expect(short).toBeLessThanOrEqual(0.0015)
    expect((strangers_per_day * tries) / 10 ** long_digits).toBeLessThanOrEqual(0.0015)
  })

  it('of a registration tells its number of digits to the browser that signs in too soon for another', async () => {
    const mine = registration(4)
    await strangersAsk('verify_account', `store:${mine.email}`, codeRules.short_per_day)
    const who = browser(t)
    expect((await who.call('POST', '/store/auth/register', { body: mine })).body.code_length).toBe(6)
    const login = () => who.call('POST', '/store/auth/login', { body: { email: mine.email, password: goodPassword } })
    expect((await login()).body).toMatchObject({ code: 'account_not_verified', code_length: 6 })
    expect((await who.call('POST', '/store/auth/resend-verification-code', { body: { email: mine.email } })).body).toMatchObject({
      code: 'code_too_soon',
      code_length: 6,
    })
  })

  it('of a new email address has six digits after four were requested for it in a day, by anyone', async () => {
    const email = 'sought@shop.example'
    const lengths: number[] = []
    for (let n = 0; n < 5; n++) {
      const { token } = await memberOfStore(t)
      const { body } = await t.call('POST', '/store/profile/send-email-code', { token, body: { email } })
      lengths.push(body.code_length)
      await t.drain()
      const code = codeIn(t.mail.lastTo(email).text)
      expect(code).toHaveLength(body.code_length)
      if (n === 4) expect((await t.call('POST', '/store/profile/verify-email', { token, body: { email, code } })).body.email).toBe(email)
    }
    expect(lengths).toEqual([4, 4, 4, 4, 6])
  })
})

describe('strangers who request and guess codes', () => {
  const fresh = async (purpose: Purpose, subject: string, used: number, ask: (who: Browser) => Promise<Answer>) => {
    await strangersAsk(purpose, subject, used)
    return ask(browser(t))
  }

  it('leave the owner a code in a new browser, until requests allow guessing 0.15 % of them', async () => {
    const phone = '+966500000112'
    const signIn = (used: number) => fresh('sign_in', `user:${phone}`, used, (who) => ask(who, phone))
    expect((await signIn(codeRules.strangers_per_day - 1)).status).toBe(200)
    expect((await signIn(0)).body.code).toBe('code_too_many')
    const mine = registration(5)
    const activate = (used: number) =>
      fresh('verify_account', `store:${mine.email}`, used, (who) => who.call('POST', '/store/auth/register', { body: mine }))
    expect((await activate(codeRules.short_strangers_per_day - 1)).status).toBe(201)
    expect((await activate(0)).body.code).toBe('code_too_many')
  })

  it('leave an admin the link, which nobody can guess, after any number of requests', async () => {
    const { email } = await adminWith(t, 'linked@rahba.example')
    const answer = await fresh('reset_token', `admin:${email}`, codeRules.strangers_per_day + 1, (who) =>
      who.call('POST', '/admin/auth/forget-password', { body: { email } }),
    )
    expect(answer.status).toBe(200)
    await t.drain()
    expect(t.mail.lastTo(email).text).toContain('token=')
  })

  it('block nobody at their network address if no code is checked', async () => {
    const limited = await testApp()
    const [owner, stranger] = [browser(limited), browser(limited)]
    const phone = '+966500000113'
    await owner.call('POST', '/user/auth/code', { body: { phone } })
    await limited.drain()
    const code = codeIn(limited.sms.lastTo(phone).text)
    expect((await owner.call('POST', '/user/auth/verify', { body: { phone, code: makeWrongCode(code) } })).status).toBe(422)
    await limited.db.execute(sql`update rate_limits set points = ${codeRules.wrong_per_address - 1} where key like 'wrong-code:%'`)
    for (let n = 0; n < 3; n++) {
      const { body } = await stranger.call('POST', '/user/auth/verify', { body: { phone: '+966500000999', code: '123456' }, locale: 'en' })
      expect(body.fields.code).toContain('No code was requested in this browser')
    }
    expect((await owner.call('POST', '/user/auth/verify', { body: { phone, code } })).status).toBe(200)
  })

  it('neither use up the owner’s tries nor void the owner’s code', async () => {
    const phone = '+966500000110'
    const [owner, stranger] = [browser(t), browser(t)]
    await ask(owner, phone)
    const code = await sent(phone)
    for (let n = 0; n < 6; n++) await verify(stranger, phone, makeWrongCode(code))
    await ask(stranger, phone)
    for (let n = 0; n < 6; n++) await verify(stranger, phone, makeWrongCode(code))
    expect((await verify(owner, phone, code)).status).toBe(200)
  })

  it('are rejected after five codes from one network address, while the owner continues in a known browser', async () => {
    const phone = '+966500000111'
    const owner = browser(t)
    await signIn(owner, phone)
    for (let n = 0; n < codeRules.per_day; n++) expect((await ask(browser(t), phone)).status).toBe(200)
    expect((await ask(browser(t), phone)).body.code).toBe('code_too_many')
    await t.drain()
    await signIn(owner, phone)
    // what a browser asks for in vain is counted to it alone
    for (let n = 0; n < codeRules.per_day; n++) {
      await later(61)
      expect((await ask(owner, phone)).status).toBe(200)
    }
    await later(61)
    expect((await ask(owner, phone)).body.code).toBe('code_too_many')
  })

  it('guess a hundred codes a day from one network address over all accounts, and a right one costs nothing', async () => {
    const limited = await testApp()
    const stranger = browser(limited)
    const owner = browser(limited)
    const phone = (n: number) => `+9665000${String(20_000 + n)}`
    const code = async (n: number) => {
      await limited.drain()
      return codeIn(limited.sms.lastTo(phone(n)).text)
    }
    await owner.call('POST', '/user/auth/code', { body: { phone: phone(0) } })
    expect((await owner.call('POST', '/user/auth/verify', { body: { phone: phone(0), code: await code(0) } })).status).toBe(200)
    // as many as are left after the others, without a wait for a hundred calls
    await limited.db.execute(sql`update rate_limits set points = ${codeRules.wrong_per_address - 1} where key like 'wrong-code:%'`)
    await stranger.call('POST', '/user/auth/code', { body: { phone: phone(1) } })
    const right = await code(1)
    expect((await stranger.call('POST', '/user/auth/verify', { body: { phone: phone(1), code: makeWrongCode(right) } })).status).toBe(422)
    const refused = await stranger.call('POST', '/user/auth/verify', { body: { phone: phone(1), code: right } })
    expect(refused.body.code).toBe('too_many_requests')
    // the owner at the same address is let in by the browser that was there before
    await owner.call('POST', '/user/auth/code', { body: { phone: phone(0) } })
    expect((await owner.call('POST', '/user/auth/verify', { body: { phone: phone(0), code: await code(0) } })).status).toBe(200)
  })

  it('lock themselves out at a merchant’s password, but not the merchant’s known browser', async () => {
    const mine = registration(3)
    const owner = browser(t)
    await openStore(t, mine)
    const login = (who: Browser, password: string) => who.call('POST', '/store/auth/login', { body: { email: mine.email, password } })
    expect((await login(owner, goodPassword)).status).toBe(200)
    for (let n = 0; n < 6; n++) await login(browser(t), 'a wrong one')
    expect((await login(browser(t), goodPassword)).status).toBe(429)
    expect((await login(owner, goodPassword)).status).toBe(200)
    for (let n = 0; n < 5; n++) expect((await login(owner, 'a wrong one')).status).toBe(422)
    expect((await login(owner, goodPassword)).status).toBe(429)
  })
})
