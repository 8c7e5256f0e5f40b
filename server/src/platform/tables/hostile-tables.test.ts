import { describe, expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { tableCorpus, xlsx } from '../../../test/table-corpus.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'

const t = await testApp()
const store = await makeStore(t.db)

describe('a hostile table is rejected with a message, and the server goes on', () => {
  test.each(tableCorpus.filter(({ large }) => !large))('$what: $expect', async ({ file, expect: expected }) => {
    const before = process.memoryUsage().rss
    const body = file()
    const made = process.memoryUsage().rss
    const answer = await uploadImport(t, store.token, body)
    const code = answer.status === 201 ? 'accepted' : answer.body.code
    expect(expected.split('|'), JSON.stringify(answer.body)).toContain(code)
    if (code !== 'accepted') {
      expect(answer.status).toBe(422)
      expect(answer.body.error).toMatch(/\p{Script=Arabic}/u)
      expect(answer.body.error).not.toMatch(/\{\w+\}/)
    }
    // the file itself lies in this process, what it unpacks to never does
    expect(process.memoryUsage().rss - Math.max(before, made)).toBeLessThan(150 * 1024 * 1024)
    expect((await t.call('GET', '/health')).status).toBe(200)
  })
})

test('cells lose characters that the database can’t store', async () => {
  const cells = ['a_x0000_b', 'a_xD800_b'].map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')
  const heads = cells.replace('a_', 'first_').replace('a_', 'second_')
  const { body } = await uploadImport(t, store.token, xlsx(`<row r="1">${heads}</row><row r="2">${cells}</row>`))
  expect(body.columns.map(({ samples }: { samples: string[] }) => samples[0])).toEqual(['ab', 'a\ufffdb'])
})

test.each([
  ['text under the name of a workbook', 'منتجات.xlsx', 'name,price\nx,1', 'import_broken'],
  ['a page of HTML under the name of a sheet', 'products.xls', '<!DOCTYPE html><table><tr><td>name', 'import_type'],
])('%s is reported as unreadable instead of being matched by columns', async (_, name, file, code) => {
  const { status, body } = await uploadImport(t, store.token, Buffer.from(file), { name })
  expect([status, body.code]).toEqual([422, code])
})
