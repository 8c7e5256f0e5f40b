import { audiences } from '@rahba/contract/kernel/audiences'
import { locales } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bilingual, id, moment, now, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

/** A named set of permission keys. */
export const roles = pgTable('roles', {
  id: id(),
  ...timestamps(),
  name: bilingual().notNull(),
  permissions: text().array().notNull().default(sql`'{}'`),
  search: searchText((): ReturnType<typeof sql> => sql`(${roles.name}->>'ar') || ' ' || (${roles.name}->>'en')`),
})

export const admins = pgTable(
  'admins',
  {
    id: id(),
    ...timestamps(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    avatar: uuid().references(() => files.id),
    role_id: uuid()
      .notNull()
      .references(() => roles.id),
    active: boolean().notNull().default(true),
    /** Null until the invitation is accepted. */
    password_hash: text(),
    locale: text({ enum: locales }).notNull().default('ar'),
    last_seen_at: moment(),
    search: searchText((): ReturnType<typeof sql> => sql`${admins.name} || ' ' || ${admins.email} || ' ' || coalesce(${admins.phone}, '')`),
  },
  (t) => [
    uniqueIndex('admins_email').on(t.email),
    index('admins_role').on(t.role_id),
    index('admins_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** Opaque tokens of every audience, hashed; the plain token exists in the answer that made it and nowhere else. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token_hash: text().notNull(),
    audience: text({ enum: audiences }).notNull(),
    /** admins.id, store_members.id or users.id, by audience. */
    subject_id: uuid().notNull(),
    created_at: moment().notNull().default(now),
    last_seen_at: moment().notNull().default(now),
    expires_at: moment().notNull(),
    revoked_at: moment(),
    /** The time a password or second step was last given in it. */
    proved_at: moment().notNull().default(sql`now()`),
    ip: text(),
    user_agent: text(),
    /** The browser, by the hash of its token. */
    device_hash: text(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.token_hash), index('sessions_subject').on(t.audience, t.subject_id, t.created_at)],
)

/** Short codes and single-use tokens: bound to a purpose and a subject, hashed, few tries, short life on the database's clock. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    purpose: text({
      enum: [
        'verify_account',
        'reset_password',
        'reset_token',
        'change_phone',
        'change_email',
        'sign_in',
        'invitation',
        'second_step',
        'set_up_two_factor',
        'delete_account',
      ],
    }).notNull(),
    /** The mail address or phone the code went to. */
    subject: text().notNull(),
    subject_id: uuid(),
    /** The hash of the token of the requesting browser. The code is valid in that browser only. Null for links and for signed-in requests. */
    device_hash: text(),
    /** The network it was asked from, as limits count it. */
    ip: text(),
    /** True if the account had signed in with that browser before. */
    known: boolean().notNull().default(false),
    /** The number of digits; null for a link. */
    digits: integer(),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    created_at: moment().notNull().default(now),
    expires_at: moment().notNull(),
    used_at: moment(),
    /** The new phone or address that is to be confirmed. */
    new_value: jsonb().$type<Record<string, string>>(),
  },
  (t) => [
    index('codes_subject').on(t.purpose, t.subject, t.created_at),
    index('codes_hash').on(t.code_hash),
    check('codes_tries', sql`${t.tries} >= 0`),
  ],
)

export type AdminRow = typeof admins.$inferSelect
