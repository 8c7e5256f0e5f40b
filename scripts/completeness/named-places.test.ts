import { expect, test } from 'vitest'
import { faqs } from '../../server/seed/data/content-faqs.ts'
import { codeBelow } from './source.ts'

// The help that the demo market gives to merchants sends them to pages and tabs by their names.
test('every place that an answer for merchants names exists under that name in the portal', () => {
  for (const [locale, quoted] of [
    ['ar', /«([^»]+)»/g],
    ['en', /“([^”]+)”/g],
  ] as const) {
    const named = faqs
      .filter(({ audience }) => audience === 'stores')
      .flatMap(({ answer }) => [...answer[locale].matchAll(quoted)].map(([, name = '']) => name))
    const said = codeBelow(`web/src/text/${locale}`)
    expect(named.filter((name) => !said.some(({ text }) => text.includes(`'${name}'`)))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  }
})
