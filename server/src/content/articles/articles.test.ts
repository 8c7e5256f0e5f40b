import { beforeAll, describe, expect, it } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { memberOfStore } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
let admin = ''
let merchant = ''
const ids = new Map<string, string>()

const bilingual = (text: string) => ({ ar: `${text} ع`, en: text })
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function write(name: string, body: Record<string, unknown>, path = '/admin/news') {
  const answer = await t.call('POST', path, {
    token: admin,
    body: {
      title: bilingual(name),
      body: { ar: '<p>نص <script>x()</script>الخبر</p>', en: `<p>${name} &amp; more</p>` },
      image: null,
      published_at: yesterday(),
      active: true,
      ...body,
    },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  ids.set(name, answer.body.id)
}

type Cards = { title: string; excerpt: string }[]
const titles = (body: { data: Cards }) => body.data.map(({ title }) => title).sort()

beforeAll(async () => {
  admin = (await adminWith(t)).token
  merchant = (await memberOfStore(t)).token
  const news = { audience: 'all', news_link: null }
  await write('everyone', news)
  await write('visitors', { ...news, audience: 'landing' })
  await write('merchants', { ...news, audience: 'stores' })
  await write('tomorrow', { ...news, published_at: tomorrow() })
  await write('draft', { ...news, active: false })
  await write('faster', {}, '/admin/rahba-improvements')
  await write('soon', { published_at: tomorrow() }, '/admin/rahba-improvements')
})

describe('news', () => {
  it('is visible to its audience after its publishing time', async () => {
    expect(titles((await t.call('GET', '/news', { locale: 'en' })).body)).toEqual(['everyone', 'visitors'])
    expect(titles((await t.call('GET', '/store/news', { token: merchant, locale: 'en' })).body)).toEqual(['everyone', 'merchants'])
    const landing = await t.call('GET', '/landing', { locale: 'en' })
    expect(titles({ data: landing.body.news })).toEqual(['everyone', 'visitors'])
  })

  it.each(['merchants', 'tomorrow', 'draft'])('%s: a visitor who knows its address can’t find it', async (name) => {
    expect((await t.call('GET', `/news/${ids.get(name)}`)).status).toBe(404)
  })

  it('is shown in the reader’s language, clean, with the beginning of its text as plain words', async () => {
    const read = await t.call('GET', `/store/news/${ids.get('merchants')}`, { token: merchant, locale: 'ar' })
    expect(read.body).toMatchObject({ title: 'merchants ع', body: '<p>نص الخبر</p>' })
    const found = await t.call('GET', '/store/news', { token: merchant, locale: 'en', query: { q: 'merchants' } })
    expect(found.body.data.map(({ excerpt }: Cards[number]) => excerpt)).toEqual(['merchants & more'])
  })

  it('of merchants is not shown to visitors', async () => expect((await t.call('GET', '/store/news')).status).toBe(401))
})

describe('improvements', () => {
  it('are visible to merchants after publication', async () => {
    const list = await t.call('GET', '/store/rahba-improvements', { token: merchant, locale: 'en' })
    expect(titles(list.body)).toEqual(['faster'])
    const path = '/store/rahba-improvements'
    expect((await t.call('GET', `${path}/${ids.get('faster')}`, { token: merchant, locale: 'en' })).body.title).toBe('faster')
    expect((await t.call('GET', `${path}/${ids.get('soon')}`, { token: merchant })).status).toBe(404)
  })
})
