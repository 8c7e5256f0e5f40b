import { expect, test } from 'vitest'
import { countParts } from './count-parts.ts'

const change = (before: unknown, after: unknown) => ({
  before: before === null ? null : JSON.stringify(before),
  after: after === null ? null : JSON.stringify(after),
})
const [a, b, c] = [
  { id: 'a', price: 1 },
  { id: 'b', price: 2 },
  { id: 'c', price: 3 },
]

test('parts are recognised by their ids', () => {
  expect(countParts(change([a, b], [{ ...b, price: 5 }, c]))).toEqual({ added: 1, removed: 1, changed: 1 })
  expect(countParts(change(null, [a, b]))).toEqual({ added: 2, removed: 0, changed: 0 })
})

test('other lists, and another order of parts, are not counted', () => {
  expect(countParts(change(['a'], ['b']))).toBeNull()
  expect(countParts(change([a, b], [b, a]))).toBeNull()
  expect(countParts(change('a', 'b'))).toBeNull()
})
