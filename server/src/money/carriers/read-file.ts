import { cutText } from '@rahba/contract/kernel/cut-text'
import { foldText } from '@rahba/contract/kernel/fold'
import { parseAmount } from '@rahba/contract/kernel/money'
import { cleanReference } from '@rahba/contract/kernel/normalise'
import { maxRemittanceLines } from '@rahba/contract/money/carriers/remittances.schemas'
import { moneyErrors } from '@rahba/contract/money/errors'
import { fail } from '../../platform/errors.ts'
import type { FileRow } from '../../platform/tables/file-row.ts'
import { readTableFile } from '../../platform/tables/read-table-file.ts'

/** One line of a carrier's file. Amounts in halalas. */
export interface FileLine {
  line: number
  order_number: string
  tracking_number: string
  collected: number
  fee: number
}

type Column = 'order_number' | 'tracking_number' | 'collected' | 'fee'

/** Headings as carriers write them, folded. */
const headings: Record<Column, readonly string[]> = {
  order_number: [
    'order number',
    'order no',
    'order',
    'order id',
    'reference',
    'customer reference',
    'shipper reference',
    'رقم الطلب',
    'مرجع العميل',
  ],
  tracking_number: [
    'tracking number',
    'tracking no',
    'tracking',
    'awb',
    'awb no',
    'awb number',
    'waybill',
    'shipment number',
    'رقم التتبع',
    'رقم البوليصه',
    'رقم الشحنه',
    'البوليصه',
  ],
  collected: ['collected amount', 'collected', 'cod amount', 'cod', 'amount', 'المبلغ المحصل', 'المبلغ', 'مبلغ التحصيل', 'قيمه التحصيل'],
  fee: ['fee', 'fees', 'cod fee', 'charges', 'service charge', 'الرسوم', 'رسوم', 'رسوم التحصيل', 'العموله'],
}
// The keys come from a constant table.
const columnNames = Object.keys(headings) as Column[]

const maxNameLength = 80
const maxAmount = 1_000_000_000

/** Returns the cell index of each column, or null if the row is not the required headings. */
function placesIn(cells: readonly string[]): Record<Column, number> | null {
  const folded = cells.map((cell) =>
    foldText(cell)
      .replace(/[._:#()-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const places = Object.fromEntries(columnNames.map((name) => [name, folded.findIndex((cell) => headings[name].includes(cell))])) as Record<
    Column,
    number
  > // every column is given a place here
  const named = places.order_number >= 0 || places.tracking_number >= 0
  return named && places.collected >= 0 ? places : null
}

/** Order numbers are written with signs and letters about them: `#10022`, `ORD-10022`. */
const orderNumber = (text: string) => /^(?:#|ord(?:er)?[-\s#]*|رقم\s*)?(\d{1,9})$/i.exec(text)?.[1] ?? text

function amountIn(text: string, line: number): number {
  const plain = text.replace(/(?:sar|sr|ر\.?\s?س\.?|﷼)/giu, '').trim()
  const amount = plain === '' || plain === '-' ? 0 : parseAmount(plain)
  if (amount === null || amount < 0 || amount > maxAmount) throw fail(moneyErrors.remittance_bad_amount, { line, value: cutText(text, 40) })
  return amount
}

/** A line, or null for one that names no order: sheets end with sums. Throws `remittance_bad_amount`. */
function getLine({ row, cells }: FileRow, places: Record<Column, number>): FileLine | null {
  const cell = (name: Column) => (places[name] < 0 ? '' : cleanReference(cells[places[name]] ?? ''))
  const [order_number, tracking_number] = [orderNumber(cell('order_number')), cell('tracking_number')].map((text) =>
    cutText(text, maxNameLength),
  )
  if (!order_number && !tracking_number) return null
  return {
    line: row,
    order_number: order_number ?? '',
    tracking_number: tracking_number ?? '',
    collected: amountIn(cell('collected'), row),
    fee: amountIn(cell('fee'), row),
  }
}

/**
 * The lines of a carrier's file, CSV or XLSX. Rows above the headings are skipped.
 * Throws `remittance_columns`, `remittance_bad_amount`, `remittance_too_many`, and what reading a table throws.
 */
export const readRemittanceFile = (file: { body: Buffer; name: string | undefined }, account: string): Promise<FileLine[]> =>
  readTableFile(file, account, async ({ parts }) => {
    const lines: FileLine[] = []
    let places: Record<Column, number> | null = null
    for await (const rows of parts)
      for (const row of rows) {
        if (!places) {
          places = placesIn(row.cells)
          continue
        }
        const line = getLine(row, places)
        if (line) lines.push(line)
        if (lines.length > maxRemittanceLines) throw fail(moneyErrors.remittance_too_many, { max: maxRemittanceLines })
      }
    if (!places) throw fail(moneyErrors.remittance_columns)
    return lines
  })
