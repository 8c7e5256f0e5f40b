import { type SQL, sql } from 'drizzle-orm'

/** The right side of a comparison with any of these ids: `id = ${matchAny(ids)}`. */
export const matchAny = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`
