import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** What a query runs on: the pool or a transaction of it. A use case takes this and does not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
