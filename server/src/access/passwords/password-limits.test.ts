import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { adminWith, goodPassword, openStore, world } from '../access-fixtures.ts'

const t = await testApp()
const { registration } = await world(t)
const src = new URL('../../', import.meta.url).pathname

const wrong = { password: 'not this one' }
const changed = { old_password: 'not this one', new_password: 'a new long word', new_password_confirmation: 'a new long word' }
const withCode = { ...wrong, code: '123456' }

type Side = 'admin' | 'store'
type Tries = Record<string, { side: Side; wrong: number; body: object }>

/** Every file that checks a password: the calls it serves, and after how many wrong ones of an account no more are checked. */
const callers: Record<string, Tries> = {
  'access/admins/check-admin-login.ts': { 'POST /admin/auth/login': { side: 'admin', wrong: 5, body: wrong } },
  'access/stores/check-store-login.ts': { 'POST /store/auth/login': { side: 'store', wrong: 5, body: wrong } },
  'access/identity/confirm-identity.ts': {
    'POST /admin/auth/identity': { side: 'admin', wrong: 5, body: wrong },
    'POST /store/auth/identity': { side: 'store', wrong: 5, body: wrong },
  },
  'access/admins/set-password.ts': { 'PUT /admin/auth/profile/change-password': { side: 'admin', wrong: 10, body: changed } },
  'stores/team/member-password.ts': {
    'PUT /store/auth/profile/change-password': { side: 'store', wrong: 10, body: changed },
    'POST /store/profile/change-password': { side: 'store', wrong: 10, body: changed },
  },
  'access/two-factor/mount-two-factor.ts': {
    'POST /admin/auth/two-factor': { side: 'admin', wrong: 10, body: wrong },
    'POST /admin/auth/two-factor/off': { side: 'admin', wrong: 10, body: withCode },
    'POST /admin/auth/two-factor/recovery-codes': { side: 'admin', wrong: 10, body: withCode },
    'POST /store/auth/two-factor': { side: 'store', wrong: 10, body: wrong },
    'POST /store/auth/two-factor/off': { side: 'store', wrong: 10, body: withCode },
    'POST /store/auth/two-factor/recovery-codes': { side: 'store', wrong: 10, body: withCode },
  },
}

/** `newHash` checks the old password for those who change it. */
const checking = /(?<!function )\b(?:checkPassword|newHash)\(/

let count = 0
async function account(side: Side) {
  const n = ++count
  if (side === 'admin') return adminWith(t, `limits${n}@rahba.example`)
  const body = registration(n)
  return { email: body.email, token: String((await openStore(t, body)).body.token) }
}

describe('a password', () => {
  it('is checked in the listed files only', () => {
    const found = globSync('**/*.ts', { cwd: src })
      .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('access/passwords/'))
      .filter((file) => checking.test(readFileSync(`${src}${file}`, 'utf8')))
    expect(found.sort()).toEqual(Object.keys(callers).sort())
  })

  it.each(Object.values(callers).flatMap(Object.entries<Tries[string]>))(
    'can’t be guessed at %s',
    async (named, { side, body, ...limit }) => {
      const [method, path = ''] = named.split(' ') as ['POST' | 'PUT', string]
      const { email, token } = await account(side)
      const send = (said: object) => t.call(method, path, path.endsWith('/login') ? { body: { email, ...said } } : { token, body: said })
      for (let n = 0; n < limit.wrong; n++) expect((await send(body)).status).toBe(422)
      expect((await send(body)).status).toBe(429)
      // the right one is not told from a wrong one either
      const right = { ...body, ...('old_password' in body ? { old_password: goodPassword } : { password: goodPassword }) }
      expect((await send(right)).status).toBe(429)
    },
  )
})
