import { columns } from './columns.ts'
import { type Selection, selectByKey } from './sheet-keys.ts'

/** Going: keys move between cells. Typing: a cell takes text, and arrows still move on. Editing: arrows move in the text. */
export type SheetMode = 'going' | 'typing' | 'editing'

export interface SheetPress {
  key: string
  /** The place of the key on the keyboard, which an Arabic one names otherwise. */
  code: string
  shift: boolean
  /** Ctrl, or Command on a Mac. */
  command: boolean
  /** True if the cell that has the keyboard takes text. */
  isText: boolean
}

export interface SheetState {
  selection: Selection
  mode: SheetMode
  /** True after Escape: the next Tab leaves the sheet. */
  isLeaving: boolean
  rows: number
  rtl: boolean
}

export type SheetCommand =
  | { kind: 'fill_rest' | 'fill_from_above' | 'undo' | 'redo' | 'clear' | 'toggle_rows' | 'edit' | 'stop_typing' }
  | { kind: 'go'; to: Selection }

/** The commands of spreadsheets, by the place of their keys. */
function findShortcut({ code, shift }: SheetPress, { selection: { at, anchor }, mode, rows }: SheetState): SheetCommand | null {
  // On one row, the cell above is repeated, as in other spreadsheets.
  if (code === 'KeyD') return { kind: at.row === anchor.row ? 'fill_from_above' : 'fill_rest' }
  // While somebody types, undoing is the field's own.
  if (mode !== 'going') return null
  if (code === 'KeyZ') return { kind: shift ? 'redo' : 'undo' }
  if (code === 'KeyY') return { kind: 'redo' }
  if (code !== 'KeyA') return null
  return { kind: 'go', to: { anchor: { row: 0, column: 0 }, at: { row: rows - 1, column: columns.length - 1 } } }
}

/** True if a key stays with the cell or the browser instead of moving the selection. */
function isLeftToCell({ key }: SheetPress, { selection, mode, isLeaving }: SheetState): boolean {
  // A button is pressed by Enter.
  if (key === 'Enter' && columns[selection.at.column]?.kind === 'image') return true
  if (mode === 'editing' && key !== 'Enter' && key !== 'Tab') return true
  if (key === 'Tab' && isLeaving) return true
  return mode !== 'going' && (key === 'Home' || key === 'End')
}

/** Returns what a key does in the sheet; null if it is left to the cell and the browser. */
export function findSheetCommand(press: SheetPress, state: SheetState): SheetCommand | null {
  const shortcut = press.command ? findShortcut(press, state) : null
  if (shortcut) return shortcut
  const isGoing = state.mode === 'going'
  if (press.key === 'Escape') return { kind: 'stop_typing' }
  if (press.key === 'F2' && press.isText) return { kind: 'edit' }
  if ((press.key === 'Delete' || press.key === 'Backspace') && isGoing) return { kind: 'clear' }
  if (press.key === ' ' && press.shift && isGoing) return { kind: 'toggle_rows' }
  if (isLeftToCell(press, state)) return null
  const to = selectByKey(state.selection, press, { rows: state.rows, rtl: state.rtl })
  return to && { kind: 'go', to }
}
