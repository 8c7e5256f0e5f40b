import type { EditedPage } from '@rahba/contract/content/pages'
import type { Locale } from '@rahba/contract/kernel/locale'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { text as ar } from '../../text/ar/admin/content.ts'
import { text as en } from '../../text/en/admin/content.ts'
import { StaleTextsNotice } from './stale-notice.tsx'

const content = { title: { ar: 'اتفاقية التاجر', en: 'Merchant agreement' }, body: { ar: '<p>البند الأول</p>', en: '<p>First clause</p>' } }
const page: EditedPage = {
  ...content,
  id: '01981c5e-0000-7000-8000-000000000001',
  slug: 'merchant-agreement',
  texts: {},
  updated_at: '2026-11-20T09:00:00.000Z',
  saved_by: null,
  published: { ...content, number: 1, published_at: '2026-11-20T09:00:00.000Z', published_by: null },
  changed: true,
}
const texts: Record<Locale, typeof ar> = { ar, en }
const notice = (locale: Locale, body: typeof content.body, of = page) =>
  drawn(createElement(StaleTextsNotice, { page: of, body: { ...content, body, texts: {} } }), locale, ['admin/content'])

test.each<Locale>(['ar', 'en'])('publishing with one rewritten language is warned about, in %s', async (locale) => {
  const { staleText } = texts[locale].page
  expect(await notice(locale, { ...content.body, ar: '<p>البند الثاني</p>' })).toContain(staleText.body.en)
  expect(await notice(locale, { ...content.body, en: '<p>Second clause</p>' })).toContain(staleText.body.ar)
})

test('there is no notice if both languages changed, neither did, or nothing was published', async () => {
  const both = { ar: '<p>البند الثاني</p>', en: '<p>Second clause</p>' }
  const { staleHint } = en.page
  expect(await notice('en', both)).not.toContain(staleHint)
  expect(await notice('en', content.body)).not.toContain(staleHint)
  expect(await notice('en', { ...both, en: content.body.en }, { ...page, published: null })).not.toContain(staleHint)
})
