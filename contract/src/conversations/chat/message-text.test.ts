import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'

test('removes blanks at the ends of lines and control characters, and keeps one empty line between two', () => {
  expect(messageText(' \u202eأ  \t\r\n\n\n \nب\u2028\u0000 ')).toBe('أ\n\nب')
})

test('cleans a quarter of a megabyte of blanks quickly', () => {
  const blanks = ' '.repeat(250_000)
  const since = Date.now()
  expect(messageText(`${blanks}x${blanks}x`)).toHaveLength(blanks.length + 2)
  expect(Date.now() - since).toBeLessThan(500)
})
