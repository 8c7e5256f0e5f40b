import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { SideMark } from './side-mark.tsx'

const read = async (texts: { ar: string; en: string }[], complete = false) =>
  (await drawn(createElement(SideMark, { texts, complete }), 'en', ['kit'])).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')

test('a mark names each missing language', async () => {
  expect(
    await read([
      { ar: 'لون', en: 'Colour' },
      { ar: 'أحمر', en: '' },
    ]),
  ).toBe('English is missing')
  expect(
    await read([
      { ar: '', en: 'Red' },
      { ar: 'أزرق', en: '' },
    ]),
  ).toBe('Arabic is missingEnglish is missing')
  expect(await read([{ ar: 'لون', en: 'Colour' }])).toBe('')
  expect(await read([{ ar: 'لون', en: 'Colour' }], true)).toBe('Complete in both languages')
  expect(await read([{ ar: '', en: '' }], true)).toBe('')
})
