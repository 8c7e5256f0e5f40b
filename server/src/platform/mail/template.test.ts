import { expect, test } from 'vitest'
import { markLanguages } from './template.ts'

test('marks words of the other language, and leaves everything else unmarked', () => {
  expect(markLanguages('قبِل متجر Sadeem Roastery طلبك رقم 5 & <b>', 'ar')).toBe(
    'قبِل متجر <span lang="en">Sadeem Roastery</span> طلبك رقم 5 &amp; &lt;<span lang="en">b</span>&gt;',
  )
  expect(markLanguages('Your order from محمصة سديم is ready.', 'en')).toBe('Your order from <span lang="ar">محمصة سديم</span> is ready.')
  expect(markLanguages('12.50 – 2026', 'ar')).toBe('12.50 – 2026')
})
