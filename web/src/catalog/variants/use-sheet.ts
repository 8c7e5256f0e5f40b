import { useDirection } from '@mantine/core'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../text/use-text.ts'
import { type Block, clearBlock, copyBlock, fillBlock, parseBlock, pasteBlock } from './block.ts'
import { columns } from './columns.ts'
import { hasHeaderRow } from './header-row.ts'
import type { VariantValues } from './matrix.ts'
import { getBlock, type Place, type Selection, selectByKey } from './sheet-keys.ts'
import type { MatrixEditing } from './use-matrix.ts'

/** Going: keys move between cells. Typing: a cell takes text, and arrows still move on. Editing: arrows move in the text. */
type Mode = 'going' | 'typing' | 'editing'

const first: Selection = { at: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } }

/** The cell around an element of the page. */
function findPlace(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

interface SheetOptions {
  editing: MatrixEditing
  images: readonly string[]
  /** Chooses the rows of a block for the change of many, or lets go of them. */
  toggleRows: (block: Block) => void
}

/** The selection of the sheet with its keys, its mouse and the clipboard. */
export function useSheet({ editing, images, toggleRows }: SheetOptions) {
  const t = useText('variants').sheet
  const { dir } = useDirection()
  const grid = useRef<HTMLTableElement>(null)
  const [selection, setSelection] = useState(first)
  const [said, setSaid] = useState('')
  const selected = useRef(selection)
  const mode = useRef<Mode>('going')
  const isLeaving = useRef(false)
  const [fillTo, setFillTo] = useState<number | null>(null)
  const rows = editing.matrix.variants.length
  const last = rows - 1
  const bounded: Selection = {
    at: { ...selection.at, row: Math.min(selection.at.row, last) },
    anchor: { ...selection.anchor, row: Math.min(selection.anchor.row, last) },
  }
  selected.current = bounded

  const marked = useRef<Element | null>(null)
  // The mark is on the one cell that is typed in: on the sheet, it would have the browser work out the looks of every cell anew.
  const setMode = (next: Mode) => {
    mode.current = next
    marked.current?.removeAttribute('data-mode')
    marked.current = next === 'going' ? null : document.activeElement
    marked.current?.setAttribute('data-mode', next)
  }
  const select = (next: Selection) => {
    selected.current = next
    setSelection(next)
    setSaid('')
  }
  const go = (next: Selection) => {
    select(next)
    setMode('going')
    const { row, column } = next.at
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"] :is(input, button)`)?.focus()
  }
  const put = (variants: VariantValues[]) => editing.put({ axes: editing.now().axes, variants })
  /** Lets a cell that is being typed in give its text first. */
  const commit = () => {
    if (mode.current === 'going') return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const fillDown = (block: Block, bottom: number) => {
    commit()
    const { variants } = editing.now()
    const to = Math.min(bottom, variants.length - 1)
    put(fillBlock(variants, block, to, images))
    go({ anchor: { row: block.top, column: block.start }, at: { row: to, column: block.end } })
  }
  /** Repeats the first row of the range in the others, or the active row in all below it. */
  const fillRest = () => {
    const block = getBlock(selected.current)
    const isRange = block.bottom > block.top
    fillDown({ ...block, bottom: block.top }, isRange ? block.bottom : editing.now().variants.length - 1)
  }
  const paste = (text: string) => {
    commit()
    const cells = parseBlock(text)
    const hasHeader = hasHeaderRow(cells)
    const rows = hasHeader ? cells.slice(1) : cells
    const { variants, block, leftOut } = pasteBlock(editing.now().variants, getBlock(selected.current), rows, images)
    put(variants)
    const notes = [
      t.pasted(block.bottom - block.top + 1),
      hasHeader && t.headerLeftOut,
      leftOut.rows > 0 && t.rowsLeftOut(leftOut.rows),
      leftOut.columns > 0 && t.columnsLeftOut(leftOut.columns),
    ]
    go({ anchor: { row: block.bottom, column: block.end }, at: { row: block.top, column: block.start } })
    setSaid(notes.filter(Boolean).join(' · '))
  }
  const clear = () => put(clearBlock(editing.now().variants, getBlock(selected.current), images))
  const step = (move: () => void) => {
    commit()
    move()
  }

  /** The commands of a sheet, by the place of their keys, which an Arabic keyboard names otherwise. */
  const runCommand = ({ code, shiftKey }: KeyboardEvent): boolean => {
    const isGoing = mode.current === 'going'
    if (code === 'KeyD') {
      const { at, anchor } = selected.current
      // On one row, the cell above is repeated, as in other spreadsheets.
      if (at.row !== anchor.row) fillRest()
      else if (at.row > 0) fillDown({ ...getBlock(selected.current), top: at.row - 1, bottom: at.row - 1 }, at.row)
      return true
    }
    // While somebody types, undoing is the field's own.
    if (!isGoing) return false
    if (code === 'KeyZ') step(shiftKey ? editing.redo : editing.undo)
    else if (code === 'KeyY') step(editing.redo)
    else if (code === 'KeyA') go({ anchor: { row: 0, column: 0 }, at: { row: last, column: columns.length - 1 } })
    else return false
    return true
  }
  const runPlain = (event: KeyboardEvent): boolean => {
    const isGoing = mode.current === 'going'
    const kind = columns[selected.current.at.column]?.kind
    if (event.key === 'Escape') {
      // Once more Tab then leaves the sheet, instead of going through all its cells.
      isLeaving.current = isGoing
      setMode('going')
      return false
    }
    if (event.key === 'F2' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      setMode('editing')
      event.target.setSelectionRange(event.target.value.length, event.target.value.length)
      return true
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && isGoing) {
      clear()
      return true
    }
    if (event.key === ' ' && event.shiftKey && isGoing) {
      toggleRows(getBlock(selected.current))
      return true
    }
    // A button is pressed by Enter.
    if (event.key === 'Enter' && kind === 'image') return false
    if (mode.current === 'editing' && event.key !== 'Enter' && event.key !== 'Tab') return false
    if (event.key === 'Tab' && isLeaving.current) return false
    if (!isGoing && (event.key === 'Home' || event.key === 'End')) return false
    const pressed = { key: event.key, shift: event.shiftKey, command: event.ctrlKey || event.metaKey }
    const next = selectByKey(selected.current, pressed, { rows, rtl: dir === 'rtl' })
    // At an end of the sheet the cell stays the same, and what was typed in it counts all the same.
    if (next) step(() => go(next))
    return next !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!findPlace(event.target) || event.nativeEvent.isComposing || event.altKey) return
    const isCommand = (event.ctrlKey || event.metaKey) && runCommand(event)
    if (isCommand || runPlain(event)) event.preventDefault()
    if (event.key !== 'Escape') isLeaving.current = false
  }

  const dragged = useRef<'range' | 'fill' | null>(null)
  const fillRow = useRef<number | null>(null)
  const onMouseDown = (event: MouseEvent) => {
    const place = findPlace(event.target)
    if (!place || event.button !== 0) return
    if (event.target instanceof HTMLElement && event.target.dataset.handle !== undefined) {
      event.preventDefault()
      dragged.current = 'fill'
      return
    }
    const { at, anchor } = selected.current
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const isActive = document.activeElement === event.target && at.row === place.row && at.column === place.column
    // A second press goes into the text of the cell.
    if (isText && isActive && !event.shiftKey) return setMode('editing')
    dragged.current = 'range'
    if (isText || event.shiftKey) {
      event.preventDefault()
      go({ at: place, anchor: event.shiftKey ? anchor : place })
    }
  }
  const onMouseOver = (event: MouseEvent) => {
    const place = event.buttons === 1 && dragged.current ? findPlace(event.target) : null
    if (!place) return
    if (dragged.current === 'range') select({ at: place, anchor: selected.current.anchor })
    else {
      const bottom = Math.max(place.row, getBlock(selected.current).bottom)
      fillRow.current = bottom
      setFillTo(bottom)
    }
  }
  const drop = () => {
    const [was, row] = [dragged.current, fillRow.current]
    dragged.current = null
    fillRow.current = null
    setFillTo(null)
    if (was === 'fill' && row !== null) fillDown(getBlock(selected.current), row)
    // The range ends at the cell that has the keyboard.
    else if (was === 'range') go(selected.current)
  }
  const latestDrop = useRef(drop)
  latestDrop.current = drop
  useEffect(() => {
    const listen = () => {
      if (dragged.current) latestDrop.current()
    }
    window.addEventListener('mouseup', listen)
    return () => window.removeEventListener('mouseup', listen)
  }, [])

  const isBlockText = (text: string) => /[\t\n]/.test(text.trimEnd())
  const events = {
    onKeyDown,
    onMouseDown,
    onMouseOver,
    onFocus: ({ target }: FocusEvent) => {
      const place = findPlace(target)
      if (!place) return
      const { at } = selected.current
      if (at.row !== place.row || at.column !== place.column) select({ at: place, anchor: place })
      setMode('going')
    },
    onBlur: () => {
      isLeaving.current = false
    },
    onInput: ({ target }: { target: EventTarget }) => {
      if (mode.current === 'going' && target instanceof HTMLInputElement && target.type === 'text') setMode('typing')
    },
    onCopy: (event: ClipboardEvent) => {
      if (mode.current !== 'going' || !findPlace(event.target)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', copyBlock(editing.now().variants, getBlock(selected.current), images))
    },
    onCut: (event: ClipboardEvent) => {
      if (mode.current !== 'going' || !findPlace(event.target)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', copyBlock(editing.now().variants, getBlock(selected.current), images))
      clear()
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (!findPlace(event.target) || text === '' || (mode.current !== 'going' && !isBlockText(text))) return
      event.preventDefault()
      paste(text)
    },
  }
  return { grid: grid as RefObject<HTMLTableElement | null>, selection: bounded, events, fillRest, go, said, fillTo }
}
