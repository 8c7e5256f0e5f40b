import { expect, test } from 'vitest'
import { formatAgo } from './relative-time.tsx'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('how long ago, in the largest unit that fits, with Latin digits in both languages', () => {
  expect(formatAgo(ago(20), 'en', now)).toBe('now')
  expect(formatAgo(ago(150), 'en', now)).toBe('2 minutes ago')
  expect(formatAgo(ago(7300), 'en', now)).toBe('2 hours ago')
  expect(formatAgo(ago(90_000), 'en', now)).toBe('yesterday')
  expect(formatAgo(ago(40 * 86_400), 'en', now)).toBe('last month')
  expect(formatAgo(ago(7300), 'ar', now)).toBe('قبل ساعتين')
  expect(formatAgo(ago(13 * 3600), 'ar', now)).toBe('قبل 13 ساعة')
})
