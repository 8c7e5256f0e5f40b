import type { SaxesTagPlain } from 'saxes'
import { refuse } from '../readers/refusal.ts'
import { type FileRow, maxColumns } from './file-row.ts'
import { type Part, unzip } from './unzip.ts'

/** Texts that cells share, all together, in characters. */
const maxShared = 32 * 1024 * 1024
/** Excel's own last row. */
const maxRow = 1_048_576
/** Far deeper than any part of a sheet goes. */
const maxDepth = 100
/** The longest run without a tag: a cell of the greatest length with each character written as an entity. The parser holds such a run whole. */
const maxRun = 32_767 * 10

interface Visitor {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** The bytes of a part. Refuses with `import_broken` a damaged one and one that grows larger than it says. */
async function* unpacked(part: Part): AsyncGenerator<Buffer> {
  const stream = await part.open().catch(() => Promise.reject(refuse('import_broken')))
  const pieces = stream[Symbol.asyncIterator]()
  for (;;) {
    const next = await pieces.next().catch(() => Promise.reject(refuse('import_broken')))
    if (next.done) return
    yield next.value
  }
}

/** Walks one part of the file; after every piece `step` runs, so that a large part is never held whole. Entities of a document's own stay unread. */
async function* walk<T>(part: Part, visitor: Visitor, step: () => Iterable<T>): AsyncGenerator<T> {
  // The library is loaded with the first file.
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw refuse('import_broken')
  })
  let depth = 0
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (++depth > maxDepth) throw refuse('import_broken')
    visitor.open?.(local(name), attributes)
  })
  parser.on('text', (text) => visitor.text?.(text))
  parser.on('cdata', (text) => visitor.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth--
    visitor.close?.(local(name))
  })
  const decoder = new TextDecoder()
  let run = 0
  for await (const piece of unpacked(part)) {
    const text = decoder.decode(piece, { stream: true })
    const tag = text.lastIndexOf('<')
    run = tag < 0 ? run + text.length : text.length - tag
    if (run > maxRun) throw refuse('import_too_large')
    parser.write(text)
    yield* step()
  }
  parser.close()
  yield* step()
}

async function walkWhole(part: Part, visitor: Visitor): Promise<void> {
  for await (const _ of walk(part, visitor, () => []));
}

/** The first sheet that is not hidden. */
async function firstSheet(parts: ReadonlyMap<string, Part>): Promise<Part> {
  const [book, links] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')]
  // The ZIP file is not a workbook.
  if (!book || !links) throw refuse('import_type')
  const sheets: string[] = []
  await walkWhole(book, {
    open: (name, attributes) => {
      const id = Object.entries(attributes).find(([key]) => local(key) === 'id' && key.includes(':'))?.[1]
      if (name === 'sheet' && id && (attributes.state ?? 'visible') === 'visible') sheets.push(id)
    },
  })
  const targets = new Map<string, string>()
  await walkWhole(links, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheet = parts.get(targets.get(sheets[0] ?? '') ?? '')
  if (!sheet) throw refuse('import_broken')
  return sheet
}

async function sharedTexts(part: Part | undefined): Promise<string[]> {
  const texts: string[] = []
  if (!part) return texts
  let [inText, phonetic, text, total] = [false, false, '', 0]
  await walkWhole(part, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic = true
      if (name === 't') inText = true
    },
    text: (part) => {
      if (inText && !phonetic) text += part
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') phonetic = false
      if (name !== 'si') return
      total += text.length
      if (total > maxShared) throw refuse('import_broken')
      texts.push(text)
    },
  })
  return texts
}

/** `AB7` is column 27, counted from 0. */
function getColumn(reference: string): number {
  let n = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') n = n * 26 + letter.charCodeAt(0) - 64
  return n - 1
}

/** A number as it would be typed. Beyond 15 digits Excel itself no longer knows it: it is shown with an exponent, which no field takes. */
function numberText(raw: string): string {
  const n = Number(raw)
  if (!Number.isFinite(n)) return raw
  return Math.abs(n) >= 1e15 ? n.toExponential() : String(Number(n.toPrecision(15)))
}

// A carriage return and the like inside a cell.
const unescaped = (text: string) => text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

interface Cell {
  type: string
  value: string | null
  formula: string | null
}

/**
 * The displayed text of a cell. A formula is its last result; one without a result is returned as the formula, which the check refuses. Nothing is
 * calculated.
 */
function getText({ type, value, formula }: Cell, shared: readonly string[]): string {
  if (value === null) return formula === null ? '' : `=${formula}`
  if (type === 's') return unescaped(shared[Number(value)] ?? '')
  if (type === 'n') return numberText(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return unescaped(value)
}

/** The rows of the first visible sheet. Refuses with `import_type`, `import_broken` and `import_too_large`. */
export async function* readXlsx(file: Buffer): AsyncGenerator<FileRow> {
  const parts = await unzip(file)
  const sheet = await firstSheet(parts)
  const shared = await sharedTexts(parts.get('xl/sharedStrings.xml'))
  let ready: FileRow[] = []
  let row: FileRow = { row: 0, cells: [] }
  let cell: Cell = { type: 'n', value: null, formula: null }
  let [column, inside] = [-1, '']
  const visitor: Visitor = {
    open: (name, attributes) => {
      if (name === 'row') {
        const number = Number(attributes.r ?? row.row + 1)
        // Rows come in order, each once.
        if (!Number.isInteger(number) || number <= row.row || number > maxRow) throw refuse('import_broken')
        row = { row: number, cells: [] }
        column = -1
      } else if (name === 'c') {
        column = attributes.r ? getColumn(attributes.r) : column + 1
        cell = { type: attributes.t ?? 'n', value: null, formula: null }
      } else if (name === 'v' || name === 't') {
        inside = 'v'
        cell.value ??= ''
      } else if (name === 'f') {
        inside = 'f'
        cell.formula = ''
      }
    },
    text: (text) => {
      if (inside === 'v') cell.value += text
      if (inside === 'f') cell.formula += text
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') inside = ''
      if (name === 'c' && column >= 0 && column < maxColumns) {
        while (row.cells.length < column) row.cells.push('')
        row.cells[column] = getText(cell, shared)
      }
      if (name === 'row') ready.push(row)
    },
  }
  yield* walk(sheet, visitor, () => {
    const rows = ready
    ready = []
    return rows
  })
}
