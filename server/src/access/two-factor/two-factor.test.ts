import { accessErrors } from '@rahba/contract/access/errors'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterEach, describe, expect, it } from 'vitest'
import { browser } from '../../../test/browser.ts'
import { type Answer, testApp } from '../../../test/test-app.ts'
import { adminWith, goodPassword, openStore, world } from '../access-fixtures.ts'
import { resetTwoFactorFromTerminal } from './reset-from-terminal.ts'

const t = await testApp()
const { registration } = await world(t)

/** The code an app shows, some steps of 30 s from now. */
const getCode = (secret: string, steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
const makeWrongCode = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => getCode(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

interface Person {
  side: 'admin' | 'store'
  email: string
  token: string
}
const login = (p: Pick<Person, 'side' | 'email'>, password = goodPassword) =>
  t.call('POST', `/${p.side}/auth/login`, { body: { email: p.email, password } })
const own = (p: Person, path: string, body: unknown, token = p.token) =>
  t.call('POST', `/${p.side}/auth/two-factor${path}`, { token, body, locale: 'en' })
const step = (p: Pick<Person, 'side'>, body: object) => t.call('POST', `/${p.side}/auth/two-factor/sign-in`, { body, locale: 'en' })
const getChallenge = async (p: Person) => String((await login(p)).body.challenge)
/** The refusal of a call: its code, or that of what stands under its field. */
const why = ({ body }: Answer): string => {
  const [text] = Object.values(body?.fields ?? {})
  return Object.values(accessErrors).find(({ en }) => en === text)?.code ?? body?.code
}
const works = async (p: Person, token: string) => (await t.call('GET', `/${p.side}/auth/sessions`, { token })).status === 200

/** Switches it on as its owner does. The code it took is forgotten, so that a test may use it: steps after the next one are refused. */
async function switchOn(p: Person): Promise<{ secret: string; codes: string[] }> {
  const begun = await own(p, '', { password: goodPassword })
  const secret = String(begun.body.secret)
  const on = await own(p, '/confirm', { code: getCode(secret) })
  expect(on.status).toBe(200)
  await t.db.execute(sql`update two_factors set last_step = 0`)
  await t.drain()
  return { secret, codes: on.body.recovery_codes as string[] }
}

let count = 0
async function newAdmin(permissions?: Parameters<typeof adminWith>[2]): Promise<Person & { id: string }> {
  const { id, email, token } = await adminWith(t, `two${++count}@rahba.example`, permissions)
  return { side: 'admin', id, email, token }
}
async function newMember(): Promise<Person> {
  const body = registration(++count)
  const { token } = (await openStore(t, body)).body
  return { side: 'store', email: body.email, token }
}

describe.each([
  ['admin', newAdmin],
  ['store', newMember],
] as const)('two-factor of %s', (side, make) => {
  it('is not required before it was confirmed, and the login answers as before', async () => {
    const p = await make()
    await own(p, '', { password: goodPassword })
    const answer = await login(p)
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String), permissions: expect.any(Array) } })
    expect(answer.body).not.toHaveProperty('challenge')
  })

  it('needs the password to begin and a right code to confirm', async () => {
    const p = await make()
    expect(why(await own(p, '', { password: 'not this one' }))).toBe('password_wrong')
    expect(why(await own(p, '/confirm', { code: '123456' }))).toBe('two_factor_not_begun')
    const { secret } = (await own(p, '', { password: goodPassword })).body
    expect(why(await own(p, '/confirm', { code: makeWrongCode(secret) }))).toBe('two_factor_wrong')
    const other = (await login(p)).body.token as string
    const on = await own(p, '/confirm', { code: getCode(secret) })
    expect(on.body.recovery_codes).toHaveLength(10)
    expect(await works(p, p.token)).toBe(true)
    expect(await works(p, other)).toBe(false)
    expect(why(await own(p, '', { password: goodPassword }))).toBe('two_factor_on')
    const state = await t.call('GET', `/${side}/auth/two-factor`, { token: p.token })
    expect(state.body).toMatchObject({ enabled: true, recovery_codes_left: 10, required: false })
    await t.drain()
    expect(t.mail.lastTo(p.email).subject).toMatch(/التحقق بخطوتين/)
  })

  it('stores neither the secret nor the codes in plain text', async () => {
    const p = await make()
    const { secret, codes } = await switchOn(p)
    const { rows } = await t.db.execute<{ all: string }>(
      sql`select coalesce(json_agg(f)::text, '') || coalesce((select json_agg(r)::text from recovery_codes r), '') || coalesce((select json_agg(a)::text from audit_log a), '') as all from two_factors f`,
    )
    expect(rows[0]?.all).not.toContain(secret)
    for (const code of codes) expect(rows[0]?.all).not.toContain(code)
  })

  it('signs in with the code, typed in either script, and rejects the same code again', async () => {
    const p = await make()
    const { secret, codes } = await switchOn(p)
    // the next one: should 30 s end here, it is the current one
    const code = getCode(secret, 1)
    const first = await getChallenge(p)
    const arabic = [...code].map((digit) => String.fromCharCode(0x0660 + Number(digit))).join('')
    const answer = await step(p, { challenge: first, code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` })
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    expect(String(answer.headers['set-cookie'])).toContain(`${side}Token=`)
    expect(await works(p, answer.body.token)).toBe(true)
    expect(why(await step(p, { challenge: first, recovery_code: codes[0] }))).toBe('challenge_over')
    const again = await getChallenge(p)
    expect(why(await step(p, { challenge: again, code }))).toBe('two_factor_used')
    expect(why(await step(p, { challenge: again, code: getCode(secret) }))).toBe('two_factor_used')
    // the refused tries left the challenge good
    expect((await step(p, { challenge: again, recovery_code: codes[0] })).status).toBe(200)
  })

  it('gives no session for the challenge alone', async () => {
    const p = await make()
    await switchOn(p)
    const answer = await login(p)
    expect(answer.body).toEqual({ two_factor: 'code', challenge: expect.any(String), expires_in: 600 })
    expect(String(answer.headers['set-cookie'])).not.toContain(`${side}Token=`)
    expect(await works(p, answer.body.challenge)).toBe(false)
    expect((await step(p, { challenge: answer.body.challenge })).status).toBe(422)
  })

  it('ends a challenge after its time, and by a new password', async () => {
    const p = await make()
    const { secret } = await switchOn(p)
    const late = await getChallenge(p)
    await t.db.execute(sql`update codes set expires_at = now() - interval '1 second' where purpose = 'second_step'`)
    expect(why(await step(p, { challenge: late, code: getCode(secret) }))).toBe('challenge_over')
    const waiting = await getChallenge(p)
    const changed = await t.call('PUT', `/${side}/auth/profile/change-password`, {
      token: p.token,
      body: { old_password: goodPassword, new_password: 'a new long word', new_password_confirmation: 'a new long word' },
    })
    expect(changed.status).toBe(200)
    expect(why(await step(p, { challenge: waiting, code: getCode(secret) }))).toBe('challenge_over')
  })

  it('accepts five wrong codes in ten minutes over all challenges, then not even the right one', async () => {
    const p = await make()
    const { secret } = await switchOn(p)
    for (let tries = 0; tries < 5; tries++) {
      expect(why(await step(p, { challenge: await getChallenge(p), code: makeWrongCode(secret) }))).toBe('two_factor_wrong')
    }
    const answer = await step(p, { challenge: await getChallenge(p), code: getCode(secret) })
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  it('counts guesses of strangers apart from the owner’s known browser', async () => {
    const p = await make()
    const { secret } = await switchOn(p)
    const owner = browser(t)
    const signIn = async (by: Pick<typeof t, 'call'>, code: () => string) => {
      const { challenge } = (await by.call('POST', `/${side}/auth/login`, { body: { email: p.email, password: goodPassword } })).body
      return by.call('POST', `/${side}/auth/two-factor/sign-in`, { body: { challenge, code: code() }, locale: 'en' })
    }
    expect((await signIn(owner, () => getCode(secret))).status).toBe(200)
    await t.db.execute(sql`update two_factors set last_step = 0`)
    // as if all but this one of the tries were made before
    const spend = () => t.db.execute(sql`update rate_limits set points = 5 where key like 'second-step:%'`)
    expect((await signIn(browser(t), () => makeWrongCode(secret))).status).toBe(422)
    await spend()
    expect((await signIn(browser(t), () => getCode(secret))).status).toBe(429)
    expect((await signIn(owner, () => getCode(secret))).status).toBe(200)
    await t.db.execute(sql`update two_factors set last_step = 0`)
    expect((await signIn(owner, () => makeWrongCode(secret))).status).toBe(422)
    await spend()
    expect((await signIn(owner, () => getCode(secret))).status).toBe(429)
    // the tests that follow sign in at the same network address
    await t.db.execute(sql`delete from rate_limits`)
  })

  it('accepts one of many simultaneous sign-ins with one code of the app', async () => {
    const p = await make()
    const { secret } = await switchOn(p)
    const challenges = await Promise.all(Array.from({ length: 4 }, () => getChallenge(p)))
    const code = getCode(secret)
    const answers = await Promise.all(challenges.map((challenge) => step(p, { challenge, code })))
    expect(won(answers)).toBe(1)
    expect(lost(answers)).toEqual(['two_factor_used', 'two_factor_used', 'two_factor_used'])
  })

  it('accepts one of many simultaneous sign-ins with one recovery code, which works once', async () => {
    const p = await make()
    const { codes } = await switchOn(p)
    const [code = ''] = codes
    const challenges = await Promise.all(Array.from({ length: 4 }, () => getChallenge(p)))
    const answers = await Promise.all(challenges.map((challenge) => step(p, { challenge, recovery_code: code.toUpperCase() })))
    expect(won(answers)).toBe(1)
    expect(lost(answers)).toEqual(['recovery_code_wrong', 'recovery_code_wrong', 'recovery_code_wrong'])
    const state = await t.call('GET', `/${side}/auth/two-factor`, { token: p.token })
    expect(state.body.recovery_codes_left).toBe(9)
    await t.drain()
    expect(t.mail.lastTo(p.email).subject).toMatch(/رمز استرداد/)
  })

  it('accepts one of many simultaneous sign-ins with one challenge', async () => {
    const p = await make()
    const { codes } = await switchOn(p)
    const challenge = await getChallenge(p)
    const answers = await Promise.all(codes.slice(0, 4).map((recovery_code) => step(p, { challenge, recovery_code })))
    expect(won(answers)).toBe(1)
    // what was refused with its challenge used no code up
    expect((await t.call('GET', `/${side}/auth/two-factor`, { token: p.token })).body.recovery_codes_left).toBe(9)
  })

  it('renews the recovery codes: the old ones are void', async () => {
    const p = await make()
    const { secret, codes } = await switchOn(p)
    const renewed = await own(p, '/recovery-codes', { password: goodPassword, code: getCode(secret) })
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect(why(await step(p, { challenge: await getChallenge(p), recovery_code: codes[0] }))).toBe('recovery_code_wrong')
    expect((await step(p, { challenge: await getChallenge(p), recovery_code: renewed.body.recovery_codes[0] })).status).toBe(200)
  })

  it('is turned off with password and code, and ends other sessions', async () => {
    const p = await make()
    const { secret, codes } = await switchOn(p)
    const other = (await step(p, { challenge: await getChallenge(p), recovery_code: codes[0] })).body.token as string
    expect(why(await own(p, '/off', { password: 'not this one', code: getCode(secret) }))).toBe('password_wrong')
    expect(why(await own(p, '/off', { password: goodPassword, code: makeWrongCode(secret) }))).toBe('two_factor_wrong')
    expect((await own(p, '/off', { password: goodPassword, code: getCode(secret) })).status).toBe(200)
    expect(await works(p, other)).toBe(false)
    expect(await works(p, p.token)).toBe(true)
    expect((await login(p)).body).toHaveProperty('token')
    expect(why(await own(p, '/off', { password: goodPassword, code: getCode(secret, 1) }))).toBe('two_factor_off')
  })
})

const won = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length
const lost = (answers: Answer[]) => answers.filter(({ status }) => status !== 200).map(why)

it('accepts a challenge for its own audience only', async () => {
  const [admin, member] = [await newAdmin(), await newMember()]
  const { codes } = await switchOn(admin)
  const { codes: others } = await switchOn(member)
  expect(why(await step(member, { challenge: await getChallenge(admin), recovery_code: codes[0] }))).toBe('challenge_over')
  expect(why(await step(admin, { challenge: await getChallenge(member), recovery_code: others[0] }))).toBe('challenge_over')
})

describe('a reset by another', () => {
  const reset = (who: Person, id: string) => t.call('DELETE', `/admin/admins/${id}/two-factor`, { token: who.token, locale: 'en' })

  it('needs the permission and as many permissions as the other holds, ends their sessions and notifies them', async () => {
    const [root, clerk, other] = [await newAdmin(), await newAdmin(['admins.update', 'admins.index']), await newAdmin(['faqs.index'])]
    await switchOn(other)
    expect(why(await reset(clerk, root.id))).toBe('stronger_admin')
    expect(why(await reset(clerk, other.id))).toBe('stronger_admin')
    expect(why(await reset(root, root.id))).toBe('own_two_factor')
    const read = await t.call('GET', `/admin/admins/${other.id}`, { token: root.token })
    expect(read.body.two_factor).toBe(true)
    expect((await reset(root, other.id)).status).toBe(200)
    expect(why(await reset(root, other.id))).toBe('two_factor_off')
    expect(await works(other, other.token)).toBe(false)
    expect((await login(other)).body).toHaveProperty('token')
    await t.drain()
    expect(t.mail.lastTo(other.email).subject).toMatch(/إعادة ضبط التحقق/)
    const { body } = await t.call('GET', '/admin/audit', { token: root.token, query: { entity: 'admins', entity_id: other.id } })
    expect(body.data.map((row: { action: string }) => row.action)).toEqual(['admins.two_factor_reset', 'admins.two_factor_on'])
  })

  it('of a store’s owner needs an admin', async () => {
    const [root, owner] = [await newAdmin(), await newMember()]
    await switchOn(owner)
    const { rows } = await t.db.execute<{ id: string; store_id: string }>(
      sql`select id, store_id from store_members where email = ${owner.email}`,
    )
    const { id = '', store_id = '' } = rows[0] ?? {}
    expect(why(await t.call('DELETE', `/store/team/${id}/two-factor`, { token: owner.token }))).toBe('member_out_of_reach')
    const team = await t.call('GET', `/admin/stores/${store_id}/team`, { token: root.token })
    expect(team.body[0]).toMatchObject({ id, two_factor: true })
    expect((await t.call('DELETE', `/admin/stores/${store_id}/team/${id}/two-factor`, { token: root.token })).status).toBe(200)
    expect(await works(owner, owner.token)).toBe(false)
  })
})

describe('where the platform requires it of admins', () => {
  const require = (who: Person, on: boolean) =>
    t.call('PUT', '/admin/settings', { token: who.token, body: { require_admin_two_factor: on }, locale: 'en' })
  afterEach(() => t.db.execute(sql`delete from settings where key = 'require_admin_two_factor'`))

  it('can be required by an admin who has it, and signs out those without it', async () => {
    const [root, other] = [await newAdmin(), await newAdmin(['faqs.index'])]
    expect(why(await require(root, true))).toBe('two_factor_own_first')
    const { secret } = await switchOn(root)
    expect((await require(root, true)).status).toBe(200)
    expect(await works(root, root.token)).toBe(true)
    expect(await works(other, other.token)).toBe(false)
    expect(why(await own(root, '/off', { password: goodPassword, code: getCode(secret) }))).toBe('two_factor_required')
  })

  it('leads an admin without it to its setup before anything else', async () => {
    const [root, other] = [await newAdmin(), await newAdmin(['faqs.index'])]
    await switchOn(root)
    await require(root, true)
    const answer = await login(other)
    expect(answer.body).toEqual({ two_factor: 'set_up', challenge: expect.any(String), expires_in: 600 })
    const { challenge } = answer.body
    // it is no challenge for a code, and nothing was begun yet
    expect(why(await step(other, { challenge, code: '123456' }))).toBe('challenge_over')
    const confirm = (code: string) => t.call('POST', '/admin/auth/two-factor/sign-in/confirm', { body: { challenge, code }, locale: 'en' })
    expect(why(await confirm('123456'))).toBe('two_factor_not_begun')
    const begun = await t.call('POST', '/admin/auth/two-factor/sign-in/set-up', { body: { challenge } })
    const { secret } = begun.body
    expect(why(await confirm(makeWrongCode(secret)))).toBe('two_factor_wrong')
    const done = await confirm(getCode(secret))
    expect(done.body).toMatchObject({ token: expect.any(String), recovery_codes: expect.any(Array) })
    expect(await works(other, done.body.token)).toBe(true)
    expect(why(await confirm(getCode(secret, 1)))).toBe('challenge_over')
    expect((await login(other)).body.two_factor).toBe('code')
  })

  it('does not affect stores', async () => {
    const [root, member] = [await newAdmin(), await newMember()]
    await switchOn(root)
    await require(root, true)
    expect((await login(member)).body).toHaveProperty('token')
  })
})

it('can be reset from the terminal for the last admin', async () => {
  const admin = await newAdmin()
  await expect(resetTwoFactorFromTerminal(t.db, t.deps, admin.email)).rejects.toThrow(/has no two-factor/)
  await switchOn(admin)
  await resetTwoFactorFromTerminal(t.db, t.deps, admin.email)
  expect((await login(admin)).body).toHaveProperty('token')
})
