import { expect, test } from 'vitest'
import { messageText } from './message-text.ts'

test('lines lose the blanks at their ends and what steers them; one line may be empty between two', () => {
  expect(messageText(' \u202eأ  \t\r\n\n\n \nب\u2028\u0000 ')).toBe('أ\n\nب')
})

test('a quarter of a megabyte of blanks is no work: a single note of a report held a node up for minutes', () => {
  const blanks = ' '.repeat(250_000)
  const since = Date.now()
  expect(messageText(`${blanks}x${blanks}x`)).toHaveLength(blanks.length + 2)
  expect(Date.now() - since).toBeLessThan(500)
})
