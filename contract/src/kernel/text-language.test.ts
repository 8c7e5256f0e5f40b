import { expect, test } from 'vitest'
import { findLanguage } from './text-language.ts'

test.each([
  ['عباية كتان', 'ar'],
  ['Linen abaya', 'en'],
  ['عباية Zara سوداء', 'ar'],
  ['<p>Linen abaya</p>', 'en'],
  ['<strong>عباية</strong>', 'ar'],
  ['54', null],
  ['', null],
])('%s is written in %s', (text, language) => expect(findLanguage(text)).toBe(language))
