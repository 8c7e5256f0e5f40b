import { importErrors } from '@rahba/contract/catalog/import-errors'
import type { SaxesTagPlain } from 'saxes'
import { fail } from '../../platform/errors.ts'
import { readZip, unpack } from './read-zip.ts'

/** A row as the spreadsheet numbers it, its cells as text. */
export interface FileRow {
  row: number
  cells: string[]
}

// A product has a fifth of this; sheets that were coloured to the edge have 16,384.
export const mostColumns = 100
// Texts that cells share, all together.
const mostShared = 64 * 1024 * 1024

interface Visitor {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks one part of the file; after every piece `step` runs, so that a large part is never held whole. Entities of a document's own stay unread. */
async function* walk<T>(file: Buffer, entry: Parameters<typeof unpack>[1], visitor: Visitor, step: () => Iterable<T>): AsyncGenerator<T> {
  // loaded with the first file
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw fail(importErrors.import_broken)
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => visitor.open?.(local(name), attributes))
  parser.on('text', (text) => visitor.text?.(text))
  parser.on('cdata', (text) => visitor.text?.(text))
  parser.on('closetag', ({ name }) => visitor.close?.(local(name)))
  const decoder = new TextDecoder()
  for await (const piece of unpack(file, entry)) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield* step()
  }
  parser.close()
  yield* step()
}

async function walkWhole(file: Buffer, entry: Parameters<typeof unpack>[1], visitor: Visitor): Promise<void> {
  for await (const _ of walk(file, entry, visitor, () => []));
}

/** The path of the first sheet that is not hidden. */
async function firstSheet(file: Buffer, parts: ReturnType<typeof readZip>): Promise<string> {
  const [book, links] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')]
  // a ZIP of something else
  if (!book || !links) throw fail(importErrors.import_type)
  const sheets: string[] = []
  await walkWhole(file, book, {
    open: (name, attributes) => {
      const id = Object.entries(attributes).find(([key]) => local(key) === 'id' && key.includes(':'))?.[1]
      if (name === 'sheet' && id && (attributes.state ?? 'visible') === 'visible') sheets.push(id)
    },
  })
  const targets = new Map<string, string>()
  await walkWhole(file, links, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const path = targets.get(sheets[0] ?? '')
  if (!path || !parts.has(path)) throw fail(importErrors.import_broken)
  return path
}

async function sharedTexts(file: Buffer, entry: Parameters<typeof unpack>[1] | undefined): Promise<string[]> {
  const texts: string[] = []
  if (!entry) return texts
  let [inText, phonetic, text, total] = [false, false, '', 0]
  await walkWhole(file, entry, {
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
      if (total > mostShared) throw fail(importErrors.import_broken)
      texts.push(text)
    },
  })
  return texts
}

/** `AB7` is column 27, counted from 0. */
function columnOf(reference: string): number {
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

/** What a cell shows. A formula is its last result; one without a result is given as the formula, for the check to refuse. Nothing is ever worked out. */
function textOf({ type, value, formula }: Cell, shared: readonly string[]): string {
  if (value === null) return formula === null ? '' : `=${formula}`
  if (type === 's') return unescaped(shared[Number(value)] ?? '')
  if (type === 'n') return numberText(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return unescaped(value)
}

/** The rows of the first visible sheet. Throws `import_type` and `import_broken`. */
export async function* readXlsx(file: Buffer): AsyncGenerator<FileRow> {
  const parts = readZip(file)
  const sheet = parts.get(await firstSheet(file, parts))
  const shared = await sharedTexts(file, parts.get('xl/sharedStrings.xml'))
  if (!sheet) throw fail(importErrors.import_broken)
  let ready: FileRow[] = []
  let row: FileRow = { row: 0, cells: [] }
  let cell: Cell = { type: 'n', value: null, formula: null }
  let [column, inside] = [-1, '']
  const visitor: Visitor = {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { row: Number(attributes.r ?? row.row + 1), cells: [] }
        column = -1
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
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
      if (name === 'c' && column >= 0 && column < mostColumns) {
        while (row.cells.length < column) row.cells.push('')
        row.cells[column] = textOf(cell, shared)
      }
      if (name === 'row') ready.push(row)
    },
  }
  yield* walk(file, sheet, visitor, () => {
    const rows = ready
    ready = []
    return rows
  })
}
