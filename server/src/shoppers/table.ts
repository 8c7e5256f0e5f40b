import { locales } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../access/table.ts'
import { cities } from '../places/table.ts'
import { id, moment, now, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

/** Shoppers, known by their phone. A deleted account keeps its row and nothing of the person, because orders and the ledger name it. */
export const users = pgTable(
  'users',
  {
    id: id(),
    ...timestamps(),
    /** The phone is null once the account was deleted, so that the number may register again. */
    phone: text(),
    name: text(),
    email: text(),
    avatar: uuid().references(() => files.id),
    locale: text({ enum: locales }).notNull().default('ar'),
    active: boolean().notNull().default(true),
    last_seen_at: moment(),
    /** The time when the account was deleted. It is inactive from then on. */
    deleted_at: moment(),
    /** The time from which a job deletes the account, set when the shopper confirmed the deletion and cleared when they keep the account. */
    deletion_due_at: moment(),
    /**
     * Set by a trigger when their first order commits (migration `0001_guards.sql`): who never ordered is found without looking through all
     * orders.
     */
    has_orders: boolean().notNull().default(false),
    search: searchText(
      (): ReturnType<typeof sql> => sql`coalesce(${users.name}, '') || ' ' || ${users.phone} || ' ' || coalesce(${users.email}, '')`,
    ),
  },
  (t) => [
    uniqueIndex('users_phone').on(t.phone),
    index('users_search').using('gin', t.search.op('gin_trgm_ops')),
    index('users_created').on(t.created_at, t.id),
    index('users_has_orders').on(t.has_orders, t.created_at, t.id),
    index('users_blocked').on(t.created_at, t.id).where(sql`not active`),
    index('users_deletion_due').on(t.deletion_due_at, t.id).where(sql`deletion_due_at is not null`),
    check('users_phone_kept', sql`${t.phone} is not null or ${t.deleted_at} is not null`),
    check(
      'users_forgotten',
      sql`${t.deleted_at} is null or (not ${t.active} and num_nonnulls(${t.phone}, ${t.name}, ${t.email}, ${t.avatar}) = 0)`,
    ),
  ],
)

/** Deleting an address hides it; orders keep their own copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    ...timestamps(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    label: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    city_id: uuid()
      .notNull()
      .references(() => cities.id),
    district: text().notNull(),
    street: text().notNull(),
    building: text(),
    short_address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    is_default: boolean().notNull().default(false),
    deleted_at: moment(),
  },
  (t) => [
    index('addresses_user').on(t.user_id, t.id),
    uniqueIndex('addresses_default').on(t.user_id).where(sql`is_default and deleted_at is null`),
    index('addresses_city').on(t.city_id, t.user_id).where(sql`is_default and deleted_at is null`),
  ],
)

/** The bank account that a shopper keeps for refunds by transfer, one each. Requests have a copy of their own. */
export const userBankAccounts = pgTable('user_bank_accounts', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id),
  ...timestamps(),
  iban_number: text().notNull(),
  account_holder: text().notNull(),
})

/** The admins' internal notes about shoppers. Append-only. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Stays empty once the admin was deleted; the audit log keeps who it was. */
    admin_id: uuid().references(() => admins.id, { onDelete: 'set null' }),
    note: text().notNull(),
  },
  (t) => [index('user_notes_user').on(t.user_id, t.created_at, t.id), index('user_notes_admin').on(t.admin_id)],
)
