import type { RowOutcome } from '@rahba/contract/catalog/import/product-imports'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** A row as it was read. */
export interface StoredRow {
  row: number
  cells: string[]
}

const headRow = z.strictObject({ row: z.int(), rows: z.int() })
const storedRow = z.strictObject({ head: z.int(), row: z.int(), cells: z.array(z.string()) })

/**
 * The next rows of an import by product, in the order of the file: a product's rows are never divided.
 * @param last the first row of the product read last
 * @param most rows, unless the first product alone has more
 */
export async function readGroups(
  db: Db,
  import_id: string,
  { last, limit, outcomes }: { last: number; limit: number; outcomes?: readonly RowOutcome[] },
): Promise<StoredRow[][]> {
  const which = outcomes ? sql`and h.outcome = any(${sql.param(outcomes)}::text[])` : sql``
  const heads = await readRows(
    db,
    sql`
    select h.row, (select count(*)::int + 1 from product_import_rows p where p.import_id = h.import_id and p.part_of = h.row) as rows
    from product_import_rows h where h.import_id = ${import_id} and h.part_of is null and h.row > ${last} ${which} order by h.row limit ${limit}`,
    headRow,
  )
  let total = 0
  const included = heads.filter(({ rows }, index) => {
    total += rows
    return index === 0 || total <= limit
  })
  if (included.length === 0) return []
  const ids = sql.param(included.map(({ row }) => row))
  const rows = await readRows(
    db,
    sql`
    select row as head, row, cells from product_import_rows where import_id = ${import_id} and row = any(${ids}::int[])
    union all
    select part_of, row, cells from product_import_rows where import_id = ${import_id} and part_of is not null and part_of = any(${ids}::int[])
    order by 1, 2`,
    storedRow,
  )
  return [...Map.groupBy(rows, ({ head }) => head).values()].map((group) => group.map(({ row, cells }) => ({ row, cells })))
}
