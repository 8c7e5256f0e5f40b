import type { Resource } from '@rahba/contract/kernel/resource'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { matches } from '../lists/search.ts'

/** A mounted resource with its table, so that references can show the name of what they point to. */
export interface Mounted {
  resource: Resource
  table: PgTable
  columns: Record<string, PgColumn>
  /** Columns of rows beside the declared fields, named in the resource's row schema. */
  extra: Record<string, SQL | PgColumn>
  /** The condition of a search on the column `search`. */
  matches: typeof matches
}

const byPath = new WeakMap<object, Map<string, Mounted>>()

/** The resources of one application, by path. */
export function getMounted(app: object): Map<string, Mounted> {
  let all = byPath.get(app)
  if (!all) {
    all = new Map()
    byPath.set(app, all)
  }
  return all
}

/** A column that the types promised and the table must have. */
export function getColumn(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`The table has no column ${name}`)
  return column
}
