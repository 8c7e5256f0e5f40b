import { expect, test } from 'vitest'
import { describeVariant, variantTitle } from './axes.ts'

const chosen = [
  { axis: { ar: 'المقاس', en: 'Size' }, value: { ar: '54', en: '54' } },
  { axis: { ar: 'اللون', en: '' }, value: { ar: 'أسود', en: 'Black' } },
]

test('a variant is named by its values, or described with their options in the available language', () => {
  expect([variantTitle(chosen, 'ar'), variantTitle(chosen, 'en')]).toEqual(['54، أسود', '54, Black'])
  expect([describeVariant(chosen, 'ar'), describeVariant(chosen, 'en')]).toEqual(['المقاس: 54، اللون: أسود', 'Size: 54, اللون: Black'])
  expect(describeVariant([], 'ar')).toBe('')
})
