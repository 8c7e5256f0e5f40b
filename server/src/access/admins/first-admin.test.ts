import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { inviteFirstAdmin } from './first-admin.ts'

const t = await testApp()
const follow = (token: string) =>
  t.call('POST', '/admin/auth/reset-password', {
    body: { token, password: 'a quiet green door', password_confirmation: 'a quiet green door' },
  })

describe('the first administrator', () => {
  it('signs in with the latest invitation, once, and has all permissions', async () => {
    const old = await inviteFirstAdmin(t.db, 'first@rahba.test')
    const token = await inviteFirstAdmin(t.db, 'first@rahba.test')
    expect((await follow(old)).status).not.toBe(200)
    expect((await follow(token)).status).toBe(200)
    const { status, body } = await t.call('POST', '/admin/auth/login', {
      body: { email: 'first@rahba.test', password: 'a quiet green door' },
    })
    expect(status).toBe(200)
    expect(body.permissions).toContain('admins.update')
    await expect(inviteFirstAdmin(t.db, 'first@rahba.test')).rejects.toThrow('has a password already')
  })
})
