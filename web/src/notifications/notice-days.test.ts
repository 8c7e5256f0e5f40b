import { expect, test } from 'vitest'
import { groupByDay, nameNoticeDay } from './notice-days.ts'

const words = { today: 'اليوم', yesterday: 'أمس' }
// 00:30 in Riyadh.
const now = Date.parse('2026-11-26T21:30:00Z')

test('notices are grouped by their day in Riyadh, in the order of the list', () => {
  const notices = ['2026-11-26T21:05:00Z', '2026-11-26T20:55:00Z', '2026-11-25T21:00:00Z'].map((created_at) => ({ created_at }))
  expect(groupByDay(notices).map(([day, some]) => [day, some.length])).toEqual([
    ['2026-11-27', 1],
    ['2026-11-26', 2],
  ])
})

test('the last two days have a name, others their date', () => {
  expect(nameNoticeDay('2026-11-27', words, 'ar', now)).toBe('اليوم')
  expect(nameNoticeDay('2026-11-26', words, 'ar', now)).toBe('أمس')
  expect(nameNoticeDay('2026-11-25', words, 'ar', now)).toContain('2026')
})
