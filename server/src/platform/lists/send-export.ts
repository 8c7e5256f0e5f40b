import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { type FieldLabels, fieldLabel } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import type { FastifyReply } from 'fastify'
import { guardText } from './formula-guard.ts'

/** The values of a column by its kind. The kind alone decides how a value is written, never the look of the value. */
interface ExportValues {
  text: string
  number: number
  /** Halalas; written in riyals with two decimals. */
  money: number
  /** Basis points; written in per cent. */
  rate: number
  /** An ISO moment; written as the clocks of Riyadh show it. */
  moment: string
  /** A calendar day, `2026-11-20`. */
  day: string
  flag: boolean
}
type ExportKind = keyof ExportValues

export type ExportColumn<Row> = {
  [Kind in ExportKind]: { title: string; kind: Kind; value: (row: Row) => ExportValues[Kind] | null }
}[ExportKind]

/** A column with its declared kind, under a title in the reader's language. */
export const exportColumn = <Row, Kind extends ExportKind>(
  title: string,
  kind: Kind,
  value: (row: Row) => ExportValues[Kind] | null,
): ExportColumn<Row> => ({ title, kind, value }) as ExportColumn<Row> // the parameters say that the value is of the kind

/** Makes the columns of a file of `Row`s, each called as its field is in the reader's language. */
export const getColumn =
  <Row>(labels: FieldLabels, locale: Locale) =>
  <Kind extends ExportKind>(name: string | readonly string[], kind: Kind, value: (row: Row) => ExportValues[Kind] | null) =>
    exportColumn(fieldLabel(typeof name === 'string' ? [name] : name, locale, labels), kind, value)

/** The most rows a file is made of; a longer list is narrowed by its filters first. */
export const exportCap = 20_000

// Riyadh keeps the same time all the year.
const riyadh = 3 * 60 * 60 * 1000
/** A moment as the clocks of Riyadh show it: `2026-11-20 22:18`. */
const inRiyadh = (moment: Date) => new Date(moment.getTime() + riyadh).toISOString().slice(0, 16).replace('T', ' ')

/** A cell: `text` for a CSV; `number` too where a sheet adds it up, shown by `format`. */
interface Cell {
  text: string
  number?: number
  format?: string
}

function momentCell(value: string): Cell {
  const moment = new Date(value)
  return { text: Number.isNaN(moment.getTime()) ? guardText(value) : inRiyadh(moment) }
}

const cells: { [Kind in ExportKind]: (value: ExportValues[Kind], locale: Locale) => Cell } = {
  text: (value) => ({ text: guardText(value) }),
  number: (value) => ({ text: String(value), number: value }),
  money: (value) => ({ text: plainAmount(value), number: Number(plainAmount(value)), format: '0.00' }),
  rate: (value) => ({ text: plainAmount(value), number: value / 100, format: '0.00' }),
  moment: momentCell,
  day: (value) => ({ text: guardText(value) }),
  flag: (value, locale) => ({ text: locale === 'ar' ? (value ? 'نعم' : 'لا') : value ? 'Yes' : 'No' }),
}

function toCell<Row, Kind extends ExportKind>(
  column: { kind: Kind; value: (row: Row) => ExportValues[Kind] | null },
  row: Row,
  locale: Locale,
): Cell | null {
  const value = column.value(row)
  return value === null ? null : cells[column.kind](value, locale)
}

/** Answers with an XLSX that was made already. */
export async function sendSheet(reply: FastifyReply, name: string, sheet: Buffer): Promise<null> {
  nameFile(reply, `${name}-${inRiyadh(new Date()).slice(0, 10)}.xlsx`)
  reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  await reply.send(sheet)
  return null
}

const nameFile = (reply: FastifyReply, file: string) =>
  reply.header('content-disposition', `attachment; filename="${file}"`).header('cache-control', 'no-store')

const sheetCell = ({ text, number, format }: Cell) =>
  number === undefined ? { value: text } : { value: number, ...(format ? { format } : {}) }

/**
 * Answers with the rows as a CSV (UTF-8 with a BOM, so that Excel reads Arabic) or an XLSX sheet, right-to-left in Arabic. Times are those of
 * Riyadh.
 */
export async function sendExport<Row>(
  reply: FastifyReply,
  locale: Locale,
  name: string,
  format: ExportFormat,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<null> {
  const titles = columns.map((column) => guardText(column.title))
  const body = rows.map((row) => columns.map((column) => toCell(column, row, locale)))
  if (format === 'csv') {
    nameFile(reply, `${name}-${inRiyadh(new Date()).slice(0, 10)}.csv`)
    reply.type('text/csv; charset=utf-8')
    const { stringify } = await import('csv-stringify/sync')
    await reply.send(stringify([titles, ...body.map((row) => row.map((cell) => cell?.text ?? null))], { bom: true }))
    return null
  }
  // The library is loaded with the first sheet: most nodes never need its 78 modules.
  const { default: writeExcel } = await import('write-excel-file/node')
  const head = titles.map((title) => ({ value: title, fontWeight: 'bold' as const }))
  const sheetRows = body.map((row) => row.map((cell) => cell && sheetCell(cell)))
  const sheet = await writeExcel([head, ...sheetRows], { rightToLeft: locale === 'ar', stickyRowsCount: 1 }).toBuffer()
  return sendSheet(reply, name, sheet)
}
