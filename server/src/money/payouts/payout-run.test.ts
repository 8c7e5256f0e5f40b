import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { stores } from '../../stores/table.ts'
import { makeRichStore } from './payouts-fixtures.ts'

const t = await testApp()
const admin = await adminWith(t, ['payments.index', 'payments.update'])

const post = (path: string, token: string, body: object) => t.call('POST', path, { token, headers: once(), body })
async function approved(amount: number) {
  const store = await makeRichStore(t.db, amount)
  const { id } = (await post('/store/payouts', store.token, { amount: null })).body
  await post(`/admin/payments/${id}/actions`, admin.token, { action: 'approve' })
  return { store, id: id as string }
}

test('a run shows a preview, matches it, and can be read afterwards', async () => {
  const next = async () => (await t.call('GET', '/admin/payments/runs/next', { token: admin.token })).body
  const startAs = (expected: object) => t.call('POST', '/admin/payments/runs', { token: admin.token, headers: once(), body: { expected } })
  expect(await next()).toEqual({ payouts: 0, amount: 0, held: 0, account_changed: 0, own: 0 })
  const [first, heldOne, moved] = [await approved(10_001), await approved(20_002), await approved(30_003)]
  await t.db.update(stores).set({ payout_hold: true }).where(eq(stores.id, heldOne.store.id))
  await t.db.update(stores).set({ iban_no: 'SA4420000001234567891234' }).where(eq(stores.id, moved.store.id))
  const shown = { payouts: 1, amount: 10_001 }
  expect(await next()).toEqual({ ...shown, held: 1, account_changed: 1, own: 0 })
  const late = await approved(40_004)
  const refused = await startAs(shown)
  expect([refused.status, refused.body.code]).toEqual([409, 'run_changed'])
  // nothing was handed over
  expect(await next()).toMatchObject({ payouts: 2, amount: 50_005 })
  const { body: run, status } = await startAs({ payouts: 2, amount: 50_005 })
  expect(status).toBe(200)
  expect((await t.call('GET', `/admin/payments/runs/${run.id}`, { token: admin.token })).body).toEqual(run)
  const listed = await t.call('GET', '/admin/payments', { token: admin.token, query: { run_id: run.id, sort: 'amount' } })
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([first.id, late.id])
  expect((await t.call('GET', `/admin/payments/runs/${first.id}`, { token: admin.token })).status).toBe(404)
})
