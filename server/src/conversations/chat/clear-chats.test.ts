import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeFile } from '../../../test/catalog-world.ts'
import { type Talking, talking } from '../../../test/talking.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { clearChats } from './clear-chats.ts'

const t = await testApp()
const admin = await adminWith(t)

let store: Talking['store']
let user: Talking['user']
let session_id: string

beforeEach(async () => {
  ;({ store, user, session_id } = await talking(t))
})

const say = (text: string) =>
  t.call('POST', `/user/chat/${session_id}/send_msg`, { token: user.token, body: { client_id: randomUUID(), text } })
/** As if what was said up to `sequence` had been said so many months ago. */
async function age(months: number, sequence = 99): Promise<void> {
  const values = [session_id, months, sequence]
  await t.pool.query(
    'update chat_messages set created_at = now() - make_interval(months => $2) where session_id = $1 and sequence <= $3',
    values,
  )
  await t.pool.query(
    'update chat_sessions s set last_message_at = (select max(created_at) from chat_messages where session_id = s.id) where id = $1',
    [session_id],
  )
  await t.pool.query('update notifications set created_at = now() - make_interval(months => $2) where model_id = $1', values.slice(0, 2))
}
const sequences = async (): Promise<number[]> =>
  (await t.pool.query('select sequence from chat_messages where session_id = $1 order by 1', [session_id])).rows.map(
    ({ sequence }) => sequence,
  )
const count = async (table: string, column: string, value: string): Promise<number> =>
  (await t.pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [value])).rows[0].n

test('messages older than two years are deleted with their file and notice, and later ones keep their numbers', async () => {
  for (const text of ['1', '2', '3']) await say(text)
  const file_id = await makeFile(t.db, store.id)
  await t.pool.query('update chat_messages set file_id = $2 where session_id = $1 and sequence = 1', [session_id, file_id])
  await age(25, 2)
  expect(await clearChats(t.db)).toEqual({ messages: 2, notices: 1 })
  expect(await sequences()).toEqual([3])
  expect(await count('notifications', 'model_id', session_id)).toBe(0)
  const { rows } = await t.pool.query('select attached_at from files where id = $1', [file_id])
  expect(rows).toEqual([{ attached_at: null }])
  // the store had read none of the three
  const { body } = await t.call('GET', '/store/chat/unread', { token: store.token })
  expect(body.unread).toBe(1)
  const friends = await t.call('POST', '/store/getFriends', { token: store.token, body: {} })
  expect(friends.body.data[0].session.unread_count).toBe(1)
  expect(await clearChats(t.db)).toEqual({ messages: 0, notices: 0 })
  await say('4')
  expect(await sequences()).toEqual([3, 4])
})

test('a conversation without messages is deleted, and can start again', async () => {
  await say('قديم')
  await age(30)
  await clearChats(t.db)
  expect(await count('chat_sessions', 'id', session_id)).toBe(0)
  const again = await t.call('POST', '/user/chat', { token: user.token, body: { store_id: store.id } })
  expect(again.body).toMatchObject({ last_sequence: 0, open: true })
})

test('nothing is deleted while a report is open', async () => {
  await say('كلام')
  const { body } = await t.call('POST', `/user/chat/${session_id}/report`, { token: user.token, body: { reason: 'abuse' } })
  await age(30)
  await clearChats(t.db)
  expect(await sequences()).toEqual([1])
  const headers = once()
  await t.call('POST', `/admin/chat-reports/${body.id}/actions`, { token: admin.token, headers, body: { action: 'dismiss' } })
  await clearChats(t.db)
  expect(await sequences()).toEqual([])
})

test('the setting determines the age', async () => {
  await say('منذ سنة')
  await age(13)
  expect((await clearChats(t.db)).messages).toBe(0)
  await t.call('PUT', '/admin/settings', { token: admin.token, body: { chat_retention_months: 12 } })
  try {
    expect((await clearChats(t.db)).messages).toBe(1)
  } finally {
    await t.call('PUT', '/admin/settings', { token: admin.token, body: { chat_retention_months: 24 } })
  }
})
