import { stringify } from 'csv-stringify/sync'
import { expect } from 'vitest'
import type { TestApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'

/** A file of products with these headings; a row may leave out its last cells. */
export const toCsv = (headings: string, ...rows: readonly (readonly (string | number)[])[]): string => {
  const names = headings.split(',')
  return stringify([names, ...rows.map((row) => names.map((_, index) => row[index] ?? ''))], { bom: true })
}

interface Problem {
  error: string
  warning: boolean
}
interface Row {
  row: number
  outcome: string
  errors: Problem[]
}

/** Uploads a file of a store and checks it with the mapping that was guessed. */
export async function checkFile(t: TestApp, token: string, file: Buffer | string, options: { name?: string; retry_of?: string } = {}) {
  const { status, body } = await uploadImport(t, token, file, options)
  expect(status, JSON.stringify(body)).toBe(201)
  const path = `/store/products/imports/${body.id}`
  const checked = await t.call('POST', `${path}/check`, { token, body: { mapping: body.mapping } })
  expect(checked.status, JSON.stringify(checked.body)).toBe(200)
  await t.drain()
  const read = async () => (await t.call('GET', path, { token })).body
  const rows = async (outcome = ''): Promise<Row[]> =>
    (await t.call('GET', `${path}/rows`, { token, query: { per_page: 100, ...(outcome ? { outcome } : {}) }, locale: 'en' })).body.data
  return {
    id: String(body.id),
    path,
    mapping: body.mapping as (string | null)[],
    read,
    rows,
    /** The faults and warnings of each row, by its number. */
    problems: async () => Object.fromEntries((await rows()).map(({ row, errors }) => [row, errors.map(({ error }) => error)])),
    run: async () => {
      const answer = await t.call('POST', `${path}/run`, { token })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      await t.drain()
      return read()
    },
  }
}

/** The store's own file of its products, as it would edit it. */
export const exportFile = async (t: TestApp, token: string, format = 'csv', locale = 'ar'): Promise<Buffer> =>
  (
    await t.app.inject({
      url: `/api/store/products/export-for-import?format=${format}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
    })
  ).rawPayload
