import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { carrierWorld } from '../../../test/carrier-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { auditLog } from '../../platform/audit/table.ts'

const t = await testApp()
const { carried } = await carrierWorld(t)
const { token } = await adminWith(t, ['payments.index', 'payments.create', 'payments.update'])
const today = new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10)
const body = { carrier: 'smsa', period_from: today, period_to: today, reference: 'FT-SAME', amount: 0, fee_by: 'platform', note: null }
const path = '/admin/carrier-remittances'

test('saving an unchanged draft writes an audit entry only if its lines match differently', async () => {
  const made = await t.call('POST', path, { token, headers: once(), body })
  expect(made.status).toBe(201)
  const { id } = made.body
  const save = async () => expect((await t.call('PUT', `${path}/${id}`, { token, body })).status).toBe(200)
  const lines = async () => (await t.call('GET', `${path}/${id}/lines`, { token })).body.data
  const entries = async () => {
    const all = await t.db.select().from(auditLog).where(eq(auditLog.entity_id, id)).orderBy(auditLog.id)
    return all.map(({ action, after }) => [action, (after as { lines?: number }).lines])
  }
  await carried({ tracking: 'LATER' })
  await save()
  const matched = await lines()
  expect(matched).toMatchObject([{ kind: 'missing' }])
  expect(await entries()).toEqual([
    ['remittances.create', undefined],
    ['remittances.update', 1],
  ])
  await save()
  expect(await lines()).toEqual(matched)
  expect(await entries()).toHaveLength(2)
})
