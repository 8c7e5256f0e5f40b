import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { readRows } from '../db/rows.ts'
import type { Db } from '../db/types.ts'

const first = '00000000-0000-0000-0000-000000000000'

const cutRow = z.strictObject({ after: z.string() })

/**
 * Cuts a table into runs of `size` rows by its key, in one walk over the key's index: the ids each run begins after, none for an empty table.
 * A run stays what it is while rows are added, so that its address may be kept.
 */
export async function cutIds(db: Db, table: PgTable & { id: AnyColumn }, size: number): Promise<string[]> {
  const after = sql`(select ${table.id} from ${table} where ${table.id} > cuts.after order by ${table.id} offset ${size - 1} limit 1)`
  const rows = await readRows(
    db,
    sql`
    with recursive cuts(after) as (
      select ${first}::uuid union all select ${after} from cuts where cuts.after is not null
    ) select after from cuts where after is not null and exists (select from ${table} where ${table.id} > cuts.after)`,
    cutRow,
  )
  return rows.map((row) => row.after)
}

/** The rows of the run that begins after `after`. */
export const inCut = (table: PgTable & { id: AnyColumn }, after: string, size: number): SQL =>
  sql`${table.id} > ${after} and ${table.id} <= (select last.id from (select ${table.id} as id from ${table} where ${table.id} > ${after} order by ${table.id} limit ${size}) last order by last.id desc limit 1)`
