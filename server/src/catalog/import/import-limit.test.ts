import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'
import { productImportRows, productImports } from './table.ts'

const t = await testApp()
const heads = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود'

test('a store keeps ten unfinished imports, also with simultaneous uploads, and cancelled ones delete their rows', async () => {
  const mine = await makeStore(t.db)
  const { token } = mine
  const up = () => uploadImport(t, token, `${heads}\r\nتمر سكري,Sukkari dates,12.50,7,`, {})
  const most = 10
  const made = String((await up()).body.id)
  await t.db.execute(sql`
    insert into product_imports (store_id, member_id, file, format, columns, mapping, rows, counts)
    select store_id, member_id, file, format, columns, mapping, rows, counts from product_imports, generate_series(1, ${most - 3}) where id = ${made}`)
  const answers = await Promise.all([up(), up(), up()])
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2)
  for (let left = 2; left > 0 && (await t.db.$count(productImports, eq(productImports.store_id, mine.id))) < most; left--) await up()
  const refused = await up()
  expect(refused).toMatchObject({ status: 409, body: { code: 'import_too_many_waiting' } })
  expect(refused.body.error).toContain('لديك 10 عمليات استيراد غير مكتملة')
  expect(await t.db.$count(productImports, eq(productImports.store_id, mine.id))).toBe(most)
  expect((await t.call('POST', `/store/products/imports/${made}/cancel`, { token })).status).toBe(200)
  expect(await t.db.$count(productImportRows, eq(productImportRows.import_id, made))).toBe(0)
  expect((await up()).status).toBe(201)
})
