import { failureHeading } from '@rahba/contract/catalog/import-fields'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import { type ExportColumn, exportColumn } from '../../platform/lists/send-export.ts'
import { productImportRows, type RowFault } from '../import-table.ts'
import { findImport } from './read-imports.ts'

interface FailedRow {
  cells: string[]
  faults: RowFault[]
}

/** The refused rows of an import with the columns of its own file, and why in a last one. Throws `not_found`. */
export async function failedRows(db: Db, at: { id: string; store_id: string }, locale: Locale) {
  const job = await findImport(db, at)
  const rows: FailedRow[] = await db
    .select({ cells: productImportRows.cells, faults: productImportRows.faults })
    .from(productImportRows)
    .where(and(eq(productImportRows.import_id, job.id), inArray(productImportRows.outcome, ['refused', 'failed'])))
    .orderBy(asc(productImportRows.row))
  const reasons = new Set<string>(Object.values(failureHeading))
  const columns: ExportColumn<FailedRow>[] = job.columns.flatMap(({ heading }, index) =>
    // The reasons of this attempt replace those of an earlier one.
    reasons.has(heading) ? [] : [exportColumn(heading, 'text', ({ cells }) => unguardText(cells[index] ?? ''))],
  )
  return {
    rows,
    columns: [
      ...columns,
      exportColumn(failureHeading[locale], 'text', ({ faults }: FailedRow) => faults.map((fault) => fault[locale]).join(' · ')),
    ],
  }
}
