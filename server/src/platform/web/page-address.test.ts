import { expect, test } from 'vitest'
import { readableAddress } from './page-address.ts'

test('escapes broken escapes of a page’s address, and keeps readable ones, queries and calls', () => {
  expect(readableAddress('/ar/%')).toBe('/ar/%25')
  expect(readableAddress('/en/s/%E0%A4?q=%E0')).toBe('/en/s/%25E0%25A4?q=%E0')
  for (const same of ['/ar/s/%D9%85%D8%AA%D8%AC%D8%B1', '/ar?q=%', '/api/admin/%']) expect(readableAddress(same)).toBe(same)
})
