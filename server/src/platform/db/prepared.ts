import { type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { statementName } from './statement-name.ts'
import type { Db } from './types.ts'

const dialect = new PgDialect()

// A query without fields answers the driver's result.
const rowsOf = async <Row>(db: Db, query: Query, name: string | undefined, values?: Record<string, unknown>): Promise<Row[]> =>
  ((await db._.session.prepareQuery(query, undefined, name, false).execute(values)) as { rows: Row[] }).rows

/**
 * A hand-written statement for what runs at every order: its text is made once in the life of the process, and a connection parses and plans it once.
 * Its values are named: `${value('store_id')}` in the text is `store_id` of the values it is run with. Objects for jsonb are given as JSON texts.
 */
export function preparedStatement<Row, Values extends Record<string, unknown>>(
  name: string,
  write: (value: (key: keyof Values & string) => SQL) => SQL,
): (db: Db, values: Values) => Promise<Row[]> {
  let query: Query | undefined
  return (db, values) => {
    query ??= dialect.sqlToQuery(write((key) => sql`${sql.placeholder(key)}`))
    return rowsOf(db, query, name, values)
  }
}

/**
 * An array among the values whose length the planner does not see, as `any(${unseen(ids)})`. Seen, a plan for its one id looks so much cheaper than
 * the plan that would be kept for any number of them that the statement is planned at every run, which takes longer than running it.
 */
export const unseen = (array: SQL): SQL => sql`array(select unnest(${array}))`

/**
 * Runs a hand-written statement whose text depends on what is asked, under a name made from that text: for lists, whose text depends on their filters
 * alone. A connection parses and plans each text once.
 */
export function executePrepared<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  return rowsOf(db, query, statementName(query.sql))
}
