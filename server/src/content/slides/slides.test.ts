import { beforeAll, describe, expect, it } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeSample } from '../../../test/samples.ts'
import { testApp } from '../../../test/test-app.ts'
import { getMounted } from '../../platform/crud/mounted.ts'

const t = await testApp()
const all = new Map([...getMounted(t.app)].map(([path, { resource }]) => [path, resource]))
const resource = all.get('/admin/slides')
let token = ''

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

async function add(title: string, over: Record<string, unknown> = {}) {
  if (!resource) throw new Error('slides are not mounted')
  const sample = await makeSample(t, token, resource, all)
  const body = { ...sample, title: { ar: `${title} ع`, en: title }, placement: 'landing', start_date: null, end_date: null, ...over }
  return t.call('POST', '/admin/slides', { token, body, locale: 'en' })
}
const listStates = (list: { title: string; state: string }[]) => list.map(({ title, state }) => `${title} ${state}`)
const shown = async (placement: string) =>
  (await t.call('GET', '/slides', { query: { placement }, locale: 'en' })).body.map(({ title }: { title: string }) => title)

beforeAll(async () => {
  token = (await adminWith(t)).token
  await add('second', { position: 2 })
  await add('first', { position: 1, start_date: day(-3), end_date: day(3) })
  await add('over', { position: 3, end_date: day(-2) })
  await add('to come', { position: 4, start_date: day(2) })
  await add('off', { position: 5, active: false })
  await add('portal', { placement: 'stores' })
})

describe('slides', () => {
  it('are shown on their days, in their place and order', async () => {
    expect(await shown('landing')).toEqual(['first', 'second'])
    expect(await shown('stores')).toEqual(['portal'])
    expect(await shown('shoppers')).toEqual([])
    const { body } = await t.call('GET', '/landing', { locale: 'en' })
    expect(body.slides.map(({ title }: { title: string }) => title)).toEqual(['first', 'second'])
  })

  it('can be previewed until they end', async () => {
    const preview = await t.call('GET', '/admin/slides/preview', { token, query: { placement: 'landing' }, locale: 'en' })
    expect(listStates(preview.body)).toEqual(['first runs', 'second runs', 'to come scheduled', 'off hidden'])
    expect((await t.call('GET', '/admin/slides/preview', { query: { placement: 'landing' } })).status).toBe(401)
  })

  it('can be previewed for a chosen day', async () => {
    const on = (day: string) => t.call('GET', '/admin/slides/preview', { token, query: { placement: 'landing', on: day }, locale: 'en' })
    expect(listStates((await on(day(2))).body)).toEqual(['first runs', 'second runs', 'to come runs', 'off hidden'])
    expect(listStates((await on(day(4))).body)).toEqual(['second runs', 'to come runs', 'off hidden'])
    expect(listStates((await on(day(-3))).body)).toContain('over runs')
    expect(await on('2026-02-31')).toMatchObject({ status: 422, body: { fields: { on: expect.any(String) } } })
  })

  it('show the Arabic picture where there is no English one', async () => {
    const made = await add('one picture', { placement: 'shoppers', image_en: null })
    const [slide] = (await t.call('GET', '/slides', { query: { placement: 'shoppers' }, locale: 'en' })).body
    expect(slide.image).toBe(made.body.image_ar)
  })

  it('may not end before they start', async () => {
    const refused = await add('backwards', { start_date: day(3), end_date: day(1) })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual({ end_date: 'The end date can’t be before the start date' })
  })

  it('link to a full address or to one of our pages, stored without its language', async () => {
    expect((await add('own', { link: '/ar/s/sadeem-roastery' })).body.link).toBe('/s/sadeem-roastery')
    expect((await add('home', { link: '/en' })).body.link).toBe('/')
    expect((await add('out', { link: 'https://example.com/a' })).body.link).toBe('https://example.com/a')
    for (const link of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://example.com', 's/x', '/a b'])
      expect((await add('bad', { link })).status, link).toBe(422)
  })
})
