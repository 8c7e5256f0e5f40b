import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { numberText } from '@rahba/contract/kernel/number-text'
import { maxCellLength, maxRowLength } from '@rahba/contract/kernel/table-limits'
import { refuse } from '../readers/refusal.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import type { FileRow } from './file-row.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

interface TableKind {
  format: ExportFormat
  /** The encoding of a CSV; null for a sheet. */
  encoding: Encoding | null
}
export interface TablePart extends TableKind {
  rows: FileRow[]
}

/** The cells of a whole file, in characters: a list of 50,000 products has a third of it. A text that cells share counts in each. */
const maxText = 64 * 1024 * 1024
/** The limits of one part. */
const partRows = 1000
const partLength = 1024 * 1024
/** Blank rows too: beyond this no program writes any. */
const maxRows = 1_048_576

const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** A page of HTML or another XML text: programs export these under the names of tables, and only a spreadsheet program opens them. */
const isMarkup = (text: string) => /^\s*<(?:!doctype|\?xml|html|table)\b/i.test(text)

function openTable(bytes: Buffer, name: string): TableKind & { rows: AsyncGenerator<FileRow> } {
  if (bytes.length === 0) throw refuse('file_empty')
  if (startsWith(bytes, 0x50, 0x4b)) return { format: 'xlsx', encoding: null, rows: readXlsx(bytes) }
  // The name is a workbook's but the content is not; a protected XLSX is wrapped in an old XLS.
  if (/\.xls[xm]$/i.test(name)) throw refuse('import_broken')
  // These are old XLS, PDF and pictures.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw refuse('import_type')
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46) || startsWith(bytes, 0x89, 0x50) || startsWith(bytes, 0xff, 0xd8))
    throw refuse('import_type')
  const { text, encoding } = decodeText(bytes)
  if (isMarkup(text)) throw refuse('import_type')
  return { format: 'csv', encoding, rows: readCsv(text) }
}

// Control characters a table has no use for. The database holds neither NUL nor half a surrogate pair.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
const clean = (cell: string) => cell.replace(unwanted, '').toWellFormed()

function checkLengths({ row, cells }: FileRow): number {
  let length = 0
  for (const cell of cells) {
    length += cell.length
    if (cell.length > maxCellLength || length > maxRowLength)
      throw refuse('import_row_long', { row, cell: numberText(maxCellLength), line: numberText(maxRowLength) })
  }
  return length
}

/**
 * The rows of an uploaded file, by what it holds; rows without any text are left out. Its name only tells a damaged workbook from a CSV.
 * Refuses with one of the `tableErrors`.
 */
export async function* readTable({ file, name = '' }: { file: Buffer; name?: string | undefined }): AsyncGenerator<TablePart, null> {
  const { format, encoding, rows } = openTable(file, name)
  let part: FileRow[] = []
  let [length, all, read] = [0, 0, 0]
  for await (const { row, cells } of rows) {
    if (++read > maxRows) throw refuse('import_too_large')
    const line = { row, cells: cells.map(clean) }
    if (line.cells.every((cell) => cell.trim() === '')) continue
    const own = checkLengths(line)
    length += own
    all += own
    if (all > maxText) throw refuse('import_too_large')
    part.push(line)
    if (part.length < partRows && length < partLength) continue
    yield { format, encoding, rows: part }
    part = []
    length = 0
  }
  yield { format, encoding, rows: part }
  return null
}
