import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { checkRows } from './check-rows.ts'
import { runStatement, writeQuery } from './driver/run-statement.ts'
import { statementName } from './statement-name.ts'
import type { Db } from './types.ts'

/** Schema for a statement whose rows are not read. */
export const noRow = z.unknown()

/**
 * A statement by hand for the hottest calls: its text is made once in the life of the process, and a connection parses and plans it once. All other
 * statements are the builder's, or `readRows` where the builder can't express them (docs/decisions/asking-the-database.md).
 *
 * Its values are named: `${value('store_id')}` in the text is `store_id` of the values it is run with. Objects for jsonb are given as JSON texts.
 * @param name what a connection keeps its plan under
 * @param row what a row is, as the driver reads it: a bigint is text unless the statement makes it a float8, a moment is text
 */
export function hot<Row, Values extends Record<string, unknown>>(
  name: string,
  write: (value: (key: keyof Values & string) => SQL) => SQL,
  row: z.ZodType<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const query = writeQuery(write((key) => sql`${sql.placeholder(key)}`))
  return async (db, values) => checkRows(name, await runStatement(db, query, name, values), row)
}

/**
 * The same for a list, whose text depends on its filters: each text is prepared under a name of its own.
 * @param row as of `hot`
 */
export async function hotList<Row>(db: Db, statement: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  const query = writeQuery(statement)
  return checkRows(query.sql, await runStatement(db, query, statementName(query.sql)), row)
}

/**
 * An array among the values whose length the planner does not see, as `any(${hideLength(ids)})`. Seen, a plan for its one id looks so much
 * cheaper than the plan that would be kept for any number of them that the statement is planned at every run, which takes longer than running
 * it.
 */
export const hideLength = (array: SQL): SQL => sql`array(select unnest(${array}))`
