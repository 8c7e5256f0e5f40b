import { expect, test } from 'vitest'
import { bareApp } from '../../../test/bare-app.ts'

const { app } = await bareApp(async (bare) => {
  bare.get('/:locale/broken', () => {
    throw new Error('the web could not draw its own error page')
  })
})
const open = (url: string, accept: string) => app.inject({ method: 'GET', url, headers: { accept } })

test('a page that can’t be rendered is one sentence in the page’s language, with a link home', async () => {
  for (const [locale, sentence] of [
    ['ar', 'حدث خطأ أثناء عرض صفحة الخطأ'],
    ['en', 'An error occurred while showing the error page'],
  ]) {
    const page = await open(`/${locale}/broken`, 'text/html')
    expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(page.body).toContain(sentence)
    expect(page.body).toContain(`href="/${locale}"`)
    expect(page.body).not.toContain('could not draw')
  }
  expect((await open('/ar/broken', 'application/json')).json()).toMatchObject({ code: 'internal' })
})
