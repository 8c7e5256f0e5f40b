import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { memberOfStore } from '../../test/people.ts'
import { once, testApp } from '../../test/test-app.ts'
import { saveFile } from '../platform/files/save-file.ts'
import { threadCap } from './read-development.ts'

const t = await testApp()
const admin = await adminWith(t)
const store = await memberOfStore(t)
const other = await memberOfStore(t)
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0F5C4D' } })
  .png()
  .toBuffer()
const paper = async (owner_type: 'store' | 'admin', owner_id: string) =>
  (await saveFile(t.deps, { owner_type, owner_id }, { purpose: 'paper', name: 'screen.png', body: png })).id

const post = (path: string, body: object, token: string) => t.call('POST', path, { token, headers: once(), body })
const open = (attachments: string[] = [], token = store.token) =>
  post('/store/development-messages', { subject: 'تنبيه النفاد', problem_description: 'نحتاج تنبيهًا قبل نفاد المنتج', attachments }, token)
const act = (id: string, body: object) => post(`/admin/development-messages/${id}/actions`, body, admin.token)
const reply = (id: string, body: object, token = store.token) => post(`/store/development-messages/${id}/replies`, body, token)
const getNotices = async (recipient: string) =>
  (await t.pool.query(`select data from notifications where recipient_id = $1 order by id`, [recipient])).rows.map(
    ({ data }) => data.en.title as string,
  )

it('goes between the store and the platform until it is closed, and each side is notified', async () => {
  const file = await paper('store', store.store_id)
  const { status, body } = await open([file])
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({ status: 'new', replies: [{ author: 'store', attachments: [{ id: file, name: 'screen.png' }] }] })
  expect(await getNotices(admin.admin_id)).toEqual(['Feature request from a store'])

  const read = await t.call('GET', `/admin/development-messages/${body.id}`, { token: admin.token })
  expect(read.body.replies[0].message).toBe('نحتاج تنبيهًا قبل نفاد المنتج')
  expect((await t.call('GET', `/admin/development-messages/${body.id}/files/${file}`, { token: admin.token })).status).toBe(200)
  expect((await act(body.id, { action: 'read' })).body.status).toBe('read')

  const shown = await paper('admin', admin.admin_id)
  const answered = await act(body.id, { action: 'reply', message: 'هكذا؟', attachments: [shown] })
  expect(answered.body).toMatchObject({ status: 'replied', last_reply_by: 'admin' })
  const seen = await t.call('GET', `/store/development-messages/${body.id}`, { token: store.token })
  expect(seen.body.replies[1]).toMatchObject({ author: 'admin', author_name: null, message: 'هكذا؟', attachments: [{ id: shown }] })
  expect((await t.call('GET', `/store/files/${shown}`, { token: store.token })).status).toBe(200)
  expect((await t.call('GET', `/store/files/${shown}`, { token: other.token })).status).toBe(404)
  await t.drain()
  const { rows } = await t.pool.query(`select email from store_members where store_id = $1 and is_owner`, [store.store_id])
  if (rows[0]) expect(t.mail.lastTo(rows[0].email).text).toContain('هكذا؟')

  expect((await reply(body.id, { message: 'نعم، شكرًا' })).body.status).toBe('new')
  expect((await act(body.id, { action: 'close' })).body.status).toBe('closed')
  const late = await act(body.id, { action: 'reply', message: 'متأخر' })
  expect([late.status, late.body.code]).toEqual([409, 'message_wrong_state'])
  expect((await reply(body.id, { message: 'عاد العطل' })).body.status).toBe('new')
  expect(await getNotices(store.store_id)).toEqual(['Reply to your feature request', 'Feature request closed'])
  const log = await t.pool.query(`select action from audit_log where entity_id = $1 order by id`, [body.id])
  expect(log.rows.map(({ action }) => action.split('.')[1])).toEqual(['open', 'read', 'reply', 'answer', 'close', 'answer'])
})

it('is visible to its store only', async () => {
  const { body } = await open()
  expect((await t.call('GET', `/store/development-messages/${body.id}`, { token: other.token })).status).toBe(404)
  expect((await reply(body.id, { message: 'من غيره' }, other.token)).status).toBe(404)
  const list = await t.call('GET', '/store/development-messages', { token: other.token })
  expect(list.body.data).toEqual([])
  const foreign = await open([await paper('store', other.store_id)])
  expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([422, ['attachments.0']])
  const without = await adminWith(t, ['contacts.index'])
  expect((await t.call('GET', '/admin/development-messages', { token: without.token })).status).toBe(403)
})

it('accepts an answer once, and no empty answer', async () => {
  const { body } = await open()
  const key = randomUUID()
  const send = () =>
    t.call('POST', `/store/development-messages/${body.id}/replies`, {
      token: store.token,
      headers: { 'idempotency-key': key },
      body: { message: 'مرة واحدة' },
    })
  await Promise.all([send(), send()])
  expect((await send()).body.replies).toHaveLength(2)
  expect(Object.keys((await reply(body.id, { message: ' ' })).body.fields)).toEqual(['message'])
  expect(Object.keys((await act(body.id, { action: 'reply' })).body.fields)).toEqual(['message'])
})

it('ends when it has become too long', async () => {
  const { body } = await open()
  await t.pool.query(
    `insert into development_replies (development_message_id, member_id, message) select $1, $2, 'x' from generate_series(2, $3)`,
    [body.id, store.member_id, threadCap],
  )
  const full = await reply(body.id, { message: 'واحد زائد' })
  expect([full.status, full.body.code]).toEqual([409, 'thread_full'])
})

it('is found by subject and by store, filtered by state, and exported', async () => {
  const list = (query: Record<string, string>) => t.call('GET', '/admin/development-messages', { token: admin.token, query })
  const all = (await list({})).body.data
  expect((await list({ q: 'تنبيه' })).body.data).toHaveLength(all.length)
  expect((await list({ q: all[0].store.en })).body.meta.total).toBeGreaterThan(0)
  expect((await list({ q: 'لا شيء كهذا' })).body.data).toEqual([])
  expect((await list({ status: 'closed' })).body.data).toEqual([])
  expect((await list({ sort: 'created_at', from: '2000-01-01', store_id: other.store_id })).body.data).toEqual([])
  expect((await t.call('GET', '/admin/development-messages/export', { token: admin.token, query: { format: 'xlsx' } })).status).toBe(200)
})

it('is found by its own store by subject alone, and exported without the store’s name', async () => {
  const own = (part: string, query: Record<string, string>, token = store.token) =>
    t.call('GET', `/store/development-messages${part}`, { token, query, locale: 'en' })
  const all = (await own('', {})).body.meta.total
  expect(all).toBeGreaterThan(0)
  expect((await own('', { q: 'تنبيه' })).body.meta.total).toBe(all)
  const [{ en }] = (await t.pool.query('select name from stores where id = $1', [store.store_id])).rows.map(({ name }) => name)
  expect((await own('', { q: en })).body.meta.total).toBe(0)
  const file = (await own('/export', { format: 'csv', q: 'تنبيه' })).body
  expect(
    String(file)
      .replace(/^\ufeff/, '')
      .split('\n')[0],
  ).toBe('Subject,Status,Sent,Last reply')
  expect(String(file).trim().split('\n')).toHaveLength(all + 1)
  expect(
    String((await own('/export', { format: 'csv' }, other.token)).body)
      .trim()
      .split('\n'),
  ).toHaveLength(1)
})
