import type { TextOf } from '../../text/parts.ts'
import { type Block, clearBlock, copyBlock, fillBlock, parseBlock, pasteBlock } from './block.ts'
import { hasHeaderRow } from './header-row.ts'
import type { VariantValues } from './matrix.ts'
import { getBlock } from './sheet-keys.ts'
import type { MatrixEditing } from './use-matrix.ts'
import type { SheetSelection } from './use-sheet-selection.ts'

interface Sheet {
  editing: Pick<MatrixEditing, 'now' | 'put'>
  images: readonly string[]
  cells: Pick<SheetSelection, 'getSelection' | 'getMode' | 'go' | 'setMessage'>
  text: Pick<TextOf<'variants'>['sheet'], 'pasted' | 'headerLeftOut' | 'rowsLeftOut' | 'columnsLeftOut'>
}

/** Returns the functions that change many cells of the sheet at once: fill, paste, clear. Copying reads them. */
export function getSheetEdits({ editing, images, cells, text: t }: Sheet) {
  const put = (variants: VariantValues[]) => editing.put({ axes: editing.now().axes, variants })
  const getSelected = () => getBlock(cells.getSelection())
  /** Lets a cell that is being typed in give its text first. */
  const commit = () => {
    if (cells.getMode() === 'going') return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  /** Repeats the rows of a block down to another row. */
  const fillDown = (block: Block, bottom: number) => {
    commit()
    const { variants } = editing.now()
    const to = Math.min(bottom, variants.length - 1)
    put(fillBlock(variants, block, to, images))
    cells.go({ anchor: { row: block.top, column: block.start }, at: { row: to, column: block.end } })
  }
  /** Repeats the first row of the range in the others, or the active row in all below it. */
  const fillRest = () => {
    const block = getSelected()
    const isRange = block.bottom > block.top
    fillDown({ ...block, bottom: block.top }, isRange ? block.bottom : editing.now().variants.length - 1)
  }
  /** Repeats the row above in the active one. */
  const fillFromAbove = () => {
    const block = getSelected()
    const above = block.top - 1
    if (above >= 0) fillDown({ ...block, top: above, bottom: above }, block.top)
  }
  const paste = (copied: string) => {
    commit()
    const parsed = parseBlock(copied)
    const hasHeader = hasHeaderRow(parsed)
    const { variants, block, leftOut } = pasteBlock(editing.now().variants, getSelected(), hasHeader ? parsed.slice(1) : parsed, images)
    put(variants)
    const notes = [
      t.pasted(block.bottom - block.top + 1),
      hasHeader && t.headerLeftOut,
      leftOut.rows > 0 && t.rowsLeftOut(leftOut.rows),
      leftOut.columns > 0 && t.columnsLeftOut(leftOut.columns),
    ]
    cells.go({ anchor: { row: block.bottom, column: block.end }, at: { row: block.top, column: block.start } })
    cells.setMessage(notes.filter(Boolean).join(' · '))
  }
  const clear = () => put(clearBlock(editing.now().variants, getSelected(), images))
  const copy = () => copyBlock(editing.now().variants, getSelected(), images)
  return { commit, fillDown, fillRest, fillFromAbove, paste, clear, copy }
}

export type SheetEdits = ReturnType<typeof getSheetEdits>
