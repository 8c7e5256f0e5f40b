import type { RowOutcome } from '@rahba/contract/catalog/import/product-imports'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { RowFault } from './table.ts'

export interface RowResult {
  row: number
  outcome: RowOutcome
  faults: RowFault[]
  product_id: string | null
}

/** Writes what became of rows, in one statement. */
export async function saveResults(db: Db, import_id: string, results: readonly RowResult[]): Promise<void> {
  await db.execute(sql`
    update product_import_rows r set outcome = x.outcome, faults = x.faults, product_id = x.product_id
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x(row int, outcome text, faults jsonb, product_id uuid)
    where r.import_id = ${import_id} and r.row = x.row`)
}
