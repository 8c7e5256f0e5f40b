import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { uploadFile } from '../../../test/upload-file.ts'

const t = await testApp()
const admin = await adminWith(t, ['payments.index', 'payments.create', 'payments.update'])
const dayIn = (hours: number) => new Date(Date.now() + (3 + hours) * 3600_000).toISOString().slice(0, 10)
const [today, tomorrow] = [dayIn(0), dayIn(24)]
const about = { carrier: 'smsa', amount: 0, fee_by: 'platform', note: null }

let count = 0
const create = (body: object = {}, locale: 'ar' | 'en' = 'ar') =>
  t.call('POST', '/admin/carrier-remittances', {
    token: admin.token,
    locale,
    headers: once(),
    body: { ...about, reference: `FT${++count}`, period_from: today, period_to: today, ...body },
  })

test('a period in the future is rejected at its fields', async () => {
  const made = await create({ period_to: tomorrow }, 'en')
  expect([made.status, made.body.fields]).toEqual([422, { period_to: 'Delivery date to: choose today or an earlier date' }])
  const draft = await create()
  expect(draft.status).toBe(201)
  const changed = await t.call('PUT', `/admin/carrier-remittances/${draft.body.id}`, {
    token: admin.token,
    body: { ...about, reference: 'FT', period_from: tomorrow, period_to: tomorrow },
  })
  expect([changed.status, Object.keys(changed.body.fields)]).toEqual([422, ['period_from', 'period_to']])
  expect(changed.body.fields.period_from).toBe('بداية فترة التوصيل: اختر تاريخ اليوم أو تاريخًا سابقًا')
  // of a year the calendar of the database does not have
  expect((await create({ period_from: '0000-01-01' })).body.fields.period_from).toBeDefined()
})

test.each([
  ['a workbook that is text', 'كشف.XLSX', Buffer.from('not a workbook'), 'import_broken'],
  ['a workbook of zeros', 'file.xlsx', Buffer.alloc(2000), 'import_broken'],
  ['a workbook that is protected by a password', 'file.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'import_broken'],
  ['a cut-off workbook', 'file.xlsx', Buffer.from('PK\u0003\u0004cut off'), 'import_broken'],
  ['a page of HTML with the name of a sheet', 'file.xls', Buffer.from('\n<html><table><tr><td>Order number'), 'import_type'],
  ['an old XLS', 'file.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'import_type'],
])('%s is rejected as an unreadable file, not for missing columns', async (_, name, file, code) => {
  const { body } = await create()
  const answer = await uploadFile(t, admin.token, `/admin/carrier-remittances/${body.id}/file`, file, name)
  expect([answer.status, answer.body.code]).toEqual([422, code])
  expect((await t.call('GET', `/admin/carrier-remittances/${body.id}`, { token: admin.token })).body.file).toBeNull()
})

test('a draft that another administrator changed can’t be saved over', async () => {
  const opened = (await create()).body
  const read = async () => (await t.call('GET', `/admin/carrier-remittances/${opened.id}`, { token: admin.token })).body
  const save = (note: string, seen: string) =>
    t.call('PUT', `/admin/carrier-remittances/${opened.id}`, {
      token: admin.token,
      body: { ...about, reference: opened.reference, period_from: today, period_to: today, note },
      headers: { 'if-match': `"${seen}"` },
    })
  expect((await save('First', opened.updated_at)).status).toBe(200)
  expect(await save('Second', opened.updated_at)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
  const newer = await read()
  expect(newer.note).toBe('First')
  expect((await save('Second', newer.updated_at)).body.note).toBe('Second')
})
