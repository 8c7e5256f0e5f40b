import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeIn, world } from '../src/access/access-fixtures.ts'
import { bankAccounts, banks } from '../src/money/bank-table.ts'
import { createLog } from '../src/platform/log.ts'
import { adminWith } from './actors.ts'
import { browser } from './browser.ts'
import { memberOfStore } from './people.ts'
import { testApp } from './test-app.ts'

// Goal G28: what people trust the server with is in no line it logs, at the most talkative level, also when things go wrong.
const lines: string[] = []
const to = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})
const env = { LOG_LEVEL: 'trace', NODE_ENV: 'production' } as const
const t = await testApp({ LOG_LEVEL: 'trace' }, createLog(env, to))
const { registration } = await world(t)

const canary = {
  password: 'canary-password-5521',
  new_password: 'canary-password-7743',
  wrong_password: 'canary-wrong-password-9917',
  iban: 'SA0380000000608010167519',
  account: '700123456789',
  cookie: 'canary-cookie-token-1234567890',
  query: 'canary-query-secret',
  malformed: 'canary-in-broken-json',
}
/** Secrets that exist only once the run has begun. */
const made: string[] = []
const { call } = browser(t)
const logged = () => lines.join('')
const leaks = () => [...Object.values(canary), ...made].filter((secret) => logged().includes(secret))

/** Lets every change of `table` fail as a database does that breaks in mid-call; the failed statement carries the values. */
const breakTable = (table: string) =>
  t.db.execute(
    sql.raw(`create or replace function broken() returns trigger language plpgsql as $$ begin raise exception 'planted failure'; end $$;
    create trigger broken before insert or update on ${table} for each statement execute function broken()`),
  )
const dropTrigger = (table: string) => t.db.execute(sql.raw(`drop trigger broken on ${table}`))

describe('the log of a run', () => {
  test('in which people register, sign in, mistype and recover has no secrets', async () => {
    const body = registration(1, { password: canary.password, password_confirmation: canary.password })
    const registered = await call('POST', '/store/auth/register', { body })
    made.push(...[registered.headers['set-cookie']].flat().map((cookie) => String(cookie).split(/[=;]/)[1] ?? 'x'))
    await t.drain()
    const code = codeIn(t.mail.lastTo(body.email).text)
    const opened = await call('POST', '/store/auth/verify-account', { body: { email: body.email, code } })
    expect(opened.status).toBe(200)
    made.push(opened.body.token, ...[opened.headers['set-cookie']].flat().map((cookie) => String(cookie).split(/[=;]/)[1] ?? 'x'))
    expect((await t.call('POST', '/store/auth/login', { body: { email: body.email, password: canary.wrong_password } })).status).toBe(422)
    await call('POST', '/store/auth/forget-password', { body: { email: body.email } })
    await t.drain()
    const reset = await call('POST', '/store/auth/verify-token', {
      body: { email: body.email, code: codeIn(t.mail.lastTo(body.email).text) },
    })
    expect(reset.status).toBe(200)
    made.push(reset.body.token)
    await t.call('POST', '/store/auth/login', { body: { email: body.email, password: canary.password } })
    await t.call('GET', '/store/profile', {
      headers: { cookie: `storeToken=${canary.cookie}` },
      query: { token: canary.query, code: canary.query },
    })
    const broken = await t.app.inject({
      method: 'POST',
      url: '/api/store/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"password": "${canary.malformed}`,
    })
    expect(broken.statusCode).toBe(400)
    expect(leaks()).toEqual([])
  })

  test('in which statements with passwords, hashes and bank accounts fail has no secrets', async () => {
    const body = registration(2, { password: canary.new_password, password_confirmation: canary.new_password })
    await breakTable('store_registrations')
    expect((await t.call('POST', '/store/auth/register', { body })).status).toBe(500)
    await dropTrigger('store_registrations')
    await breakTable('sessions')
    await t.call('POST', '/store/auth/login', { body: { email: registration(1).email, password: canary.password } })
    await dropTrigger('sessions')
    const { token } = await adminWith(t)
    made.push(token)
    const [bank] = await t.db
      .insert(banks)
      .values({ name: { ar: 'بنك', en: 'Bank' } })
      .returning({ id: banks.id })
    const account = {
      bank_id: bank?.id,
      holder: { ar: 'رحبة', en: 'Rahba' },
      account_number: canary.account,
      iban_number: canary.iban,
      active: true,
    }
    await breakTable('bank_accounts')
    expect(await t.call('POST', '/admin/bank-accounts', { token, body: account })).toMatchObject({ status: 500 })
    await dropTrigger('bank_accounts')
    expect(logged()).toContain('planted failure')
    expect(leaks()).toEqual([])
    expect(logged()).not.toContain('$argon2')
    // it can be done once the table is whole again: the failures above were about the values
    expect((await t.call('POST', '/admin/bank-accounts', { token, body: account })).status).toBe(201)
    expect(await t.db.select().from(bankAccounts)).toHaveLength(1)
  })

  test('in which jobs with codes fail has no secrets', async () => {
    const { token } = await memberOfStore(t)
    made.push(token)
    t.mail.send = () => Promise.reject(new Error('the mail server is away'))
    const body = registration(3, { password: canary.password, password_confirmation: canary.password })
    await t.call('POST', '/store/auth/register', { body })
    await t.drain().catch(() => undefined)
    expect(leaks()).toEqual([])
  })

  test('still describes the calls', () => {
    expect(lines.length).toBeGreaterThan(10)
    expect(logged()).toContain('/api/store/auth/register')
  })
})

test('the search for canaries finds a logged one', () => {
  t.deps.log.info(`a careless line: ${canary.iban}`)
  expect(leaks()).toEqual([canary.iban])
})
