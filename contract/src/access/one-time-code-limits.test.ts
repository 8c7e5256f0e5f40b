import { expect, it } from 'vitest'
import { lifeText } from './one-time-code-limits.ts'

it('says how long a code is valid, in the grammar of either language', () => {
  expect([60, 120, 600, 900, 3600, 7200, 10 * 3600, 72 * 3600].map((seconds) => lifeText(seconds, 'ar'))).toEqual([
    'دقيقة',
    'دقيقتين',
    '10 دقائق',
    '15 دقيقة',
    'ساعة',
    'ساعتين',
    '10 ساعات',
    '72 ساعة',
  ])
  expect([60, 600, 3600, 72 * 3600].map((seconds) => lifeText(seconds, 'en'))).toEqual(['one minute', '10 minutes', 'one hour', '72 hours'])
})
