import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, now } from '../db/columns.ts'

/** One row per `Idempotency-Key`, saved in the transaction of the effect; the answer is replayed byte for byte. Kept 48 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.actor, t.route, t.key] })],
)
