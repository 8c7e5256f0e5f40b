import { expect, test } from 'vitest'
import { formatAgo } from './relative-time.tsx'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('shows the age in the largest unit that fits, with Latin digits in both languages', () => {
  expect(formatAgo(ago(20), 'en', now)).toBe('now')
  expect(formatAgo(ago(150), 'en', now)).toBe('2 minutes ago')
  expect(formatAgo(ago(7300), 'en', now)).toBe('2 hours ago')
  expect(formatAgo(ago(90_000), 'en', now)).toBe('yesterday')
  expect(formatAgo(ago(40 * 86_400), 'en', now)).toBe('last month')
  expect(formatAgo(ago(7300), 'ar', now)).toBe('قبل ساعتين')
  expect(formatAgo(ago(13 * 3600), 'ar', now)).toBe('قبل 13 ساعة')
})

test('has one word for all times of one date in Riyadh', () => {
  const morning = Date.parse('2026-11-23T05:00:00Z')
  // 13:32 and 15:58 of the 21st in Riyadh: 42 and 40 hours before
  expect(formatAgo('2026-11-21T10:32:00Z', 'ar', morning)).toBe('أول أمس')
  expect(formatAgo('2026-11-21T12:58:00Z', 'ar', morning)).toBe('أول أمس')
  expect(formatAgo('2026-11-21T20:59:00Z', 'en', morning)).toBe('2 days ago')
  // 21:00 in UTC is midnight in Riyadh
  expect(formatAgo('2026-11-21T21:00:00Z', 'en', morning)).toBe('yesterday')
  expect(formatAgo('2026-11-22T20:30:00Z', 'en', morning)).toBe('yesterday')
  expect(formatAgo('2026-11-22T21:00:00Z', 'en', morning)).toBe('8 hours ago')
  // what is a few minutes old is, across midnight too
  expect(formatAgo('2026-11-22T20:50:00Z', 'en', Date.parse('2026-11-22T21:05:00Z'))).toBe('15 minutes ago')
})

test('uses months and years of the calendar', () => {
  const day = Date.parse('2026-11-23T05:00:00Z')
  expect(formatAgo('2026-10-24T09:00:00Z', 'en', day)).toBe('30 days ago')
  expect(formatAgo('2026-10-23T09:00:00Z', 'en', day)).toBe('last month')
  expect(formatAgo('2026-09-25T09:00:00Z', 'ar', day)).toBe('قبل شهرين')
  expect(formatAgo('2025-12-25T09:00:00Z', 'en', day)).toBe('11 months ago')
  expect(formatAgo('2024-12-25T09:00:00Z', 'en', day)).toBe('2 years ago')
})
