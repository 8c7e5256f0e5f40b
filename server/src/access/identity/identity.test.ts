import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { shopper } from '../../../test/people.ts'
import { readPolicy } from '../../../test/policy/check.ts'
import { someId, somePath } from '../../../test/some-path.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { adminWith, codeIn, goodPassword, openStore, world } from '../access-fixtures.ts'

const t = await testApp()
const { registration } = await world(t)
const refused = { status: 403, body: { code: 'identity_confirmation_required' } }
const iban = 'SA0380000000608010167519'

/** As if everybody had signed in 16 minutes ago. */
const passTime = () => t.db.execute(sql`update sessions set proved_at = now() - interval '16 minutes'`)

let count = 0
async function newAdmin() {
  const admin = await adminWith(t, `identity${++count}@rahba.example`)
  return { ...admin, side: 'admin' as const, subject_id: admin.id }
}
async function newMember() {
  const body = registration(++count)
  const answer = await openStore(t, body)
  const { token, store } = answer.body
  return {
    side: 'store' as const,
    email: body.email,
    token: String(token),
    subject_id: String(store.member.id),
    store_id: String(store.id),
  }
}
const confirm = (p: { side: string; token: string }, body: object) =>
  t.call('POST', `/${p.side}/auth/identity`, { token: p.token, body, locale: 'en' })

describe('a call that needs a proof of identity', () => {
  // the table is written by hand, apart from the declarations
  const asking = [...readPolicy().values()].flatMap(({ call, step_up }) => (step_up === 'always' ? [call] : []))

  it('moves money or permissions: payouts, dues, coupons that stores pay, roles in bulk', () => {
    const some = [
      'POST /admin/payments/runs',
      'POST /admin/dues',
      'POST /admin/copoun',
      'PUT /admin/copoun/{id}',
      'POST /admin/copoun/bulk',
    ]
    expect(asking).toEqual(expect.arrayContaining([...some, 'POST /admin/roles/bulk']))
  })

  it.each(asking)('%s: rejected 16 minutes after signing in, with any body', async (named) => {
    const endpoint = t.app.served.find(({ method, path }) => `${method} ${path}` === named)
    if (!endpoint) throw new Error('there is no such call')
    const { token } = named.includes('/admin/') ? await newAdmin() : await newMember()
    const sent = { token, headers: once(), ...(endpoint.method === 'GET' ? {} : { body: {} }) }
    expect((await t.call(endpoint.method, somePath(endpoint), sent)).status).not.toBe(403)
    await passTime()
    expect(await t.call(endpoint.method, somePath(endpoint), sent)).toMatchObject(refused)
  })

  it('answers in the language of the caller', async () => {
    const { token } = await newAdmin()
    await passTime()
    const answer = await t.call('PUT', '/admin/settings', { token, body: {} })
    expect(answer.body).toMatchObject({ error: 'أكّد هويتك لإتمام هذا الإجراء' })
  })

  it('is needed before a decision about a refund, and before held payouts are released', async () => {
    const { token } = await newAdmin()
    await passTime()
    const act = (action: string, said: object = {}) =>
      t.call('POST', `/admin/canceled-orders/${someId}/actions`, {
        token,
        headers: once(),
        body: { action, version: 1, note: 'a letter of the bank', ...said },
      })
    const amount = { expected_amount: 100 }
    for (const [action, said] of [
      ['approve', amount],
      ['start_refund', amount],
      ['pay', { reference: 'FT1' }],
      ['retry', {}],
    ] as const)
      expect(await act(action, said), action).toMatchObject(refused)
    for (const action of ['reject', 'receive', 'fail']) expect((await act(action)).status, action).toBe(404)
    const hold = (on: boolean) =>
      t.call('POST', `/admin/stores/${someId}/payout-hold`, { token, body: { hold: on, reason: 'a letter of the bank' } })
    expect(await hold(false)).toMatchObject(refused)
    expect((await hold(true)).status).toBe(404)
  })

  it('is needed before a shopper signs in by another phone, but not for another name', async () => {
    const { token } = await newAdmin()
    const { user_id } = await shopper(t)
    const { rows } = await t.pool.query('select phone, name, email from users where id = $1', [user_id])
    await passTime()
    const save = (body: object) => t.call('PUT', `/admin/users/${user_id}`, { token, body: { ...rows[0], ...body } })
    expect(await save({ phone: '+966501234599' })).toMatchObject(refused)
    expect((await t.pool.query('select phone from users where id = $1', [user_id])).rows[0].phone).toBe(rows[0].phone)
    expect((await save({ name: 'Reem' })).status).toBe(200)
  })

  it('is needed before an admin’s own new email address or phone, but not for another name', async () => {
    const admin = await newAdmin()
    await passTime()
    const save = (body: object) =>
      t.call('PUT', '/admin/auth/profile', { token: admin.token, body: { name: 'Salma', email: admin.email, phone: null, ...body } })
    expect((await save({})).status).toBe(200)
    for (const password of [undefined, 'a wrong one', goodPassword]) {
      expect(await save({ email: 'elsewhere@rahba.example', password })).toMatchObject(refused)
      expect(await save({ phone: '0555555501', password })).toMatchObject(refused)
    }
    expect((await confirm(admin, { password: goodPassword })).status).toBe(200)
    expect(await save({ email: 'elsewhere@rahba.example', phone: '0555555501' })).toMatchObject({
      status: 200,
      body: { admin: { email: 'elsewhere@rahba.example', phone: '+966555555501' } },
    })
  })

  it('is needed before an admin saves or accepts another bank account of a store', async () => {
    const { token } = await newAdmin()
    const p = await newMember()
    const bank = await t.db.execute(sql`insert into banks (name, iban_code) values ('{"ar":"بنك","en":"Bank"}', '10') returning id`)
    const account = { bank_id: String(bank.rows[0]?.id), bank_account_name: 'Noura', bank_account_no: '608010167519' }
    const papers = { bank_account_image: null, bank_account_letter: null }
    const save = (iban_no: string) =>
      t.call('PUT', `/admin/stores/${p.store_id}/bank-settings`, { token, body: { ...account, ...papers, iban_no } })
    const another = 'SA4420000001234567891234'
    expect((await save(iban)).status).toBe(200)
    await passTime()
    expect(await save(another)).toMatchObject(refused)
    expect((await t.pool.query('select iban_no from stores where id = $1', [p.store_id])).rows[0].iban_no).toBe(iban)

    const change = async (field: string, was: string, to: string) => {
      const values = [p.store_id, field, JSON.stringify({ value: was }), JSON.stringify({ value: to })]
      const made = await t.pool.query('insert into store_changes (store_id, field, old, new) values ($1, $2, $3, $4) returning id', values)
      return String(made.rows[0].id)
    }
    const decide = (id: string, decision: object) => t.call('POST', `/admin/stores/${p.store_id}/changes/${id}`, { token, body: decision })
    const id = await change('iban_no', iban, another)
    expect(await decide(id, { decision: 'accept' })).toMatchObject(refused)
    expect((await decide(id, { decision: 'refuse', reason: 'لم يطابق الخطاب' })).status).toBe(200)
    expect((await confirm({ side: 'admin', token }, { password: goodPassword })).status).toBe(200)
    expect((await save(another)).status).toBe(200)
  })

  it('is needed before a merchant’s new email address or phone, but not to confirm the current one', async () => {
    const p = await newMember()
    await passTime()
    const send = (email: string) => t.call('POST', '/store/profile/send-email-code', { token: p.token, body: { email } })
    const verify = (email: string, code: string) => t.call('POST', '/store/profile/verify-email', { token: p.token, body: { email, code } })
    expect(await send('another@shop.example')).toMatchObject(refused)
    expect(await verify('another@shop.example', '1234')).toMatchObject(refused)
    expect(await t.call('POST', '/store/profile/send-phone-code', { token: p.token, body: { phone: '0509998877' } })).toMatchObject(refused)
    expect(
      await t.call('POST', '/store/profile/verify-phone', { token: p.token, body: { phone: '0509998877', code: '123456' } }),
    ).toMatchObject(refused)
    expect((await send(p.email)).status).toBe(200)
    expect((await confirm(p, { password: goodPassword })).status).toBe(200)
    expect((await send('another@shop.example')).status).toBe(200)
    await t.drain()
    expect((await verify('another@shop.example', codeIn(t.mail.lastTo('another@shop.example').text))).status).toBe(200)
  })

  it('is needed for a store’s next bank account, but not for its first', async () => {
    const p = await newMember()
    const bank = await t.db.execute(sql`insert into banks (name, iban_code) values ('{"ar":"بنك","en":"Bank"}', '80') returning id`)
    const bank_id = String(bank.rows[0]?.id)
    await passTime()
    const save = (iban_no: string) =>
      t.call('PUT', '/store/profile/bank-settings', {
        token: p.token,
        body: {
          bank_id,
          bank_account_name: 'Noura',
          bank_account_no: '608010167519',
          iban_no,
          bank_account_image: null,
          bank_account_letter: null,
        },
      })
    const first = await save(iban)
    expect(first).toMatchObject({ status: 200 })
    expect(await save(iban)).toMatchObject({ status: 200 })
    expect(await save('SA4420000001234567891234')).toMatchObject(refused)
    expect((await t.call('GET', '/store/profile', { token: p.token })).body).toMatchObject({ iban_no: iban })
    await confirm(p, { password: goodPassword })
    expect(await save('SA4420000001234567891234')).toMatchObject({ status: 200 })
  })
})

describe.each([
  ['admin', newAdmin],
  ['store', newMember],
] as const)('confirming the identity of %s', (side, make) => {
  const requestCode = (token: string) =>
    side === 'admin' ? t.call('PUT', '/admin/settings', { token, body: {} }) : t.call('POST', '/store/team', { token, body: {} })

  it('accepts the password for this session only, and records it in the audit log', async () => {
    const p = await make()
    const other = String((await t.call('POST', `/${side}/auth/login`, { body: { email: p.email, password: goodPassword } })).body.token)
    await passTime()
    const wrong = await confirm(p, { password: 'not this one' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { password: 'The current password is incorrect' } } })
    expect(await requestCode(p.token)).toMatchObject(refused)
    const right = await confirm(p, { password: goodPassword })
    const minutes = (Date.parse(right.body.confirmed_until) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThan(16)
    expect((await requestCode(p.token)).status).not.toBe(403)
    expect(await requestCode(other)).toMatchObject(refused)
    const { rows } = await t.db.execute(
      sql`select action from audit_log where action like '%identity_confirmed' and actor_id = ${p.subject_id}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('accepts a code or a recovery code instead of the password if two-factor is on', async () => {
    const p = await make()
    const { secret } = (await t.call('POST', `/${side}/auth/two-factor`, { token: p.token, body: { password: goodPassword } })).body
    const code = () => generateSync({ secret })
    const on = await t.call('POST', `/${side}/auth/two-factor/confirm`, { token: p.token, body: { code: code() } })
    await t.db.execute(sql`update two_factors set last_step = 0`)
    await passTime()
    expect((await confirm(p, { password: goodPassword })).body.fields).toHaveProperty('password')
    expect(await requestCode(p.token)).toMatchObject(refused)
    expect((await confirm(p, { code: code() })).status).toBe(200)
    expect((await requestCode(p.token)).status).not.toBe(403)
    await passTime()
    expect((await confirm(p, { code: code() })).body.fields, 'the same code again').toHaveProperty('code')
    expect((await confirm(p, { recovery_code: on.body.recovery_codes[0] })).status).toBe(200)
  })

  it('rejects the sixth try within ten minutes, and does not affect signing in', async () => {
    const p = await make()
    const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => confirm(p, { password: `wrong ${n}` })))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await confirm(p, { password: goodPassword })).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect((await t.call('POST', `/${side}/auth/login`, { body: { email: p.email, password: goodPassword } })).status).toBe(200)
  })

  it('accepts exactly one proof, and none from another site', async () => {
    const p = await make()
    expect((await confirm(p, {})).status).toBe(422)
    expect((await confirm(p, { password: goodPassword, code: '123456' })).status).toBe(422)
    const foreign = await t.call('POST', `/${side}/auth/identity`, {
      headers: { cookie: `${side}Token=${p.token}`, origin: 'https://evil.example' },
      body: { password: goodPassword },
    })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  })
})
