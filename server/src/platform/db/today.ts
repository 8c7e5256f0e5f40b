import { sql } from 'drizzle-orm'
import type { Db } from './types.ts'

/** The day it is in Riyadh by the database's clock, for statements that are put together as text. */
export const todayText = "(app_now() at time zone 'Asia/Riyadh')::date"

/** The same in a query: the day that everything with days is counted by. */
export const today = sql.raw(todayText)

/** The same as a value, `YYYY-MM-DD`. */
export async function readToday(db: Db): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`select ${today}::text as day`)
  const [row] = rows
  if (!row) throw new Error('A select without a from answers one row')
  return row.day
}
