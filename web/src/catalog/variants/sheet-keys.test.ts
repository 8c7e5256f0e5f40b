import { expect, test } from 'vitest'
import { getBlock, goByKey, selectByKey } from './sheet-keys.ts'

const at = (row: number, column: number) => ({ row, column })
const press = (key: string, { shift = false, command = false } = {}) => ({ key, shift, command })
const ltr = { rows: 5, rtl: false }
const rtl = { rows: 5, rtl: true }

test('arrows follow the visual order, and stop at the edges', () => {
  expect(goByKey(at(1, 1), press('ArrowRight'), ltr)).toEqual(at(1, 2))
  expect(goByKey(at(1, 1), press('ArrowRight'), rtl)).toEqual(at(1, 0))
  expect(goByKey(at(1, 1), press('ArrowLeft'), rtl)).toEqual(at(1, 2))
  expect(goByKey(at(0, 0), press('ArrowUp'), ltr)).toEqual(at(0, 0))
  expect(goByKey(at(4, 7), press('ArrowDown'), ltr)).toEqual(at(4, 7))
  expect(goByKey(at(1, 3), press('ArrowDown', { command: true }), ltr)).toEqual(at(4, 3))
  expect(goByKey(at(1, 3), press('ArrowLeft', { command: true }), rtl)).toEqual(at(1, 7))
  expect(goByKey(at(2, 3), press('Home', { command: true }), ltr)).toEqual(at(0, 0))
})

test('Tab goes line by line, and leaves the sheet at its ends', () => {
  expect(goByKey(at(0, 7), press('Tab'), rtl)).toEqual(at(1, 0))
  expect(goByKey(at(1, 0), press('Tab', { shift: true }), ltr)).toEqual(at(0, 7))
  expect(goByKey(at(0, 0), press('Tab', { shift: true }), ltr)).toBeNull()
  expect(goByKey(at(4, 7), press('Tab'), ltr)).toBeNull()
})

test('Enter moves down, and other keys do not move', () => {
  expect(goByKey(at(1, 1), press('Enter'), ltr)).toEqual(at(2, 1))
  expect(goByKey(at(1, 1), press('Enter', { shift: true }), ltr)).toEqual(at(0, 1))
  expect(goByKey(at(1, 1), press('a'), ltr)).toBeNull()
})

test('with Shift the arrows extend the range, and Tab goes on from it', () => {
  const one = { at: at(1, 1), anchor: at(1, 1) }
  const two = selectByKey(one, press('ArrowDown', { shift: true }), ltr) ?? one
  expect(getBlock(two)).toEqual({ top: 1, bottom: 2, start: 1, end: 1 })
  expect(selectByKey(two, press('Tab', { shift: true }), ltr)).toEqual({ at: at(2, 0), anchor: at(2, 0) })
  expect(getBlock({ at: at(0, 4), anchor: at(3, 2) })).toEqual({ top: 0, bottom: 3, start: 2, end: 4 })
})
