import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { testApp } from '../../test/test-app.ts'
import { testEnv } from '../../test/test-env.ts'
import { inviteFirstAdmin } from '../access/admins/first-admin.ts'
import { boot } from '../boot.ts'
import { beginProduction } from './production-settings.ts'

const t = await testApp()
const password = 'a quiet green door'
const readSetting = async () => (await t.db.execute(sql`select body from settings where key = 'require_admin_two_factor'`)).rows[0]?.body

beforeEach(() => t.db.execute(sql`delete from settings`))

it('requires two-factor sign-in of admins in production only', async () => {
  await beginProduction(t.db, { NODE_ENV: 'development' })
  expect(await readSetting()).toBeUndefined()
  await beginProduction(t.db, { NODE_ENV: 'production' })
  expect(await readSetting()).toBe(true)
})

it('applies from the first start', async () => {
  const database = await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rahba-first-start-'))
  const { deps, close } = await boot(testEnv(dataDir, { NODE_ENV: 'production', DATABASE_URL: database.url }))
  try {
    const { rows } = await deps.db.execute(sql`select body from settings where key = 'require_admin_two_factor'`)
    expect(rows).toEqual([{ body: true }])
  } finally {
    await close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

it('keeps an admin’s choice at every later start', async () => {
  await t.db.execute(sql`insert into settings (key, body) values ('require_admin_two_factor', 'false')`)
  await beginProduction(t.db, { NODE_ENV: 'production' })
  expect(await readSetting()).toBe(false)
})

it('lets the first admin of a new installation set it up at the first sign-in', async () => {
  await beginProduction(t.db, { NODE_ENV: 'production' })
  const email = 'first@rahba.example'
  const token = await inviteFirstAdmin(t.db, email)
  await t.call('POST', '/admin/auth/reset-password', { body: { token, password, password_confirmation: password } })
  const login = await t.call('POST', '/admin/auth/login', { body: { email, password } })
  expect(login.body).toMatchObject({ two_factor: 'set_up' })
  const { challenge } = login.body
  const begun = await t.call('POST', '/admin/auth/two-factor/sign-in/set-up', { body: { challenge } })
  const done = await t.call('POST', '/admin/auth/two-factor/sign-in/confirm', {
    body: { challenge, code: generateSync({ secret: begun.body.secret }) },
  })
  expect(done.body.recovery_codes).toHaveLength(10)
  const own = { token: String(done.body.token) }
  expect((await t.call('GET', '/admin/auth/profile', own)).status).toBe(200)
  // signing in with it is a proof of identity too
  expect((await t.call('PUT', '/admin/settings', { ...own, body: { require_admin_two_factor: true } })).status).toBe(200)
})
