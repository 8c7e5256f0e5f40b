import { broadcastAudiences, broadcastChannels, broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../access/table.ts'
import { bilingual, id, moment, searchText, timestamps } from '../platform/db/columns.ts'

/** Messages of the platform to its stores. Each store's copy is a notification that names it. Lists read the stored figures and count nothing. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    ...timestamps(),
    title: bilingual().notNull(),
    body: bilingual().notNull(),
    audience: text({ enum: typedKeys(broadcastAudiences) }).notNull(),
    /** The list by which the audience is chosen; the others are empty. */
    categories: uuid().array().notNull().default(sql`'{}'`),
    cities: uuid().array().notNull().default(sql`'{}'`),
    stores_id: uuid().array().notNull().default(sql`'{}'`),
    channels: text({ enum: typedKeys(broadcastChannels) })
      .array()
      .notNull(),
    status: text({ enum: typedKeys(broadcastStatuses) }).notNull(),
    scheduled_at: moment(),
    sent_at: moment(),
    finished_at: moment(),
    /** The last store of the batches that are done: where sending goes on after a stop. */
    done_to: uuid(),
    reached: integer().notNull().default(0),
    read: integer().notNull().default(0),
    mailed: integer().notNull().default(0),
    pushed: integer().notNull().default(0),
    created_by: uuid().references(() => admins.id),
    search: searchText(
      (): ReturnType<typeof sql> =>
        sql`(${broadcasts.title}->>'ar') || ' ' || (${broadcasts.title}->>'en') || ' ' || (${broadcasts.body}->>'ar') || ' ' || (${broadcasts.body}->>'en')`,
    ),
  },
  (t) => [
    index('broadcasts_created').on(t.created_at, t.id),
    index('broadcasts_status').on(t.status, t.created_at, t.id),
    index('broadcasts_search').using('gin', t.search.op('gin_trgm_ops')),
    check('broadcasts_due', sql`${t.status} <> 'scheduled' or ${t.scheduled_at} is not null`),
    check('broadcasts_figures', sql`${t.read} between 0 and ${t.reached} and ${t.mailed} >= 0 and ${t.pushed} >= 0`),
  ],
)
