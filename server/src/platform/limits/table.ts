import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Points taken by key. rate-limiter-flexible writes it by position: the order of the columns is its own. `expire` is in epoch milliseconds. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)
