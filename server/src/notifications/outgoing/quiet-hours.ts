import { sql } from 'drizzle-orm'

const local = `(now() at time zone 'Asia/Riyadh')`
const from = 'q.quiet_from::time'
const to = 'q.quiet_to::time'
const isQuiet = `case when ${from} < ${to} then ${local}::time >= ${from} and ${local}::time < ${to} else ${local}::time >= ${from} or ${local}::time < ${to} end`

/**
 * The moment at which the quiet hours of the choices `q` end, if they are now, as text in ISO; null otherwise. Hours go over midnight where they
 * end before they begin.
 */
export const quietUntil = sql.raw(`case when ${isQuiet} then to_char(
  ((${local}::date + ${to} + case when ${local}::time < ${to} then interval '0' else interval '1 day' end) at time zone 'Asia/Riyadh') at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS"Z"') end`)
