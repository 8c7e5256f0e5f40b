import { expect, test } from 'vitest'
import { isUuid } from './is-uuid.ts'

test('an id of the database is recognised', () => {
  expect(isUuid('01a21f13-222f-77a3-9650-50cc5ac2b9d6')).toBe(true)
})

test.each([
  '',
  'none',
  '-'.repeat(36),
  '01a21f13-222f-77a3-9650-50cc5ac2b9d',
  '01a21f13222f-77a3-9650-50cc5ac2b9d6-',
  'x01a21f13-222f-77a3-9650-50cc5ac2b9d6',
])('“%s” is none, so it never reaches the database as one', (text) => {
  expect(isUuid(text)).toBe(false)
})
