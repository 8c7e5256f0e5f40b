import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { htmlCorpus } from '../../test/html-corpus.ts'
import { findFaults } from '../../test/html-faults.ts'
import { inProve } from '../../test/in-prove.ts'
import { testApp } from '../../test/test-app.ts'
import { cleanHtml } from '../platform/html.ts'
import { publishPage, savePage } from './pages/save-page.ts'
import { faqs, news, pages, pageVersions } from './table.ts'

// The way in and the way out of rich text (reliability goal G14). What runs in a browser: e2e/rich-text.spec.ts.
// Every run of the tests cleans the whole corpus (platform/html.test.ts) and sends an eighth of it through the calls; a proof sends all.
const corpus = inProve ? htmlCorpus : htmlCorpus.filter((_, index) => index % 8 === 0)
const t = await testApp()
let token = ''
let admin_id = ''
const both = (html: string) => ({ ar: html, en: html })
const title = both('x')

beforeAll(async () => {
  const made = await adminWith(t)
  token = made.token
  admin_id = made.admin_id
})

const acting = (rows: readonly { name: string; html: string }[]) =>
  rows.flatMap(({ name, html }) => {
    const faults = findFaults(html)
    return faults.length > 0 ? [{ name, html, faults }] : []
  })

describe('writing', () => {
  it('a record stores no active parts', async () => {
    const kept: { name: string; html: string }[] = []
    const created = await t.call('POST', '/admin/faqs', {
      token,
      body: { question: title, answer: both('<p>x</p>'), audience: 'landing', position: 1, active: true },
    })
    for (const { name, html } of corpus) {
      const body = { question: title, answer: both(html), audience: 'landing', position: 1, active: true }
      const answer = await t.call('PUT', `/admin/faqs/${created.body.id}`, { token, body })
      if (cleanHtml(html) === '') {
        expect([answer.status, Object.keys(answer.body.fields)], name).toEqual([422, ['answer.ar']])
        continue
      }
      expect(answer.status, name).toBe(200)
      const [row] = await t.db.select({ answer: faqs.answer }).from(faqs).where(eq(faqs.id, created.body.id))
      kept.push({ name, html: row?.answer.en ?? '' }, { name: `${name}, answered`, html: answer.body.answer.ar })
    }
    expect(acting(kept)).toEqual([])
  }, 120_000)

  it('a text of blanks is rejected at its field', async () => {
    const body = { question: title, answer: both(' \u00a0\n'), audience: 'landing', position: 1, active: true }
    const { status, body: answer } = await t.call('POST', '/admin/faqs', { token, body })
    expect([status, Object.keys(answer.fields)]).toEqual([422, ['answer.ar']])
  })

  it.each([
    ['of which cleaning leaves nothing', '<script>alert(1)</script>', 'answer.ar', 'الإجابة'],
    ['that cleaning makes too long', '&'.repeat(20_000), 'answer.ar', '50,000'],
  ])('an answer %s is rejected at its field', async (_what, html, field, words) => {
    const body = { question: title, answer: { ar: html, en: '' }, audience: 'landing', position: 1, active: true }
    const { status, body: answer } = await t.call('POST', '/admin/faqs', { token, body, locale: 'ar' })
    expect([status, Object.keys(answer.fields)]).toEqual([422, [field]])
    expect(answer.fields[field]).toContain(words)
  })

  it('a page that is empty after cleaning is saved as a draft and not published', async () => {
    const body = { title, body: { ar: '<p>نص</p>', en: '<style>a{}</style>' }, texts: {} }
    expect((await t.call('PUT', '/admin/pages/terms-conditions', { token, body })).status).toBe(200)
    const { status, body: answer } = await t.call('POST', '/admin/pages/terms-conditions/publish', { token, body })
    expect([status, Object.keys(answer.fields)]).toEqual([422, ['body.en']])
  })

  it('a page stores no active parts, as a draft or published', async () => {
    const kept: { name: string; html: string }[] = []
    for (const { name, html } of corpus) {
      const { after } = await savePage(t.db, { id: 'about-us', admin_id }, { title, body: both(html), texts: {} })
      kept.push({ name, html: after.body.ar })
    }
    expect(acting(kept)).toEqual([])
  }, 60_000)
})

describe('reading', () => {
  it('unclean text in the database is cleaned when it is read', async () => {
    const rows = await t.db
      .insert(news)
      .values(
        corpus.map(({ html }) => ({
          title,
          body: both(html.replaceAll('\u0000', '')),
          audience: 'all' as const,
          published_at: '2026-01-01T00:00:00.000Z',
        })),
      )
      .returning({ id: news.id })
    const read: { name: string; html: string }[] = []
    for (const { id } of rows) read.push({ name: id, html: (await t.call('GET', `/news/${id}`)).body.body })
    for (const { id } of rows.slice(0, 100))
      read.push({ name: `${id}, edited`, html: (await t.call('GET', `/admin/news/${id}`, { token })).body.body.en })
    expect(read.length).toBeGreaterThan(corpus.length)
    expect(acting(read)).toEqual([])
    await t.db.delete(news).where(
      inArray(
        news.id,
        rows.map(({ id }) => id),
      ),
    )
  }, 120_000)

  it('a published version is cleaned as well', async () => {
    const { after } = await publishPage(t.db, { id: 'privacy-policy', admin_id }, { title, body: both('<p>x</p>'), texts: {} })
    const body = both('<p onclick="x()">x</p><script>x()</script>')
    const [version] = await t.db
      .insert(pageVersions)
      .values({ page_id: after.id, number: 2, title, body })
      .returning({ id: pageVersions.id })
    await t.db
      .update(pages)
      .set({ published_id: version?.id ?? null, body })
      .where(eq(pages.id, after.id))
    const answers = [
      (await t.call('GET', '/pages/privacy-policy')).body.body,
      (await t.call('GET', '/admin/pages/privacy-policy', { token })).body.body.ar,
      (await t.call('GET', '/admin/pages/privacy-policy/versions/2', { token })).body.body.en,
    ]
    expect(answers).toEqual(['<p>x</p>', '<p>x</p>', '<p>x</p>'])
  })
})
