import { useDirection } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import type { Block } from './block.ts'
import { getClipboardEvents } from './sheet-clipboard.ts'
import { findSheetCommand, type SheetCommand } from './sheet-commands.ts'
import { getSheetEdits } from './sheet-edits.ts'
import { getBlock } from './sheet-keys.ts'
import type { MatrixEditing } from './use-matrix.ts'
import { useSheetMouse } from './use-sheet-mouse.ts'
import { findPlace, useSheetSelection } from './use-sheet-selection.ts'

interface SheetOptions {
  editing: MatrixEditing
  images: readonly string[]
  /** Chooses the rows of a block for the change of many, or lets go of them. */
  toggleRows: (block: Block) => void
}

const isTextInput = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.type === 'text'

/** The selection of the sheet with its keys (sheet-commands.ts), its mouse (use-sheet-mouse.ts) and the clipboard (sheet-clipboard.ts). */
export function useSheet({ editing, images, toggleRows }: SheetOptions) {
  const text = useText('variants').sheet
  const { dir } = useDirection()
  const rows = editing.matrix.variants.length
  const cells = useSheetSelection(rows)
  const { getSelection, getMode, setMode, select, go } = cells
  const edits = getSheetEdits({ editing, images, cells, text })
  const { fillTo, mouseEvents } = useSheetMouse(cells, edits)
  const isLeaving = useRef(false)

  const run = (command: SheetCommand, target: EventTarget): void => {
    switch (command.kind) {
      case 'fill_rest':
        edits.fillRest()
        break
      case 'fill_from_above':
        edits.fillFromAbove()
        break
      case 'undo':
      case 'redo':
        editing[command.kind]()
        break
      case 'clear':
        edits.clear()
        break
      case 'toggle_rows':
        toggleRows(getBlock(getSelection()))
        break
      case 'edit':
        setMode('editing')
        if (isTextInput(target)) target.setSelectionRange(target.value.length, target.value.length)
        break
      case 'stop_typing':
        // One more Tab leaves the sheet, instead of going through all its cells.
        isLeaving.current = getMode() === 'going'
        setMode('going')
        break
      case 'go':
        // At an end of the sheet the cell stays the same, and what was typed in it counts all the same.
        edits.commit()
        go(command.to)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, shiftKey: shift, target } = event
    if (!findPlace(target) || event.nativeEvent.isComposing || event.altKey) return
    const press = { key, code, shift, command: event.ctrlKey || event.metaKey, isText: isTextInput(target) }
    const state = { selection: getSelection(), mode: getMode(), isLeaving: isLeaving.current, rows, rtl: dir === 'rtl' }
    const command = findSheetCommand(press, state)
    if (command) run(command, target)
    // Escape is the browser's too.
    if (command && command.kind !== 'stop_typing') event.preventDefault()
    if (key !== 'Escape') isLeaving.current = false
  }
  const events = {
    onKeyDown,
    ...mouseEvents,
    ...getClipboardEvents(cells, edits),
    onFocus: ({ target }: FocusEvent) => {
      const place = findPlace(target)
      if (!place) return
      const { at } = getSelection()
      if (at.row !== place.row || at.column !== place.column) select({ at: place, anchor: place })
      setMode('going')
    },
    onBlur: () => {
      isLeaving.current = false
    },
    onInput: ({ target }: { target: EventTarget }) => {
      if (getMode() === 'going' && isTextInput(target)) setMode('typing')
    },
  }
  return { grid: cells.grid, selection: cells.selection, events, fillRest: edits.fillRest, go, message: cells.message, fillTo }
}
