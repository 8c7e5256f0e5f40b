import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { carrierWorld } from '../../../test/carrier-world.ts'
import { once, testApp } from '../../../test/test-app.ts'

const t = await testApp()
const { store, carried } = await carrierWorld(t)
const admin = await adminWith(t, ['payments.index', 'payments.create', 'payments.update'])
const getDay = (moment: number) => new Date(moment + 3 * 3600_000).toISOString().slice(0, 10)
const today = getDay(Date.now())

const figures = async (query: object) => {
  const { status, body } = await t.call('GET', '/admin/statistics/carriers', {
    token: admin.token,
    query: { from: today, to: today, ...query },
  })
  expect(status).toBe(200)
  return body.rows
}
const send = async (path: string, body: object) => {
  const answer = await t.call('POST', `/admin/carrier-remittances${path}`, { token: admin.token, headers: once(), body })
  expect(answer.status).toBeLessThan(300)
  return answer.body
}

test('compares carriers by collected cash, settled cash, and speed', async () => {
  const smsa = [await carried({ tracking: 'SM1' }), await carried({ tracking: 'SM2' })]
  const { id } = await send('', {
    carrier: 'smsa',
    period_from: today,
    period_to: today,
    reference: 'FT1',
    amount: 0,
    fee_by: 'platform',
    note: null,
  })
  const { body: lines } = await t.call('GET', `/admin/carrier-remittances/${id}/lines`, { token: admin.token })
  await send(`/${id}/decisions`, { ids: lines.data.map((line: { id: string }) => line.id), decision: 'store_has_it', note: 'اتفقنا' })
  await send(`/${id}/actions`, { action: 'post' })
  const third = await carried({ tracking: 'SM3' })
  const aramex = await carried({ carrier: 'Aramex', tracking: 'AR1' })

  const settled = smsa.reduce((sum, { to_charge }) => sum + to_charge, 0)
  const expected = [
    { carrier: 'smsa', orders: 3, cash: settled + third.to_charge, settled, days: 0 },
    { carrier: 'aramex', orders: 1, cash: aramex.to_charge, settled: 0, days: null },
  ]
  expect(await figures({})).toEqual(expected)
  expect(await figures({ store_id: store.id })).toEqual(expected)
  expect(await figures({ store_id: admin.admin_id })).toEqual([])
  const yesterday = getDay(Date.now() - 24 * 3600_000)
  expect(await figures({ from: yesterday, to: yesterday })).toEqual([])
})

test('rejects an unknown period', async () => {
  const { status, body } = await t.call('GET', '/admin/statistics/carriers', {
    token: admin.token,
    query: { from: '2026-03-02', to: '2026-03-01' },
  })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['to']])
})
