import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { checkRows } from './check-rows.ts'
import type { Db } from './types.ts'

/** A row with one id. */
export const idRow = z.strictObject({ id: z.string() })

/** A row with one number, for `count(*)::int as n`. */
export const countRow = z.strictObject({ n: z.int() })

/** A row without columns, for `select from ...`. */
export const emptyRow = z.strictObject({})

/**
 * Runs SQL that the builder can't express, and gives its rows. The database plans it at every run; for the hottest calls there is `hot`.
 * @param row what a row is, as the driver reads it: a bigint is text unless the statement makes it a float8, a moment is text
 */
export async function readRows<Row>(db: Db, statement: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return checkRows('a statement', rows, row)
}

/** The same for a statement that always gives a row: an aggregate, or a select without a table. */
export async function readRow<Row>(db: Db, statement: SQL, row: z.ZodType<Row>): Promise<Row> {
  const [first] = await readRows(db, statement, row)
  if (first === undefined) throw new Error('The statement gave no row')
  return first
}
