import { sql } from 'drizzle-orm'

/** The day it is in Riyadh by the database's clock, for statements that are put together as text. */
export const todayText = "(app_now() at time zone 'Asia/Riyadh')::date"

/** The same in a query: the day that everything with days is counted by. */
export const today = sql.raw(todayText)
