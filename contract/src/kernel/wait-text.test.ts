import { expect, test } from 'vitest'
import { errors, errorText } from './errors.ts'
import { waitText } from './wait-text.ts'

test('shows a waiting time in the largest unit, rounded up', () => {
  expect([1, 45, 60, 61, 485, 3600].map((seconds) => waitText(seconds, 'en'))).toEqual([
    '1 second',
    '45 seconds',
    '1 minute',
    '2 minutes',
    '9 minutes',
    '1 hour',
  ])
  expect([2, 120, 485, 660, 7200].map((seconds) => waitText(seconds, 'ar'))).toEqual([
    'ثانيتين',
    'دقيقتين',
    '9 دقائق',
    '11 دقيقة',
    'ساعتين',
  ])
  expect(errorText(errors.too_many_requests, 'en', { seconds: 485 })).toBe('Too many attempts. Try again in 9 minutes')
})
