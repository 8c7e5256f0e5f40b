import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const iban = 'SA0380000000608010167519'
const account = { iban_number: iban, account_holder: 'ريم القحطاني' }
const path = '/user/bank-account'

/** The calls of one new shopper. */
async function newOwner() {
  const { user_id: id, token } = await shopper(t)
  const headers = (version?: string) => (version === undefined ? {} : { headers: { 'if-match': version } })
  return {
    id,
    read: async () => (await t.call('GET', path, { token })).body.bank_account,
    save: (body: object, version?: string) => t.call('PUT', path, { token, locale: 'en', body, ...headers(version) }),
    remove: () => t.call('DELETE', path, { token }),
    token,
  }
}

test('a bank account is stored as on a bank letter, for its owner only', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  expect(await owner.read()).toBeNull()
  const saved = await owner.save({ iban_number: 'sa03 8000 0000 6080 1016 7519', account_holder: ' ريم القحطاني ' })
  expect(saved).toMatchObject({ status: 200, body: account })
  expect(await owner.read()).toEqual(saved.body)
  expect(await other.read()).toBeNull()
  expect((await other.remove()).status).toBe(404)
  expect((await owner.remove()).status).toBe(204)
  expect(await owner.read()).toBeNull()
  expect((await owner.remove()).status).toBe(404)
})

test.each([
  [{ ...account, iban_number: 'SA0380000000608010167518' }, 'iban_number', /digit/],
  [{ ...account, iban_number: 'DE89370400440532013000' }, 'iban_number', /24 characters/],
  [{ ...account, account_holder: ' ' }, 'account_holder', /./],
  [{ ...account, account_holder: 'x'.repeat(121) }, 'account_holder', /120/],
])('%j is rejected at its field', async (body, field, words) => {
  const owner = await newOwner()
  const { status, body: answer } = await owner.save(body)
  expect([status, answer.fields?.[field]]).toEqual([422, expect.stringMatching(words)])
  expect(await owner.read()).toBeNull()
})

test('two devices do not overwrite each other', async () => {
  const owner = await newOwner()
  const { body: first } = await owner.save(account)
  await t.db.execute(sql`update user_bank_accounts set updated_at = updated_at - interval '1 minute' where user_id = ${owner.id}`)
  expect((await owner.save({ ...account, account_holder: 'ريم' }, first.updated_at)).body.code).toBe('stale_record')
  const { updated_at } = await owner.read()
  expect((await owner.save({ ...account, account_holder: 'ريم' }, updated_at)).status).toBe(200)
  await owner.remove()
  expect((await owner.save(account, updated_at)).body.code).toBe('stale_record')
  expect((await owner.save(account)).status).toBe(200)
})

test('the log has only the end of the IBAN', async () => {
  const owner = await newOwner()
  await owner.save(account)
  await owner.remove()
  const { rows } = await t.db.execute<Record<string, unknown>>(
    sql`select action, before, after from audit_log where entity_id = ${owner.id} order by id`,
  )
  const logged = { iban_number: '•••• 7519' }
  expect(rows).toEqual([
    { action: 'users.save-bank-account', before: null, after: logged },
    { action: 'users.remove-bank-account', before: logged, after: null },
  ])
})

test('it is exported and deleted with the account', async () => {
  const admin = await adminWith(t)
  const owner = await newOwner()
  await owner.save(account)
  const { body } = await t.call('GET', '/user/account/export', { token: owner.token })
  expect((typeof body === 'string' ? JSON.parse(body) : body).bank_accounts).toMatchObject([account])
  expect((await t.call('POST', `/admin/users/${owner.id}/delete`, { token: admin.token, body: { reason: 'طلب مكتوب' } })).status).toBe(200)
  expect((await t.db.execute(sql`select from user_bank_accounts where user_id = ${owner.id}`)).rows).toHaveLength(0)
})
