import { importWarnings } from '@rahba/contract/catalog/import/import-errors'
import { sql } from 'drizzle-orm'
import type { RowFault } from './table.ts'

/** The notes that are about every file of a kind. They are said once of the import, because each of its rows would repeat them. */
const generalNotes: ReadonlySet<string | undefined> = new Set([importWarnings.variant_cell.code, importWarnings.language_missing.code])

export const isGeneral = ({ code }: Pick<RowFault, 'code'>): boolean => generalNotes.has(code)

/** True in SQL if a row has a note that is its own. */
export const hasOwnNote = sql`exists (
  select from jsonb_array_elements(product_import_rows.faults) f
  where f->>'code' is null or f->>'code' <> all(${sql.param([...generalNotes])}::text[]))`
