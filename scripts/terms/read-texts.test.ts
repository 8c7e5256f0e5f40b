import { expect, it } from 'vitest'
import { readTexts } from './read-texts.ts'

const read = (file: string, text: string) => readTexts({ file, text }).map(({ key, locale, words }) => `${locale} ${key}: ${words}`)

it('a dictionary gives all its strings, with keys and placeholders', () => {
  const text = `
    import type { text as ar } from '../ar/kit.ts'
    export const text: typeof ar = { list: { all: 'All', n: (n) => \`\${n} of \${many ? 'many' : 'few'}\` } }`
  expect(read('web/src/text/en/kit.ts', text)).toEqual(['en list.all: All', 'en list.n: {} of {}', 'en list.n: many', 'en list.n: few'])
})

it('other files give the texts under ar and en, and pairs of texts', () => {
  const text = `
    import { x } from './user.ts'
    const labels = { paid: { ar: 'مدفوع', en: 'Paid' } }
    const missing = [line('stores', 'الاسم', 'Name')]
    const greet = locale === 'ar' ? \`مرحبًا \${name}\` : \`Hello \${name}\`
    const plural = pluralEn(n, { one: 'one item', other: '{n} items' })
    const state: 'user' | 'store' = row.kind === 'user' ? 'user' : 'store'
    function say() {
      if (locale === 'ar') return 'لا شيء'
      return 'Nothing here'
    }`
  expect(read('server/src/orders/say.ts', text)).toEqual([
    'ar paid: مدفوع',
    'en paid: Paid',
    'ar : الاسم',
    'en : Name',
    'ar : مرحبًا {}',
    'en : Hello {}',
    'en one: one item',
    'en other: {n} items',
    'ar : لا شيء',
    'en : Nothing here',
  ])
})

it('a file that reads texts of others gives none', () => {
  expect(read('server/src/catalog/import/guess-mapping.ts', "const names = { shelf_id: 'shelf|الرف' }")).toEqual([])
})
