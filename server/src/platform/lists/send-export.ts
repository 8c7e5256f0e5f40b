import { type FieldLabels, labelOf } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'

export interface ExportColumn<Row> {
  title: string
  value: (row: Row) => string | number | boolean | null
}

/** Makes the columns of a file of `Row`s, each called as its field is in the reader's language. */
export const columnOf =
  <Row>(labels: FieldLabels, locale: Locale) =>
  (name: string, value: ExportColumn<Row>['value']): ExportColumn<Row> => ({ title: labelOf([name], locale, labels), value })

/** The most rows a file is made of; a longer list is narrowed by its filters first. */
export const exportCap = 20_000

// A cell that begins like a formula would be run by the reader's spreadsheet. What already has the sign before it gets another, so that an
// import which takes one away finds the text again.
const harmless = (value: string | number | boolean | null) =>
  typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) && !/^[+-]?\d[\d.,]*$/.test(value) ? `'${value}` : value

const shown = (value: string | number | boolean | null, locale: Locale) => {
  if (isMoment(value)) return inRiyadh(new Date(value))
  if (typeof value !== 'boolean') return harmless(value)
  return locale === 'ar' ? (value ? 'نعم' : 'لا') : value ? 'Yes' : 'No'
}

// Riyadh keeps the same time all the year.
const riyadh = 3 * 60 * 60 * 1000
/** A moment as the clocks of Riyadh show it: `2026-11-20 22:18`. */
const inRiyadh = (moment: Date) => new Date(moment.getTime() + riyadh).toISOString().slice(0, 16).replace('T', ' ')

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** Answers with an XLSX that was made already. */
export async function sendSheet(reply: FastifyReply, name: string, sheet: Buffer): Promise<null> {
  nameFile(reply, `${name}-${inRiyadh(new Date()).slice(0, 10)}.xlsx`)
  reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  await reply.send(sheet)
  return null
}

const nameFile = (reply: FastifyReply, file: string) =>
  reply.header('content-disposition', `attachment; filename="${file}"`).header('cache-control', 'no-store')

/** Answers with the rows as a CSV (UTF-8 with a BOM, so that Excel reads Arabic) or an XLSX sheet, right-to-left in Arabic. Times are those of Riyadh. */
export async function sendExport<Row>(
  reply: FastifyReply,
  locale: Locale,
  name: string,
  format: 'csv' | 'xlsx',
  columns: ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<null> {
  const cells = rows.map((row) => columns.map((column) => shown(column.value(row), locale)))
  if (format === 'csv') {
    nameFile(reply, `${name}-${inRiyadh(new Date()).slice(0, 10)}.csv`)
    reply.type('text/csv; charset=utf-8')
    const { stringify } = await import('csv-stringify/sync')
    await reply.send(stringify([columns.map((column) => column.title), ...cells], { bom: true }))
    return null
  }
  // loaded with the first sheet: 78 modules that most nodes never need
  const { default: writeExcel } = await import('write-excel-file/node')
  const head = columns.map((column) => ({ value: column.title, fontWeight: 'bold' as const }))
  const body = cells.map((row) => row.map((value) => (value === null ? null : { value })))
  const sheet = await writeExcel([head, ...body], { rightToLeft: locale === 'ar', stickyRowsCount: 1 }).toBuffer()
  return sendSheet(reply, name, sheet)
}
