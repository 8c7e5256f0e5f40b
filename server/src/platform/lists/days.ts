import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

/** The moment a day (`YYYY-MM-DD`) begins in Riyadh: days of the market are those of its clocks. */
const getDayStart = (day: string): SQL => sql`(${day}::date)::timestamp at time zone 'Asia/Riyadh'`

/** Rows whose moment lies between two days of Riyadh, both included; either may be left open. */
export const betweenDays = (moment: AnyColumn | SQL, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(from ? sql`${moment} >= ${getDayStart(from)}` : undefined, to ? sql`${moment} < ${getDayStart(to)} + interval '1 day'` : undefined)
