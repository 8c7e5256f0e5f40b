import { beforeAll, describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeCategory, makeStore, type TestStore } from '../../test/catalog-world.ts'
import { counting } from '../../test/counting.ts'
import { testApp } from '../../test/test-app.ts'
import { sendBatch } from './send-broadcast.ts'
import { stallBroadcasts } from './watch-broadcasts.ts'

const t = await testApp()
const path = '/admin/notification-stores'
let token: string
let riyadh: string
let jeddah: string
let category_id: string
let inRiyadh: TestStore
let inJeddah: TestStore
let waiting: TestStore

async function city(ar: string, en: string): Promise<string> {
  const { rows } = await t.pool.query(
    `with c as (select id from countries limit 1), r as (select id from regions limit 1)
     insert into cities (region_id, name) select r.id, $1::jsonb from r returning id`,
    [JSON.stringify({ ar, en })],
  )
  return rows[0].id
}

const words = { title: { ar: 'تحديث الشحن', en: 'Shipping update' }, body: { ar: 'نص الإشعار', en: 'What changed' } }
const body = (changes: object = {}) => ({
  ...words,
  audience: 'all',
  categories: [],
  cities: [],
  stores_id: [],
  channels: ['in_app'],
  timing: 'now',
  scheduled_at: null,
  ...changes,
})
let key = 0
const send = (changes: object = {}, locale: 'ar' | 'en' = 'ar') =>
  t.call('POST', path, { token, locale, body: body(changes), headers: { 'idempotency-key': `broadcast-${++key}` } })
const getTitles = async (store: TestStore) =>
  (await t.call('GET', '/store/notifications', { token: store.token })).body.data.map(
    (row: { data: { en: { title: string } } }) => row.data.en.title,
  )
const read = async (id: string) => (await t.call('GET', `${path}/${id}`, { token })).body

beforeAll(async () => {
  token = (await adminWith(t)).token
  await t.pool.query(
    `insert into countries (name, iso, dialling_code, currency, vat_rate) values ('{"ar":"السعودية","en":"Saudi Arabia"}', 'SA', '+966', 'SAR', 1500) on conflict do nothing`,
  )
  await t.pool.query(`insert into regions (country_id, name) select id, '{"ar":"الرياض","en":"Riyadh"}' from countries limit 1`)
  ;[riyadh, jeddah] = [await city('الرياض', 'Riyadh'), await city('جدة', 'Jeddah')]
  category_id = (await makeCategory(t.db)).category_id
  ;[inRiyadh, inJeddah, waiting] = [await makeStore(t.db), await makeStore(t.db), await makeStore(t.db, { approved: 0 })]
  await t.pool.query('update stores set city_id = $2, category_id = $3 where id = $1', [inRiyadh.id, riyadh, category_id])
  await t.pool.query('update stores set city_id = $2 where id = any($1)', [[inJeddah.id, waiting.id], jeddah])
})

describe('the audience', () => {
  test('is counted before anything is sent', async () => {
    const count = async (query: Record<string, string>) => (await t.call('GET', `${path}/reach`, { token, query })).body.stores
    expect(await count({ audience: 'all' })).toBe(2)
    expect(await count({ audience: 'city', cities: riyadh })).toBe(1)
    expect(await count({ audience: 'city', cities: `${riyadh},${jeddah}` })).toBe(2)
    expect(await count({ audience: 'category', categories: category_id })).toBe(1)
    // chosen by name, whatever its state
    expect(await count({ audience: 'stores', stores_id: waiting.id })).toBe(1)
  })

  test('of one city gets it, another city does not, and reading it updates the figure', async () => {
    const sent = await send({ audience: 'city', cities: [riyadh] })
    expect(sent).toMatchObject({ status: 201, body: { status: 'scheduled', reached: 0, read: 0, cities: [{ id: riyadh }] } })
    await t.drain()
    const { id } = sent.body
    expect(await read(id)).toMatchObject({ status: 'sent', reached: 1, read: 0 })
    expect(await getTitles(inRiyadh)).toEqual(['Shipping update'])
    expect(await getTitles(inJeddah)).toEqual([])

    const own = (await t.call('GET', '/store/notifications', { token: inRiyadh.token })).body.data[0]
    for (const _twice of [1, 2]) await t.call('PUT', `/store/notifications/${own.id}`, { token: inRiyadh.token })
    expect(await read(id)).toMatchObject({ reached: 1, read: 1 })
    const recipients = (await t.call('GET', `${path}/${id}/recipients`, { token })).body
    expect(recipients.data).toMatchObject([{ store_id: inRiyadh.id, is_read: true, read_at: expect.any(String) }])
    expect((await t.call('GET', `${path}/${id}/recipients`, { token, query: { is_read: false } })).body.data).toEqual([])
  })

  test('can be searched by store name, and downloaded as a file', async () => {
    await t.pool.query('update stores set name = $2 where id = $1', [inJeddah.id, { ar: 'مكتبة الأمل', en: 'Amal Books' }])
    const { id } = (await send({ audience: 'stores', stores_id: [inRiyadh.id, inJeddah.id, waiting.id] })).body
    await t.drain()
    const stores = async (query: Record<string, string | boolean>) =>
      (await t.call('GET', `${path}/${id}/recipients`, { token, query })).body.data.map((row: { store_id: string }) => row.store_id)
    expect(await stores({ q: 'مكتبه الامل' })).toEqual([inJeddah.id])
    expect(await stores({ q: 'amal', is_read: true })).toEqual([])
    const file = await t.call('GET', `${path}/${id}/recipients/export`, { token, locale: 'en', query: { format: 'csv', q: 'books' } })
    expect(
      String(file.body)
        .replace(/^\ufeff/, '')
        .trim()
        .split('\n'),
    ).toEqual(['Store,Read,Read at', 'Amal Books,No,'])
    const unknown = await t.call('GET', `${path}/${inRiyadh.id}/recipients/export`, { token, query: { format: 'csv' } })
    expect(unknown.status).toBe(404)
  })

  test('stores no unrelated list, and requires its own', async () => {
    const draft = await send({ timing: 'draft', stores_id: [inJeddah.id], cities: [jeddah] })
    expect(draft.body).toMatchObject({ status: 'draft', chosen: 0, stores: [], cities: [] })
    expect((await send({ audience: 'city' }, 'en')).body.fields).toEqual({ cities: 'Cities is required' })
    expect((await send({ audience: 'city', cities: [inJeddah.id] }, 'en')).body.fields).toEqual({
      cities: 'Cities: this option no longer exists',
    })
    expect((await send({ channels: ['email'] }, 'en')).body.fields).toEqual({
      channels: 'Channels: the notification always appears in the portal',
    })
  })

  test('must not be empty if it is sent right away', async () => {
    const { category_id: unused } = await makeCategory(t.db)
    expect((await send({ audience: 'category', categories: [unused] }, 'en')).body.fields).toEqual({
      audience: 'There are no stores in this audience',
    })
  })
})

describe('the time of a broadcast', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

  test('that is in the past or years away is rejected', async () => {
    expect((await send({ timing: 'scheduled', scheduled_at: '2020-01-01T00:00:00Z' }, 'en')).body.fields).toEqual({
      scheduled_at: 'Choose a time in the future',
    })
    expect((await send({ timing: 'scheduled', scheduled_at: '2099-01-01T00:00:00Z' })).status).toBe(422)
    expect((await send({ timing: 'scheduled' }, 'en')).body.fields.scheduled_at).toBe('Send time is required')
  })

  test('that is now makes a job that is due when its transaction begins, which wakes the workers', async () => {
    const { body: drafted } = await send({ timing: 'draft' })
    const getJob = async (id: string) =>
      (await t.pool.query(`select start_after <= created_on as due from pgboss.job where name = 'broadcast' and data->>'id' = $1`, [id]))
        .rows
    const { body: row } = await send()
    expect(await getJob(row.id)).toEqual([{ due: true }])
    // one whose process is killed does not hang for minutes
    expect((await t.pool.query(`select expire_seconds from pgboss.job where data->>'id' = $1`, [row.id])).rows).toEqual([
      { expire_seconds: 60 },
    ])
    await t.call('POST', `${path}/${drafted.id}/send`, { token, headers: { 'idempotency-key': `broadcast-${++key}` } })
    expect(await getJob(drafted.id)).toEqual([{ due: true }])
    await t.drain()
  })

  test('sends nothing if it was cancelled beforehand', async () => {
    const { body: row } = await send({ timing: 'scheduled', scheduled_at: inAnHour() })
    await t.drain()
    expect((await read(row.id)).status).toBe('scheduled')
    expect((await t.call('POST', `${path}/${row.id}/cancel`, { token })).body.status).toBe('cancelled')
    await t.drain({ ahead: true })
    expect(await read(row.id)).toMatchObject({ status: 'cancelled', reached: 0 })
    expect((await t.call('PUT', `${path}/${row.id}`, { token, body: body(), locale: 'en' })).body).toMatchObject({
      code: 'broadcast_wrong_state',
    })
    expect((await t.call('DELETE', `${path}/${row.id}`, { token })).status).toBe(204)
  })

  test('can’t be changed by an administrator who read an older version', async () => {
    const { body: row } = await send({ timing: 'draft' })
    const save = (en: string, seen?: string) =>
      t.call('PUT', `${path}/${row.id}`, {
        token,
        body: body({ timing: 'draft', title: { ar: 'عنوان', en } }),
        ...(seen ? { headers: { 'if-match': `"${seen}"` } } : {}),
      })
    expect((await save('First', row.updated_at)).status).toBe(200)
    expect(await save('Second', row.updated_at)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
    expect((await read(row.id)).title.en).toBe('First')
    expect((await save('Second', (await read(row.id)).updated_at)).body.title.en).toBe('Second')
    expect((await save('Third')).body.title.en).toBe('Third')
  })

  test('that was brought forward applies, and the job of the old time does nothing', async () => {
    const { body: row } = await send({ timing: 'scheduled', scheduled_at: inAnHour(), audience: 'stores', stores_id: [inJeddah.id] })
    await t.call('POST', `${path}/${row.id}/send`, { token, headers: { 'idempotency-key': 'forward' } })
    await t.drain()
    await t.drain({ ahead: true })
    expect(await read(row.id)).toMatchObject({ status: 'sent', reached: 1 })
    expect((await t.call('POST', `${path}/${row.id}/cancel`, { token })).body.code).toBe('broadcast_wrong_state')
  })
})

test('emails go to owners who want them, once each, in their language', async () => {
  await t.pool.query("update store_members set locale = 'en' where store_id = $1", [inRiyadh.id])
  await t.pool.query(
    `insert into notification_choices (audience, subject_id, muted) select 'store', id, '{general.email}' from store_members where store_id = $1`,
    [inJeddah.id],
  )
  const before = t.mail.sent.length
  const { body: row } = await send({ channels: ['in_app', 'email'] })
  expect((await t.call('GET', `${path}/reach`, { token, query: { audience: 'all' } })).body).toEqual({ stores: 2, emails: 1, devices: 0 })
  await t.drain()
  const mails = t.mail.sent.slice(before)
  expect(mails.map(({ to }) => to)).toEqual([`${inRiyadh.slug}@example.com`])
  expect(mails[0]).toMatchObject({ subject: 'Shipping update - Rahba', html: expect.stringContaining('What changed') })
  expect(await read(row.id)).toMatchObject({ reached: 2, mailed: 1 })
})

test('devices that were signed out, and those of disabled members, are never counted', async () => {
  const { id: member } = (await t.pool.query('select id from store_members where store_id = $1', [inRiyadh.id])).rows[0]
  await t.call('POST', '/store/profile/update-fcm-token', { token: inRiyadh.token, body: { device_token: 'phone' } })
  const { rows } = await t.pool.query(
    `insert into sessions (token_hash, audience, subject_id, expires_at, revoked_at) values ('left', 'store', $1, now() + interval '1 day', now()) returning id`,
    [member],
  )
  await t.pool.query(
    `insert into device_tokens (audience, subject_id, recipient_id, session_id, device_token, locale) values ('store', $1, $2, $3, 'desk', 'ar')`,
    [member, inRiyadh.id, rows[0].id],
  )
  const one = { audience: 'stores', stores_id: inRiyadh.id }
  const devices = async () => (await t.call('GET', `${path}/reach`, { token, query: one })).body.devices
  expect(await devices()).toBe(1)
  const { body: row } = await send({ audience: 'stores', stores_id: [inRiyadh.id], channels: ['in_app', 'push'] })
  await t.drain()
  expect(await read(row.id)).toMatchObject({ reached: 1, pushed: 1 })
  await t.pool.query('update store_members set active = false where id = $1', [member])
  expect(await devices()).toBe(0)
  await t.pool.query('update store_members set active = true where id = $1', [member])
  await t.pool.query('delete from device_tokens')
})

test('a broadcast whose job failed is marked as stopped, and continues after the last store it reached', async () => {
  const { body: row } = await send({ title: { ar: 'متوقف', en: 'Halfway' } })
  const quiet = "update broadcasts set updated_at = now() - interval '1 hour', scheduled_at = now() - interval '1 hour' where id = $1"
  await t.pool.query(quiet, [row.id])
  // its job still waits
  expect(await stallBroadcasts(t.deps)).toBe(0)
  await t.pool.query("update pgboss.job set state = 'failed' where name = 'broadcast' and state = 'created'")
  // as if the first of the stores had been reached before
  const [first] = [inRiyadh.id, inJeddah.id].toSorted()
  await t.pool.query("update broadcasts set status = 'sending', sent_at = now(), done_to = $2, reached = 1 where id = $1", [row.id, first])
  await t.pool.query(quiet, [row.id])
  expect(await stallBroadcasts(t.deps)).toBe(1)
  expect(await stallBroadcasts(t.deps)).toBe(0)
  expect((await read(row.id)).status).toBe('stalled')
  const notices = (await t.call('GET', '/admin/notifications', { token })).body.data
  expect(notices[0]).toMatchObject({ model: 'broadcasts', model_id: row.id })
  const resume = () => t.call('POST', `${path}/${row.id}/resume`, { token, headers: { 'idempotency-key': `resume-${++key}` } })
  expect((await resume()).body.status).toBe('sending')
  expect((await resume()).body.code).toBe('broadcast_wrong_state')
  await t.drain()
  expect(await read(row.id)).toMatchObject({ status: 'sent', reached: 2 })
  const { rows } = await t.pool.query('select recipient_id from notifications where broadcast_id = $1', [row.id])
  expect(rows.map(({ recipient_id }) => recipient_id)).not.toContain(first)
})

test('an admin without the permission can’t see broadcasts', async () => {
  const other = (await adminWith(t, ['news.index'])).token
  expect((await t.call('GET', path, { token: other })).status).toBe(403)
})

test('10,000 stores get one broadcast in batches of a few statements each, and a stop in between repeats nothing', async () => {
  for (let from = 1; from <= 10_000; from += 1000) {
    await t.pool.query(
      `with made as (
         insert into stores (slug, name, entity_type, approved)
         select 'many-' || n, '{"ar":"متجر","en":"Store"}', 'business', 1 from generate_series($1::int, $1::int + 999) n returning id, slug
       ) insert into store_members (store_id, name, email, phone, is_owner)
       select id, 'Owner', slug || '@example.com', '+9667' || lpad(substr(slug, 6), 8, '0'), true from made`,
      [from],
    )
  }
  const { body: row } = await send({ title: { ar: 'للجميع', en: 'To all' } })
  const statements: number[] = []
  const query = t.pool.query.bind(t.pool)
  let more = true
  let batches = 0
  const began = performance.now()
  while (more) {
    let count = 0
    const off = counting(() => count++)
    // one batch in three dies just before it is done: nothing of it may stay
    if (batches % 3 === 2) await crash(row.id)
    count = 0
    more = await sendBatch(t.db, t.deps, row.id)
    off()
    statements.push(count)
    batches++
  }
  const took = performance.now() - began
  expect(new Set(statements.slice(0, -1)).size, `statements per batch: ${statements}`).toBeLessThanOrEqual(2)
  expect(Math.max(...statements)).toBeLessThanOrEqual(8)
  expect(batches).toBe(21)
  expect(took).toBeLessThan(20_000)
  expect(await read(row.id)).toMatchObject({ status: 'sent', reached: 10_002 })
  const { rows } = await query(
    'select count(*)::int as n, count(distinct recipient_id)::int as stores from notifications where broadcast_id = $1',
    [row.id],
  )
  expect(rows).toEqual([{ n: 10_002, stores: 10_002 }])
  await t.drain()
  expect((await read(row.id)).reached).toBe(10_002)
})

/** A batch that fails at its very end. */
async function crash(id: string): Promise<void> {
  const db = {
    transaction: (work: (tx: unknown) => Promise<unknown>) =>
      t.db.transaction(async (tx) => {
        await work(tx)
        throw new Error('the process died')
      }),
  }
  await expect(sendBatch(db as unknown as typeof t.db, t.deps, id)).rejects.toThrow('the process died')
}
