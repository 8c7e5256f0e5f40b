import type { Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../types.ts'

const dialect = new PgDialect()

/** The text and the values of a statement, as Drizzle would send it. */
export const writeQuery = (statement: SQL): Query => dialect.sqlToQuery(statement)

/**
 * Runs a statement that is text already, on the pool or in a transaction, and gives its rows as the driver read them. Drizzle's session is
 * private; its public `execute` would make the text again at every call and has no place for a name.
 * @param name under which a connection keeps the statement's plan; undefined plans it at every run
 * @param values of the statement's placeholders
 */
export async function runStatement(db: Db, query: Query, name: string | undefined, values?: Record<string, unknown>): Promise<unknown[]> {
  // A query without fields returns the driver's result.
  const result = (await db._.session.prepareQuery(query, undefined, name, false).execute(values)) as { rows: unknown[] }
  return result.rows
}
