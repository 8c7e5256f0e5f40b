import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { testApp } from '../../test/test-app.ts'
import { auditLog } from '../platform/audit/table.ts'

const t = await testApp()
const admin = await adminWith(t)
const read = async (query: Record<string, string | number> = {}, token = admin.token) =>
  (await t.call('GET', '/admin/history', { token, query })).body

const bank = { ar: 'مصرف الاختبار', en: 'Test bank' }
const made = (await t.call('POST', '/admin/banks', { token: admin.token, body: { name: bank, iban_code: '99', active: true, logo: null } }))
  .body
await t.call('DELETE', `/admin/banks/${made.id}`, { token: admin.token })
await t.db.insert(auditLog).values([
  { actor_type: 'system', action: 'orders.expire', entity: 'orders', at: '2026-01-05T10:00:00.000Z' },
  {
    actor_type: 'store',
    action: 'shelves.create',
    entity: 'shelves',
    at: '2026-01-07T21:30:00.000Z',
    after: { name: { ar: 'رف', en: 'Shelf' } },
  },
])

test('says who did what to which record from where, also of what is gone', async () => {
  const { data } = await read({ entity: 'banks' })
  expect(data).toMatchObject([
    { action: 'banks.delete', actor_type: 'admin', entity_id: made.id, record: bank, ip: '127.0.0.1' },
    { action: 'banks.create', actor_name: expect.stringContaining('Admin'), record: bank },
  ])
})

test('is narrowed by person, kind, action and the days of Riyadh', async () => {
  const actions = async (query: Record<string, string>) => (await read(query)).data.map(({ action }: { action: string }) => action)
  expect(await actions({ actor_id: admin.admin_id })).toEqual(['banks.delete', 'banks.create'])
  expect(await actions({ actor_type: 'system,store', to: '2026-02-01' })).toEqual(['shelves.create', 'orders.expire'])
  expect(await actions({ action: 'banks.create' })).toEqual(['banks.create'])
  // half past midnight in Riyadh is the next day
  expect(await actions({ from: '2026-01-08', to: '2026-01-08' })).toEqual(['shelves.create'])
  expect(await actions({ from: '2026-01-07', to: '2026-01-07' })).toEqual([])
  const { body } = await t.call('GET', '/admin/history/actions', { token: admin.token })
  expect(body.entities).toEqual(expect.arrayContaining(['banks', 'orders', 'shelves']))
  expect(body.actions).toEqual(expect.arrayContaining(['banks.create', 'banks.delete', 'orders.expire']))
})

test('goes on by cursor', async () => {
  const first = await read({ per_page: 3 })
  const second = await read({ per_page: 3, cursor: first.meta.next_cursor })
  expect([...first.data, ...second.data].map(({ action }) => action)).toEqual([
    'banks.delete',
    'banks.create',
    'shelves.create',
    'orders.expire',
  ])
})

test('leaves out the kinds whose keys the reader lacks', async () => {
  const narrow = await adminWith(t, ['admins.index', 'banks.index'])
  expect(new Set((await read({}, narrow.token)).data.map(({ entity }: { entity: string }) => entity))).toEqual(new Set(['banks']))
  expect((await t.call('GET', '/admin/history/actions', { token: narrow.token })).body.entities).toEqual(['banks'])
})

test('each filter has its index', async () => {
  const { rows } = await t.db.execute<{ indexdef: string }>(sql`select indexdef from pg_indexes where tablename = 'audit_log'`)
  for (const column of ['entity', 'action', 'actor_type', 'actor_id'])
    expect(
      rows.some(({ indexdef }) => indexdef.replaceAll('"', '').includes(`(${column}, at, id)`)),
      column,
    ).toBe(true)
})
