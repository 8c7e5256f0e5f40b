import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'

const t = await testApp()
const heads = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود'

test('fifty thousand rows are read and checked within bounds', async () => {
  const own = await makeStore(t.db)
  const rows = Array.from({ length: 50_000 }, (_, n) => [
    `منتج رقم ${n}`,
    `Product ${n}`,
    '19.95',
    '5',
    `BAR${n}`,
    `<p>وصف المنتج ${n} كما يكتبه التاجر</p>`,
  ])
  const file = stringify([[...heads.split(','), 'الوصف'], ...rows], { bom: true })
  const started = performance.now()
  const heap = () => process.memoryUsage().heapUsed / 1024 / 1024
  const before = heap()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, heap())
  }, 50)
  const { body } = await uploadImport(t, own.token, file, {})
  const read = performance.now() - started
  const path = `/store/products/imports/${body.id}`
  expect((await t.call('POST', `${path}/check`, { token: own.token, body: { mapping: body.mapping } })).status).toBe(200)
  await t.drain()
  const answer = (await t.call('GET', path, { token: own.token })).body
  clearInterval(watch)
  const took = performance.now() - started
  console.info(`50,000 rows: read ${Math.round(read)} ms, checked ${Math.round(took - read)} ms, heap +${Math.round(most - before)} MB`)
  expect(answer.counts).toMatchObject({ new: 50_000, refused: 0 })
  expect(took).toBeLessThan(90_000)
  expect(most - before).toBeLessThan(400)
}, 120_000)
