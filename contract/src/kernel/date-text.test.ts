import { expect, test } from 'vitest'
import { formatDate, formatNearDate } from './date-text.ts'

const now = Date.parse('2026-12-31T20:59:00.000Z') // 23:59 in Riyadh, a minute before the year ends there

test('a near date leaves out the year that it is in Riyadh, and no other', () => {
  expect(formatNearDate('2026-03-04', 'en', 'date', now)).toBe('4 Mar')
  expect(formatNearDate('2026-03-04T09:05:00.000Z', 'en', 'dateTime', now)).toBe('4 Mar, 12:05 pm')
  expect(formatNearDate('2026-12-31T21:30:00.000Z', 'en', 'dateTime', now)).toBe(formatDate('2026-12-31T21:30:00.000Z', 'en', 'dateTime'))
  expect(formatNearDate('2026-12-31T21:30:00.000Z', 'en', 'dateTime', now)).toContain('2027')
  expect(formatNearDate('2026-03-04', 'en', 'date', now + 60_000)).toBe('4 Mar 2026')
  expect(formatNearDate('2026-03-04', 'ar', 'date', now)).toBe('4 مارس')
})

test('a text that is no date stays empty', () => {
  expect(formatNearDate('soon', 'en', 'date', now)).toBe('')
})
