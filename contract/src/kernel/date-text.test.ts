import { expect, test } from 'vitest'
import { formatDate, formatDayRange, formatDeadline, formatNearDate } from './date-text.ts'

const now = Date.parse('2026-12-31T20:59:00.000Z') // 23:59 in Riyadh, a minute before the year ends there

test('a near date omits the year only if it is the current year in Riyadh', () => {
  expect(formatNearDate('2026-03-04', 'en', 'date', now)).toBe('4 Mar')
  expect(formatNearDate('2026-03-04T09:05:00.000Z', 'en', 'dateTime', now)).toBe('4 Mar, 12:05 pm')
  expect(formatNearDate('2026-12-31T21:30:00.000Z', 'en', 'dateTime', now)).toBe(formatDate('2026-12-31T21:30:00.000Z', 'en', 'dateTime'))
  expect(formatNearDate('2026-12-31T21:30:00.000Z', 'en', 'dateTime', now)).toContain('2027')
  expect(formatNearDate('2026-03-04', 'en', 'date', now + 60_000)).toBe('4 Mar 2026')
  expect(formatNearDate('2026-03-04', 'ar', 'date', now)).toBe('4 مارس')
})

test('an invalid date stays empty', () => {
  expect(formatNearDate('soon', 'en', 'date', now)).toBe('')
})

test('a range names its month once if both days are in it, and omits the current year', () => {
  expect(formatDayRange('2026-11-29', '2026-11-30', 'ar', now)).toBe('بين 29 و30 نوفمبر')
  expect(formatDayRange('2026-11-29', '2026-11-30', 'en', now)).toBe('29–30 Nov')
  expect(formatDayRange('2026-11-05', '2026-11-05', 'ar', now)).toBe('5 نوفمبر')
  expect(formatDayRange('2026-11-29', '2026-12-02', 'ar', now)).toBe('بين 29 نوفمبر و2 ديسمبر')
  expect(formatDayRange('2026-11-29', '2026-12-02', 'en', now)).toBe('29 Nov – 2 Dec')
  expect(formatDayRange('2027-11-29', '2027-11-30', 'en', now)).toBe('29–30 Nov 2027')
  expect(formatDayRange('2026-12-31', '2027-01-02', 'en', now)).toBe('31 Dec – 2 Jan 2027')
})

test('a deadline at midnight in Riyadh is the end of the day before', () => {
  expect(formatDeadline('2026-11-27T21:00:00.000Z', 'ar', now)).toBe('نهاية 27 نوفمبر')
  expect(formatDeadline('2026-11-27T21:00:00.000Z', 'en', now)).toBe('the end of 27 Nov')
  expect(formatDeadline('2026-11-27T21:01:00.000Z', 'en', now)).toBe('28 Nov, 12:01 am')
  expect(formatDeadline('2026-11-27T09:00:00.000Z', 'en', now)).toBe('27 Nov, 12:00 pm')
  expect(formatDeadline('2026-12-31T21:00:00.000Z', 'en', now)).toBe('the end of 31 Dec')
  expect(formatDeadline('soon', 'en', now)).toBe('')
})
