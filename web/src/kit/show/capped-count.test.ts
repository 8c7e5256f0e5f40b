import { expect, it } from 'vitest'
import { formatCapped } from './capped-count.tsx'

it('a count is marked as capped only beyond the cap', () => {
  expect([999, 1000, 1001].map((n) => formatCapped(n, 'en'))).toEqual(['999', '1,000', '1,000+'])
  expect(formatCapped(1001, 'ar')).toBe('1,000+')
})
