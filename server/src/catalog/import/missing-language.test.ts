import { expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { checkFile, toCsv } from './import-fixtures.ts'

const t = await testApp()
const store = await makeStore(t.db)

test('a check notes once that products have one language only, and imports their rows', async () => {
  const headings = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية'
  const job = await checkFile(t, store.token, toCsv(headings, ['زعتر', '', 10, 1], ['سماق', '', 10, 1], ['كمون', 'Cumin', 10, 1]))
  expect((await job.read()).counts).toMatchObject({ new: 3, refused: 0, warned: 0 })
  const { body } = await t.call('GET', `${job.path}/reasons`, { token: store.token, locale: 'en' })
  const notes = body.data.filter(({ text }: { text: string }) => text.includes('no text in this language'))
  expect(notes).toMatchObject([{ rows: 2, warning: true, general: true }])
})
