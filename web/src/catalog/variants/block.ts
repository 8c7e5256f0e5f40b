import { columns, readCell, writeCell } from './columns.ts'
import type { VariantValues } from './matrix.ts'

/** A rectangle of cells; both ends are inside. */
export interface Block {
  top: number
  bottom: number
  start: number
  end: number
}

/** The cells of tab-separated text as spreadsheets copy it: cells with breaks or quotes in them are quoted. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') cell += plain[at++]
      else quoted = false
    } else if (sign === '"' && cell === '' && /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(plain.slice(at))) quoted = true
    else if (sign === '\t') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows
}

const quote = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The cells of a block as spreadsheets paste them. */
export function copyBlock(rows: readonly VariantValues[], { top, bottom, start, end }: Block, images: readonly string[]): string {
  const keys = columns.slice(start, end + 1)
  const lines = rows.slice(top, bottom + 1).map((row) => keys.map(({ key }) => quote(readCell(row, key, images))).join('\t'))
  return lines.join('\n')
}

/** Writes each cell of a block as `getText` says; undefined leaves it. Rows that stay the same stay the same objects. */
function writeBlock(
  rows: readonly VariantValues[],
  { top, bottom, start, end }: Block,
  images: readonly string[],
  getText: (row: number, column: number) => string | undefined,
): VariantValues[] {
  return rows.map((row, at) => {
    if (at < top || at > bottom) return row
    return columns.slice(start, end + 1).reduce((written, { key }, place) => {
      const text = getText(at, start + place)
      return text === undefined ? written : writeCell(written, key, text, images)
    }, row)
  })
}

interface Pasted {
  variants: VariantValues[]
  /** The cells that were written. */
  block: Block
  /** Rows and columns of the text that the sheet had no place for. */
  leftOut: { rows: number; columns: number }
}

/** Pastes cells at the start of a block. One that is several times as high repeats them down, and a single cell fills all of it. */
export function pasteBlock(rows: readonly VariantValues[], into: Block, cells: readonly string[][], images: readonly string[]): Pasted {
  const [height, width] = [cells.length, Math.max(...cells.map((row) => row.length))]
  const [wide, high] = [into.end - into.start + 1, into.bottom - into.top + 1]
  const isSingle = height === 1 && width === 1
  const down = high % height === 0 ? Math.max(high, height) : height
  const bottom = Math.min(into.top + down, rows.length) - 1
  const end = Math.min(into.start + (isSingle ? wide : width), columns.length) - 1
  const block = { top: into.top, start: into.start, bottom, end }
  const variants = writeBlock(rows, block, images, (row, column) => cells[(row - into.top) % height]?.[isSingle ? 0 : column - into.start])
  return {
    variants,
    block,
    leftOut: { rows: Math.max(0, into.top + height - rows.length), columns: Math.max(0, into.start + width - columns.length) },
  }
}

/** Empties the cells of a block. Whether a variant is offered stays, because no cell of it can be empty. */
export const clearBlock = (rows: readonly VariantValues[], block: Block, images: readonly string[]): VariantValues[] =>
  writeBlock(rows, block, images, () => '')

/** Repeats the rows of a block down to another row. */
export function fillBlock(rows: readonly VariantValues[], block: Block, bottom: number, images: readonly string[]): VariantValues[] {
  const { top, bottom: last } = block
  const height = last - top + 1
  const below = { ...block, top: last + 1, bottom }
  return writeBlock(rows, below, images, (row, column) => {
    const [source, key] = [rows[top + ((row - top) % height)], columns[column]?.key]
    return source && key ? readCell(source, key, images) : undefined
  })
}
