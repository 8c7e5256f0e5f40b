import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { auditLog } from '../../platform/audit/table.ts'

const t = await testApp()
let token = ''

const content = (words: string) => ({ title: { ar: 'عنوان', en: words }, body: { ar: '<p>نص</p>', en: `<p>${words}</p>` }, texts: {} })
const edited = async (id: string) => (await t.call('GET', `/admin/pages/${id}`, { token })).body
const read = (slug: string) => t.call('GET', `/pages/${slug}`, { locale: 'en' })
const send = (method: 'PUT' | 'POST', path: string, body?: unknown, headers?: Record<string, string>) =>
  t.call(method, `/admin/pages/${path}`, { token, body, locale: 'en', ...(headers ? { headers } : {}) })

beforeAll(async () => {
  token = (await adminWith(t)).token
})

describe('a page', () => {
  it('has a draft from the start, and is not public', async () => {
    expect(await edited('about-us')).toMatchObject({ slug: 'about-us', title: { ar: '', en: '' }, published: null, changed: true })
    expect((await read('about-us')).status).toBe(404)
    const { id } = await edited('about-us')
    expect((await edited(id)).slug).toBe('about-us')
  })

  it('is shown as published while its draft changes', async () => {
    expect((await send('POST', 'about-us/publish', content('First'))).body).toMatchObject({ published: { number: 1 }, changed: false })
    const saved = await send('PUT', 'about-us', content('Second'))
    // The editor compares the draft with what readers see, to find the language that fell behind.
    expect(saved.body).toMatchObject({ published: { number: 1, title: { en: 'First' }, body: { en: '<p>First</p>' } }, changed: true })
    expect((await read('about-us')).body).toMatchObject({ title: 'First', body: '<p>First</p>' })
    await send('POST', 'about-us/publish', content('Second'))
    expect((await read('about-us')).body.title).toBe('Second')
    expect((await t.call('GET', '/pages', { locale: 'en' })).body).toEqual([{ slug: 'about-us', title: 'Second' }])
  })

  it('keeps every version with who published it and when, and restores one into the editor', async () => {
    const versions = (await t.call('GET', '/admin/pages/about-us/versions', { token })).body
    expect(versions.data.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    expect(versions.data[0]).toMatchObject({ published_by: expect.any(String), published_at: expect.any(String) })
    expect((await t.call('GET', '/admin/pages/about-us/versions/1', { token })).body.body.en).toBe('<p>First</p>')
    const restored = await send('POST', 'about-us/versions/1/restore', {})
    expect(restored.body).toMatchObject({ title: { en: 'First' }, changed: true, published: { number: 2 } })
    expect((await read('about-us')).body.title).toBe('Second')
    expect((await send('POST', 'about-us/versions/9/restore', {})).status).toBe(404)
    const [last] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'pages.restore'))
    expect(last).toMatchObject({ before: { title: { en: 'Second' } }, after: { title: { en: 'First' } } })
  })

  it('may be incomplete as a draft, but not when published', async () => {
    const half = { title: { ar: 'الخصوصية', en: '' }, body: { ar: '<p>نص</p>', en: '' }, texts: {} }
    expect((await send('PUT', 'privacy-policy', half)).status).toBe(200)
    const refused = await send('POST', 'privacy-policy/publish', half)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.fields).sort()).toEqual(['body.en', 'title.en'])
  })

  it('warns the second of two editors on every action', async () => {
    const headers = { 'if-match': `"${(await edited('terms-conditions')).updated_at}"` }
    expect((await send('PUT', 'terms-conditions', content('Mine'), headers)).status).toBe(200)
    for (const [method, path, body] of [
      ['PUT', 'terms-conditions', content('Yours')],
      ['POST', 'terms-conditions/publish', content('Yours')],
    ] as const)
      expect((await send(method, path, body, headers)).body.code).toBe('stale_record')
    expect((await edited('terms-conditions')).title.en).toBe('Mine')
  })

  it('keeps the editor’s formatting and removes active parts', async () => {
    const page = content('Safe')
    const body = { ar: '<p onclick="x()">نص</p><script>x()</script>', en: '<p><a href="javascript:x()">go</a></p>' }
    await send('POST', 'terms-conditions/publish', { ...page, body })
    expect((await edited('terms-conditions')).body).toEqual({ ar: '<p>نص</p>', en: '<p><a>go</a></p>' })
    expect((await read('terms-conditions')).body.body).toBe('<p><a>go</a></p>')
  })
})

describe('the home page', () => {
  it('shows the words that administrators wrote, and the defaults otherwise', async () => {
    expect((await t.call('GET', '/landing', { locale: 'en' })).body.welcome).toBeNull()
    const texts = { steps_title: { ar: 'ثلاث', en: 'Three' }, news_title: { ar: '', en: '' }, call_title: { ar: 'هنا', en: '' } }
    await send('POST', 'home/publish', { ...content('Welcome'), texts })
    const { body } = await t.call('GET', '/landing', { locale: 'en' })
    expect(body.welcome).toEqual({ title: 'Welcome', body: '<p>Welcome</p>', texts: { steps_title: 'Three', call_title: 'هنا' } })
    expect((await edited('home')).texts).toEqual({ steps_title: texts.steps_title, call_title: texts.call_title })
  })

  it('accepts only its own texts, and other pages accept none', async () => {
    const unknown = await send('PUT', 'home', { ...content('x'), texts: { footer: { ar: 'x', en: 'x' } } })
    expect(unknown.status).toBe(422)
    await send('PUT', 'about-us', { ...content('x'), texts: { steps_title: { ar: 'x', en: 'x' } } })
    expect((await edited('about-us')).texts).toEqual({})
  })
})
