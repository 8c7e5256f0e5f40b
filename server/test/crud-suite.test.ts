import type { Field } from '@rahba/contract/kernel/field'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import type { Resource } from '@rahba/contract/kernel/resource'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../src/platform/audit/table.ts'
import { getMounted } from '../src/platform/crud/mounted.ts'
import { files } from '../src/platform/files/table.ts'
import { adminWith } from './actors.ts'
import { createSample, makeSample } from './samples.ts'
import { testApp } from './test-app.ts'

// Every declared resource, whatever it is, keeps the same promises. A new one is tested by being mounted.
const t = await testApp()
const { token } = await adminWith(t)
const all = new Map([...getMounted(t.app)].map(([path, { resource }]) => [path, resource]))
// these have rules of their own, and tests of their own beside them
const byHand = new Set(['admins', 'roles', 'sections'])
const plain = [...all.values()].filter(({ name }) => !byHand.has(name))

const bilingual = (field: Field | undefined) => field?.kind === 'bilingual'
const listFiles = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'image' || kind === 'file' ? [name] : []))
const getTitle = (resource: Resource, row: Record<string, unknown>) => {
  const title = row[resource.title]
  return bilingual(resource.fields[resource.title]) ? (title as { ar: string }).ar : String(title) // a bilingual field
}

it('finds the resources that are mounted', () => {
  expect(plain.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'countries',
      'regions',
      'cities',
      'categories',
      'subcategories',
      'banks',
      'faqs',
      'advantages',
      'partners',
      'news',
      'slides',
      'improvements',
    ]),
  )
})

describe.each(plain.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const calls = (id?: string) => (id ? `${resource.path}/${id}` : resource.path)

  it('is created, read, found, changed and deleted, each with its audit entry', async () => {
    const row = await createSample(t, token, resource, all)
    const read = await t.call('GET', calls(row.id), { token })
    expect(read.body).toEqual(row)
    if (resource.list.search.length > 0) {
      const found = await t.call('GET', calls(), { token, query: { q: getTitle(resource, row) } })
      expect(found.body.data.map(({ id }: { id: string }) => id)).toContain(row.id)
    }
    const changed = await t.call('PUT', calls(row.id), {
      token,
      body: await makeSample(t, token, resource, all),
      headers: { 'if-match': String(row.updated_at) },
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.updated_at).not.toBe(row.updated_at)
    const removed = await t.call('DELETE', calls(row.id), { token })
    expect(removed.status).toBe(204)
    expect((await t.call('GET', calls(row.id), { token })).status).toBe(404)
    const entries = await t.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entity_id, row.id)).orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual([`${resource.name}.create`, `${resource.name}.update`, `${resource.name}.delete`])
  })

  it.runIf(listFiles(resource).length > 0)('stores its files, and releases them when it is deleted', async () => {
    const row = await createSample(t, token, resource, all)
    const ids = listFiles(resource).flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []))
    expect(ids.length).toBeGreaterThan(0)
    const attached = async () => (await t.db.select().from(files).where(inArray(files.id, ids))).filter((file) => file.attached_at !== null)
    expect(await attached()).toHaveLength(ids.length)
    await t.call('DELETE', calls(row.id), { token })
    expect(await attached()).toEqual([])
  })

  it('warns the second of two editors, and keeps the first one’s work', async () => {
    const row = await createSample(t, token, resource, all)
    const first = await makeSample(t, token, resource, all)
    const headers = { 'if-match': String(row.updated_at) }
    expect((await t.call('PUT', calls(row.id), { token, body: first, headers })).status).toBe(200)
    const second = await t.call('PUT', calls(row.id), { token, body: await makeSample(t, token, resource, all), headers, locale: 'en' })
    expect(second.status).toBe(409)
    expect(second.body.code).toBe('stale_record')
  })

  it.each(['ar', 'en'] as const)('names every missing field in %s', async (locale) => {
    const { body, status } = await t.call('POST', calls(), { token, body: {}, locale })
    expect(status).toBe(422)
    for (const [name, field] of Object.entries(resource.fields)) {
      if (!field.required) continue
      expect(body.fields[name], name).toContain(fieldLabel([name], locale, resource.labels.fields))
    }
  })

  it('rejects fields that the server sets', async () => {
    const body = { ...(await makeSample(t, token, resource, all)), id: crypto.randomUUID(), created_at: '2020-01-01T00:00:00Z' }
    expect((await t.call('POST', calls(), { token, body })).status).toBe(422)
  })

  it('pages, sorts and rejects invalid queries', async () => {
    for (let n = 0; n < 3; n++) await createSample(t, token, resource, all)
    const [sort = ''] = resource.list.sort
    const first = await t.call('GET', calls(), { token, query: { per_page: 2, sort: `-${sort}` } })
    expect(first.body.data).toHaveLength(2)
    expect(first.body.meta.next_cursor).toEqual(expect.any(String))
    const next = await t.call('GET', calls(), { token, query: { per_page: 2, sort: `-${sort}`, cursor: first.body.meta.next_cursor } })
    const ids = (page: { body: { data: { id: string }[] } }) => page.body.data.map(({ id }) => id)
    expect(ids(next).some((id) => ids(first).includes(id))).toBe(false)
    for (const query of [{ cursor: 'nonsense' }, { sort: 'password_hash' }, { per_page: 101 }, { page: 0 }]) {
      const refused = await t.call('GET', calls(), { token, query: query as Record<string, string | number>, locale: 'en' }) // every value is a text or a number
      expect(refused.status, JSON.stringify(query)).toBe(422)
      expect(Object.keys(refused.body.fields)).toEqual(Object.keys(query))
    }
  })

  it('offers its names to forms, and exports the filtered list', async () => {
    const row = await createSample(t, token, resource, all)
    const options = await t.call('GET', `${calls()}/options`, { token, query: { ids: row.id } })
    expect(options.body).toEqual([{ id: row.id, title: row[resource.title] }])
    const csv = await t.call('GET', `${calls()}/export`, { token, query: { format: 'csv' } })
    expect(csv.body.charCodeAt(0)).toBe(0xfeff)
    // pictures are nothing a sheet can show
    const shown = resource.list.columns.find((name) => resource.fields[name]?.kind !== 'image') ?? ''
    expect(csv.body).toContain(fieldLabel([shown, ...(bilingual(resource.fields[shown]) ? ['ar'] : [])], 'ar', resource.labels.fields))
    const xlsx = await t.call('GET', `${calls()}/export`, { token, query: { format: 'xlsx' } })
    expect(xlsx.status).toBe(200)
    expect(xlsx.headers['content-disposition']).toContain('.xlsx')
  })

  it.runIf(resource.translatable.length > 0)('accepts its English text later, and lists missing translations', async () => {
    const [field = ''] = resource.translatable
    const whole = await makeSample(t, token, resource, all)
    const arabic = { ...whole, [field]: { ar: (whole[field] as { ar: string }).ar } } // a bilingual field
    const { body: row, status } = await t.call('POST', calls(), { token, body: arabic })
    expect(status, JSON.stringify(row)).toBe(201)
    expect(row[field].en).toBe('')
    const found = async (translation: string) => {
      const { body } = await t.call('GET', calls(), { token, query: { translation, per_page: 100, sort: '-created_at' } })
      return body.data.some(({ id }: { id: string }) => id === row.id)
    }
    expect([await found('missing_en'), await found('complete')]).toEqual([true, false])
    expect((await t.call('GET', `${calls()}/export`, { token, query: { format: 'csv', translation: 'missing_en' } })).status).toBe(200)
    expect((await t.call('GET', calls(), { token, query: { translation: 'half' } })).status).toBe(422)
    await t.call('PUT', calls(row.id), { token, body: whole })
    expect([await found('missing_en'), await found('complete')]).toEqual([false, true])
    const bare = await t.call('POST', calls(), { token, body: { ...whole, [field]: { ar: '', en: 'English alone' } } })
    expect(Object.keys(bare.body.fields)).toEqual([`${field}.ar`])
  })

  it('handles many together, each with its own result', async () => {
    const row = await createSample(t, token, resource, all)
    const unknownId = crypto.randomUUID()
    const answer = await t.call('POST', `${calls()}/bulk`, { token, body: { action: 'delete', ids: [row.id, unknownId] }, locale: 'en' })
    expect(answer.body.results).toEqual([
      { id: row.id, ok: true, error: null },
      { id: unknownId, ok: false, error: 'This item wasn’t found' },
    ])
  })

  it.runIf(resource.activatable)('is turned on and off in bulk', async () => {
    const row = await createSample(t, token, resource, all)
    await t.call('POST', `${calls()}/bulk`, { token, body: { action: 'deactivate', ids: [row.id] } })
    expect((await t.call('GET', calls(row.id), { token })).body.active).toBe(false)
  })

  it.runIf(resource.orderable)('can be sorted', async () => {
    const rows = [await createSample(t, token, resource, all), await createSample(t, token, resource, all)]
    await t.call('PUT', `${calls()}/order`, { token, body: { ids: rows.map(({ id }) => id).reverse() } })
    const [first, second] = await Promise.all(rows.map(async ({ id }) => (await t.call('GET', calls(id), { token })).body.position))
    expect(second).toBeLessThan(first)
  })
})
