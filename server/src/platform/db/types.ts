import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The pool or a transaction of it, on which queries run. A use case takes this and works with either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
