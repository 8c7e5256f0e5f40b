import { actorTypeNames } from '@rahba/contract/history/audited'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, now } from '../db/columns.ts'

/** Entries that say what their record was called when it was made or went. */
export const namesRecord = sql`(action like '%.create' or action like '%.delete' or action like '%.remove')`
/** The folded name in such an entry (`entry_name`, migration `0000_schema.sql`). */
export const entryName = sql`ar_norm_1(entry_name(coalesce(after, before)))`

/**
 * All changes, with their actors and the record before and after. Append-only: a trigger refuses UPDATE and DELETE, and only a superuser has these
 * rights (migration `0001_guards.sql`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull().default(now),
    actor_type: text({ enum: typedKeys(actorTypeNames) }).notNull(),
    actor_id: uuid(),
    action: text().notNull(),
    entity: text().notNull(),
    entity_id: uuid(),
    /** The store the change concerns, for the merchant's own view of its history. */
    store_id: uuid(),
    before: jsonb(),
    after: jsonb(),
    ip: text(),
    request_id: text(),
  },
  (t) => [
    index('audit_log_entity').on(t.entity, t.entity_id, t.id),
    index('audit_log_at').on(t.at, t.id),
    // Each filter of the screen over the entire log has an index.
    index('audit_log_kind').on(t.entity, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_actor_type').on(t.actor_type, t.at, t.id),
    // These serve the history of a store's team.
    index('audit_log_store').on(t.store_id, t.at, t.id).where(sql`store_id is not null and actor_type = 'store'`),
    index('audit_log_who').on(t.actor_id, t.at, t.id).where(sql`actor_id is not null`),
    // These serve searches by anything but records and people.
    index('audit_log_request').on(t.request_id).where(sql`request_id is not null`),
    index('audit_log_named').using('gin', sql`${entryName} gin_trgm_ops`).where(namesRecord),
  ],
)

/**
 * Seals of the log in turn: each covers the entries of a time with a digest that the one before is part of, keyed with SECRET. Whoever changes
 * entries or seals in the database alone can't make them agree again. Append-only like the log itself.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** 1, 2, 3 … without a gap. */
    number: integer().primaryKey(),
    /** Entries after the seal before this one, up to and including this moment. */
    until: moment().notNull(),
    entries: integer().notNull(),
    digest: text().notNull(),
    /** Identifies the SECRET it was keyed with, without revealing it. */
    key_id: text().notNull(),
  },
  (t) => [check('audit_seals_number', sql`${t.number} > 0`)],
)
