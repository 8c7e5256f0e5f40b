import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeStore } from '../../test/catalog-world.ts'
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

test('shows who did what to which record from where, also for deleted ones', async () => {
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

test('omits the kinds that the reader may not see', async () => {
  const narrow = await adminWith(t, ['admins.index', 'banks.index'])
  expect(new Set((await read({}, narrow.token)).data.map(({ entity }: { entity: string }) => entity))).toEqual(new Set(['banks']))
  expect((await t.call('GET', '/admin/history/actions', { token: narrow.token })).body.entities).toEqual(['banks'])
})

describe('searches', () => {
  const actions = async (q: string, query: Record<string, string> = {}, token = admin.token) =>
    (await read({ q, ...query }, token)).data.map(({ action }: { action: string }) => action)

  test('by a record’s current or last name, in any spelling', async () => {
    const store = await makeStore(t.db)
    await t.db.insert(auditLog).values({ actor_type: 'system', action: 'stores.suspend', entity: 'stores', entity_id: store.id })
    expect(await actions(store.slug)).toEqual(['stores.suspend'])
    // it is gone, and only its entries remember it
    expect(await actions('مَصرِف الإختبار')).toEqual(['banks.delete', 'banks.create'])
    expect(await actions('test bank', { action: 'banks.delete' })).toEqual(['banks.delete'])
    expect(await actions('لا شيء بهذا الاسم')).toEqual([])
    // two letters are in no index of trigrams: the names of all entries would be read for them
    expect(await actions('مص')).toEqual([])
    expect(await actions('مصر')).toEqual(['banks.delete', 'banks.create'])
  })

  test('by an id, a reference and the actor', async () => {
    const { data } = await read({ entity: 'banks' })
    expect(await actions(made.id)).toEqual(['banks.delete', 'banks.create'])
    expect(await actions(data[0].request_id)).toEqual(['banks.delete'])
    expect(await actions(admin.admin_id.toUpperCase())).toEqual(['banks.delete', 'banks.create'])
    const { rows } = await t.pool.query('select email from admins where id = $1', [admin.admin_id])
    expect(await actions(rows[0].email)).toEqual(['banks.delete', 'banks.create'])
  })

  test('in numbered pages', async () => {
    const first = await read({ q: admin.admin_id, per_page: 1 })
    expect([first.data[0].action, first.meta.total]).toEqual(['banks.delete', 2])
    const second = await read({ q: admin.admin_id, per_page: 1, cursor: first.meta.next_cursor })
    expect([second.data[0].action, second.meta.next_cursor]).toEqual(['banks.create', null])
    expect((await read({ q: admin.admin_id, per_page: 1, page: 3 })).meta.total).toBe(2)
    expect(await actions(admin.admin_id, { sort: 'at' })).toEqual(['banks.create', 'banks.delete'])
  })

  test('in the kinds that the reader may open', async () => {
    const narrow = await adminWith(t, ['admins.index'])
    expect(await actions('مصرف الاختبار', {}, narrow.token)).toEqual([])
    expect(await actions(made.id, {}, narrow.token)).toEqual([])
  })
})

test('the filtered log is exported in the reader’s language', async () => {
  const save = (locale: 'ar' | 'en', query: Record<string, string>) =>
    t.call('GET', '/admin/history/export', { token: admin.token, locale, query: { format: 'csv', ...query } })
  const ar = await save('ar', { q: made.id })
  const [head, gone, born, ...more] = ar.body.trimEnd().split('\n')
  expect(head).toBe('\ufeffالوقت,المنفّذ,صفة المنفّذ,العملية,نوع السجل,السجل,معرّف السجل,عنوان IP,الرقم المرجعي')
  expect(gone).toContain(`,الإدارة,حذف,بنك,مصرف الاختبار,${made.id},127.0.0.1,`)
  expect(born).toContain(',إضافة,بنك,')
  expect(more).toEqual([])
  expect((await save('en', { entity: 'orders' })).body).toContain(',System,Order expired,Order,,,,\n')
})

test('each filter has its index', async () => {
  const { rows } = await t.db.execute<{ indexdef: string }>(sql`select indexdef from pg_indexes where tablename = 'audit_log'`)
  for (const column of ['entity', 'action', 'actor_type', 'actor_id'])
    expect(
      rows.some(({ indexdef }) => indexdef.replaceAll('"', '').includes(`(${column}, at, id)`)),
      column,
    ).toBe(true)
})
