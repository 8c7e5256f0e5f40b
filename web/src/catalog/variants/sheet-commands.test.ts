import { expect, test } from 'vitest'
import { columns } from './columns.ts'
import { findSheetCommand, type SheetPress, type SheetState } from './sheet-commands.ts'

const at = (row: number, column: number) => ({ row, column })
const cell = (row: number, column = 0) => ({ at: at(row, column), anchor: at(row, column) })
const findColumn = (kind: string) => columns.findIndex((column) => column.kind === kind)
const find = (press: Partial<SheetPress>, state: Partial<SheetState> = {}) =>
  findSheetCommand(
    { key: '', code: '', shift: false, command: false, isText: true, ...press },
    { selection: cell(1), mode: 'going', isLeaving: false, rows: 5, rtl: false, ...state },
  )

test('commands use physical keys, so that an Arabic keyboard works', () => {
  expect(find({ key: 'ئ', code: 'KeyZ', command: true })).toEqual({ kind: 'undo' })
  expect(find({ key: 'ئ', code: 'KeyZ', command: true, shift: true })).toEqual({ kind: 'redo' })
  expect(find({ key: 'غ', code: 'KeyY', command: true })).toEqual({ kind: 'redo' })
  expect(find({ key: 'ش', code: 'KeyA', command: true })).toEqual({ kind: 'go', to: { anchor: at(0, 0), at: at(4, columns.length - 1) } })
  expect(find({ key: 'ئ', code: 'KeyZ' })).toBeNull()
})

test('Ctrl+D fills a range from its first row, and one row from the row above', () => {
  const fill = { key: 'd', code: 'KeyD', command: true }
  expect(find(fill, { selection: { at: at(3, 0), anchor: at(1, 0) } })).toEqual({ kind: 'fill_rest' })
  expect(find(fill, { mode: 'typing' })).toEqual({ kind: 'fill_from_above' })
})

test('text input keeps its own undo, delete, Home and End', () => {
  for (const mode of ['typing', 'editing'] as const) {
    expect(find({ key: 'z', code: 'KeyZ', command: true }, { mode })).toBeNull()
    expect(find({ key: 'Delete' }, { mode })).toBeNull()
    expect(find({ key: ' ', shift: true }, { mode })).toBeNull()
    expect(find({ key: 'Home' }, { mode })).toBeNull()
  }
  expect(find({ key: 'Delete' })).toEqual({ kind: 'clear' })
  expect(find({ key: 'Backspace' })).toEqual({ kind: 'clear' })
  expect(find({ key: ' ', shift: true })).toEqual({ kind: 'toggle_rows' })
  expect(find({ key: 'Home' })).toEqual({ kind: 'go', to: cell(1) })
})

test('arrows leave a cell during input, and move in the text of an edited one', () => {
  expect(find({ key: 'ArrowDown' }, { mode: 'typing' })).toEqual({ kind: 'go', to: cell(2) })
  expect(find({ key: 'ArrowDown' }, { mode: 'editing' })).toBeNull()
  expect(find({ key: 'Enter' }, { mode: 'editing' })).toEqual({ kind: 'go', to: cell(2) })
  expect(find({ key: 'Tab' }, { mode: 'editing' })).toEqual({ kind: 'go', to: cell(1, 1) })
})

test('F2 edits the text of a cell that has one', () => {
  expect(find({ key: 'F2' })).toEqual({ kind: 'edit' })
  expect(find({ key: 'F2', isText: false })).toBeNull()
})

test('Escape ends the input, and Tab then leaves the sheet', () => {
  expect(find({ key: 'Escape' }, { mode: 'editing' })).toEqual({ kind: 'stop_typing' })
  expect(find({ key: 'Tab' }, { isLeaving: true })).toBeNull()
  expect(find({ key: 'ArrowDown' }, { isLeaving: true })).toEqual({ kind: 'go', to: cell(2) })
})

test('Enter presses the button of a picture', () => {
  expect(find({ key: 'Enter' }, { selection: cell(1, findColumn('image')) })).toBeNull()
  expect(find({ key: 'Enter' })).toEqual({ kind: 'go', to: cell(2) })
})
