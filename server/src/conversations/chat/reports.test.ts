import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { type Talking, talking } from '../../../test/talking.ts'
import { once, testApp } from '../../../test/test-app.ts'

const t = await testApp()
const admin = await adminWith(t, ['users.index', 'users.update'])
const path = '/admin/chat-reports'

let store: Talking['store']
let user: Talking['user']
let session_id: string

beforeEach(async () => {
  ;({ store, user, session_id } = await talking(t))
  await t.call('POST', `/user/chat/${session_id}/send_msg`, { token: user.token, body: { client_id: randomUUID(), text: 'كلام' } })
})

const report = async (side: 'store' | 'user', body: object): Promise<string> => {
  const token = side === 'store' ? store.token : user.token
  return (await t.call('POST', `/${side}/chat/${session_id}/report`, { token, body })).body.id
}
const act = (id: string, body: object) =>
  t.call('POST', `${path}/${id}/actions`, { token: admin.token, locale: 'en', body, headers: once() })
const list = async (query: Record<string, string> = {}) => (await t.call('GET', path, { token: admin.token, query })).body.data

test('reports of both sides are listed with who, whom and why, and found by either name', async () => {
  const [by_user, by_store] = [await report('user', { reason: 'fraud', note: 'خارج المنصة' }), await report('store', { reason: 'spam' })]
  expect((await list({ per_page: '2' })).map(({ id }: { id: string }) => id)).toEqual([by_store, by_user])
  const found = await list({ q: store.slug, side: 'user' })
  expect(found).toMatchObject([
    {
      id: by_user,
      session_id,
      side: 'user',
      reason: 'fraud',
      note: 'خارج المنصة',
      status: 'open',
      last_sequence: 1,
      store: { id: store.id },
      user: { id: user.user_id },
    },
  ])
  expect(await list({ q: store.slug, reason: 'abuse' })).toEqual([])
  expect(await list({ q: 'لا أحد بهذا الاسم' })).toEqual([])
})

test('a decision is recorded with its note, and only the reporter is notified', async () => {
  const id = await report('store', { reason: 'abuse' })
  expect((await act(id, { action: 'handle', note: ' ' })).body.fields).toEqual({ note: 'Note is required' })
  expect((await act(id, { action: 'handle', note: 'حُظر العميل' })).body).toMatchObject({
    status: 'handled',
    decision_note: 'حُظر العميل',
    decided_by: expect.any(String),
  })
  expect((await act(id, { action: 'dismiss' })).body.code).toBe('report_wrong_state')
  const notices = (await t.call('GET', '/store/notifications', { token: store.token })).body.data
  expect(notices[0]).toMatchObject({
    model: 'conversations',
    model_id: session_id,
    data: { en: { body: expect.stringContaining('took action') } },
  })
  const { rows } = await t.pool.query(`select 1 from notifications where audience = 'user' and recipient_id = $1`, [user.user_id])
  expect(rows).toEqual([])

  expect((await act(id, { action: 'reopen' })).body).toMatchObject({ status: 'open', decided_at: null, decision_note: null })
  expect((await act(id, { action: 'dismiss' })).body.status).toBe('dismissed')
  const history = await t.pool.query('select action from audit_log where entity_id = $1 order by id', [id])
  expect(history.rows.map(({ action }) => action)).toEqual(['chat-reports.handle', 'chat-reports.reopen', 'chat-reports.dismiss'])
})

test('reports need the permission for shoppers, and contain no messages', async () => {
  const id = await report('user', { reason: 'spam' })
  const other = await adminWith(t, ['orders.index'])
  for (const address of [path, `${path}/${id}`]) expect((await t.call('GET', address, { token: other.token })).status).toBe(403)
  expect(JSON.stringify((await t.call('GET', `${path}/${id}`, { token: admin.token })).body)).not.toContain('كلام')
  expect((await t.call('GET', `${path}/${randomUUID()}`, { token: admin.token })).status).toBe(404)
})

test('the filtered list is exported, with the decisions', async () => {
  const id = await report('user', { reason: 'fraud', note: '=خارج المنصة' })
  await report('store', { reason: 'spam' })
  await act(id, { action: 'handle', note: 'حُظر المتجر' })
  const query = { format: 'csv', q: store.slug, side: 'user', status: 'handled' }
  const saved = await t.call('GET', `${path}/export`, { token: admin.token, query })
  expect([saved.status, saved.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, row, ...more] = saved.body.trimEnd().split('\n')
  expect(head).toBe('\ufeffتاريخ البلاغ,السبب,ملاحظة,المُبلِّغ,المتجر,العميل,الحالة,المُراجِع,تاريخ المراجعة,الإجراء المتخذ')
  expect(row).toContain(",'=خارج المنصة,العميل,")
  expect(row).toContain(',حُظر المتجر')
  expect(more).toEqual([])
  const other = await adminWith(t, ['orders.index'])
  expect((await t.call('GET', `${path}/export`, { token: other.token, query })).status).toBe(403)
})
