import type { Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { statementName } from './statement-name.ts'
import type { Db } from './types.ts'

const dialect = new PgDialect()

/**
 * Runs a hand-written statement under a name, on the pool or inside a transaction: a connection parses and plans it once. The text under one name must
 * always be the same, so only values may differ. For what runs at every order; elsewhere `db.execute` does.
 */
export async function executePrepared<Row>(db: Db, name: string, statement: SQL): Promise<Row[]> {
  const prepared = db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false)
  const { rows } = (await prepared.execute()) as { rows: Row[] } // a query without fields answers the driver's result
  return rows
}

interface Preparable<Rows> extends PromiseLike<Rows> {
  toSQL(): Query
  prepare(name: string): { execute(): Promise<Rows> }
}

/** Runs a query of Drizzle's under a name made from its text: for lists, whose text depends on their filters alone. */
export async function runPrepared<Rows>(query: Preparable<Rows>): Promise<Rows> {
  const name = statementName(query.toSQL().sql)
  return name ? query.prepare(name).execute() : query
}
