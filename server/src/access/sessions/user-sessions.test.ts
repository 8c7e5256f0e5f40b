import { expect, test } from 'vitest'
import { tokenFor } from '../../../test/actors.ts'
import { shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()

test('a shopper lists their devices, and signs out of one or all others', async () => {
  const { user_id, token } = await shopper(t)
  const stranger = await shopper(t)
  const [phone, desk] = [await tokenFor(t, 'user', user_id), await tokenFor(t, 'user', user_id)]
  const list = async () => (await t.call('GET', '/user/sessions', { token })).body.data as { id: string; current: boolean }[]
  const isIn = async (session: string) => (await t.call('GET', '/user/profile', { token: session })).status === 200
  expect((await list()).filter(({ current }) => current)).toHaveLength(1)
  expect(await list()).toHaveLength(3)
  const other = (await t.call('GET', '/user/sessions', { token: phone })).body.data.find((row: { current: boolean }) => row.current).id
  expect((await t.call('DELETE', `/user/sessions/${other}`, { token: stranger.token })).status).toBe(404)
  expect(await isIn(phone)).toBe(true)
  expect((await t.call('DELETE', `/user/sessions/${other}`, { token })).status).toBe(204)
  expect([await isIn(phone), await isIn(desk), await isIn(token)]).toEqual([false, true, true])
  expect((await t.call('DELETE', '/user/sessions', { token })).status).toBe(200)
  expect([await isIn(desk), await isIn(token), await isIn(stranger.token)]).toEqual([false, true, true])
})
