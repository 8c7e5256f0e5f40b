import { expect, test } from 'vitest'
import { parted } from './parted.ts'

const start = 'الرحبة في كلامنا هي الساحة الواسعة التي يلتقي فيها الناس وتقام فيها السوق، وأخذنا الاسم والفكرة معًا: '

test('short texts are shown whole', () => {
  expect(parted('تمر سكري', 'تمر خلاص')).toEqual(['تمر سكري', 'تمر خلاص'])
  expect(parted('', 'one')).toEqual(['', 'one'])
})

test('long texts show where they part, with the words before it', () => {
  const [before, after] = parted(`${start}مكان قريب`, `${start}مكان بعيد`)
  expect(before).toMatch(/^….*مكان قريب$/)
  expect(after).toMatch(/^….*مكان بعيد$/)
  expect(before.split('مكان')[0]).toBe(after.split('مكان')[0])
})

test('what was written on at the end is seen', () => {
  expect(parted(start, `${start}وسطر جديد`)[1]).toContain('وسطر جديد')
})

test('neither is longer than a glance', () => {
  for (const text of parted('a '.repeat(400), 'b '.repeat(400))) expect(text.length).toBeLessThanOrEqual(91)
})
