import { noteHeading, noteHeadings } from '@rahba/contract/catalog/import/import-fields'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import { type ExportColumn, exportColumn } from '../../platform/lists/send-export.ts'
import { findImport } from './read-imports.ts'
import { productImportRows, type RowFault } from './table.ts'

interface FailedRow {
  row: number
  cells: string[]
  faults: RowFault[]
}

const notes = {
  ar: { inPrevious: (row: number) => `${row} من الملف السابق`, was: (row: number) => `رقم الصف في الملف السابق: ${row}` },
  en: { inPrevious: (row: number) => `${row} of the previous file`, was: (row: number) => `Row in the previous file: ${row}` },
}

/** The text of a fault with the other row that it names as the new file numbers it, or marked as a row of the previous file. */
function renumber({ row, ...texts }: RowFault, places: ReadonlyMap<number, number>, locale: Locale): string {
  if (row === undefined) return texts[locale]
  const place = places.get(row)
  const named = new RegExp(`(?<=(?:الصف|row) )${row}(?!\\d)`, 'i')
  return texts[locale].replace(named, place === undefined ? notes[locale].inPrevious(row) : String(place))
}

/**
 * The refused rows of an import with the columns of its own file, and why in a last one. That column numbers rows as this file does once it is
 * uploaded, and says the number of the previous file where it differs. Throws `not_found`.
 */
export async function failedRows(db: Db, at: { id: string; store_id: string }, locale: Locale) {
  const job = await findImport(db, at)
  const rows: FailedRow[] = await db
    .select({ row: productImportRows.row, cells: productImportRows.cells, faults: productImportRows.faults })
    .from(productImportRows)
    .where(and(eq(productImportRows.import_id, job.id), inArray(productImportRows.outcome, ['refused', 'failed'])))
    .orderBy(asc(productImportRows.row))
  // The first row of a file has the headings.
  const places = new Map(rows.map(({ row }, index) => [row, index + 2]))
  const note = ({ row, faults }: FailedRow) =>
    [...faults.map((fault) => renumber(fault, places, locale)), ...(places.get(row) === row ? [] : [notes[locale].was(row)])].join(' · ')
  const columns: ExportColumn<FailedRow>[] = job.columns.flatMap(({ heading }, index) =>
    // The notes of this attempt replace those of an earlier one.
    noteHeadings.includes(heading) ? [] : [exportColumn(heading, 'text', ({ cells }) => unguardText(cells[index] ?? ''))],
  )
  return { rows, columns: [...columns, exportColumn(noteHeading[locale], 'text', note)] }
}
