import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRow } from './rows.ts'
import type { Db } from './types.ts'

/** The day it is in Riyadh by the database's clock, for statements that are put together as text. */
export const todayText = "(app_now() at time zone 'Asia/Riyadh')::date"

/** The same in a query: the day that everything with days is counted by. */
export const today = sql.raw(todayText)

const dayRow = z.strictObject({ day: z.string() })

/** The same as a value, `YYYY-MM-DD`. */
export async function readToday(db: Db): Promise<string> {
  const row = await readRow(db, sql`select ${today}::text as day`, dayRow)
  return row.day
}
