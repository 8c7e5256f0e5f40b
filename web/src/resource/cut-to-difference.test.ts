import { expect, test } from 'vitest'
import { cutToDifference } from './cut-to-difference.ts'

const start = 'الرحبة في كلامنا هي الساحة الواسعة التي يلتقي فيها الناس وتقام فيها السوق، وأخذنا الاسم والفكرة معًا: '

test('shows short texts whole', () => {
  expect(cutToDifference('تمر سكري', 'تمر خلاص')).toEqual(['تمر سكري', 'تمر خلاص'])
  expect(cutToDifference('', 'one')).toEqual(['', 'one'])
})

test('shows long texts at their difference, with the words before it', () => {
  const [before, after] = cutToDifference(`${start}مكان قريب`, `${start}مكان بعيد`)
  expect(before).toMatch(/^….*مكان قريب$/)
  expect(after).toMatch(/^….*مكان بعيد$/)
  expect(before.split('مكان')[0]).toBe(after.split('مكان')[0])
})

test('shows text that was appended', () => {
  expect(cutToDifference(start, `${start}وسطر جديد`)[1]).toContain('وسطر جديد')
})

test('limits the length of both', () => {
  for (const text of cutToDifference('a '.repeat(400), 'b '.repeat(400))) expect(text.length).toBeLessThanOrEqual(91)
})
