import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { testApp } from '../../test/test-app.ts'

const t = await testApp()
const { token } = await adminWith(t)
interface Row {
  key: string
  body: unknown
  updated_at: string | null
}
const rows = async (): Promise<Row[]> => (await t.call('GET', '/admin/settings', { token })).body
const getSetting = async (key: string) => (await rows()).find((row) => row.key === key)?.body
const newest = (all: readonly Row[]) =>
  all.reduce((latest, { updated_at }) => (updated_at && updated_at > latest ? updated_at : latest), new Date(0).toISOString())
const save = (body: object, seen: string) => t.call('PUT', '/admin/settings', { token, body, headers: { 'if-match': `"${seen}"` } })

test('a setting that another administrator changed can’t be saved over, but others can', async () => {
  const opened = newest(await rows())
  const first = await save({ commission_bp: 1100 }, opened)
  expect(first.status).toBe(200)
  expect(await save({ commission_bp: 1200, vat_rate_bp: 1600 }, opened)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
  expect([await getSetting('commission_bp'), await getSetting('vat_rate_bp')]).toEqual([1100, 1500])
  expect((await save({ vat_rate_bp: 1600 }, opened)).status).toBe(200)
  expect((await save({ commission_bp: 1200 }, newest(await rows()))).status).toBe(200)
  expect(await getSetting('commission_bp')).toBe(1200)
})

test('of two first changes of one setting at the same moment, one is rejected', async () => {
  const opened = newest(await rows())
  const both = await Promise.all([save({ cod_fee: 700 }, opened), save({ cod_fee: 800 }, opened)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
