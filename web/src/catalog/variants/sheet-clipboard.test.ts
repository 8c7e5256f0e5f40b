import { expect, test } from 'vitest'
import { isBlockText } from './sheet-clipboard.ts'

test.each([
  ['one cell', false],
  ['one cell\r\n', false],
  ['two\tcells', true],
  ['two\nrows', true],
])('%j is a block: %s', (text, isBlock) => {
  expect(isBlockText(text)).toBe(isBlock)
})
