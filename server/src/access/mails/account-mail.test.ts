import { expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()

test('a code by email or SMS carries the id of its job, so that duplicates can be recognised', async () => {
  const { id, slug } = await makeStore(t.db)
  const [{ email, phone }] = (await t.pool.query('select email, phone from store_members where store_id = $1', [id])).rows
  await t.pool.query('update store_members set email_verified_at = now(), phone_verified_at = now() where store_id = $1', [id])
  for (const identifier of [email, phone]) await t.call('POST', '/store/auth/forget-password', { body: { identifier } })
  await t.drain()
  expect(email).toContain(slug)
  expect(t.mail.lastTo(email).id).toMatch(/^[0-9a-f-]{36}$/)
  expect(t.sms.lastTo(phone).id).toMatch(/^[0-9a-f-]{36}$/)
})
