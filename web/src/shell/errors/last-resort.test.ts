import type { Locale } from '@rahba/contract/kernel/locale'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorBoundary } from '../../root.tsx'
import { LocaleContext } from '../../text/locale.ts'
import { loadTexts } from '../../text/use-text.ts'
import { ErrorPage } from './error-page.tsx'
import { LastResort } from './last-resort.tsx'

/** The page React shows once the error page itself has failed. A server renders no boundary's fallback, so the state is set beforehand. */
class Failed extends LastResort {
  override state = LastResort.getDerivedStateFromError()
}

async function drawn(boundary: typeof LastResort, locale: Locale): Promise<string> {
  await loadTexts(locale, ['common'])
  const page = createElement(boundary, null, createElement('h1', null, 'The error page'))
  return renderToString(createElement(LocaleContext, { value: locale }, page))
}

test.each([
  ['ar', 'حدث خطأ أثناء عرض صفحة الخطأ', 'الانتقال إلى الصفحة الرئيسية'],
  ['en', 'An error occurred while showing the error page', 'Go to home page'],
] as const)('a failing error page is replaced by one sentence and a link home, in %s', async (locale, sentence, home) => {
  const html = await drawn(Failed, locale)
  expect(html).toContain(`<p>${sentence}</p>`)
  expect(html).toContain(`<a href="/${locale}">${home}</a>`)
  expect(html).not.toContain('The error page')
})

test('a working error page is shown unchanged', async () => {
  expect(await drawn(LastResort, 'en')).toBe('<h1>The error page</h1>')
})

test('the root boundary wraps its error page', () => {
  const shown = ErrorBoundary({ error: new Error('a page failed') } as Parameters<typeof ErrorBoundary>[0])
  expect([shown.type, shown.props.children.type]).toEqual([LastResort, ErrorPage])
})
