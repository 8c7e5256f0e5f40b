import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, jsonb, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7 made by the database (`uuid_v7()`, migration `0000_schema.sql`): ids sort by creation. */
export const id = () => uuid().primaryKey().default(sql`uuid_v7()`)

/** A moment as the database writes it, as an ISO string. */
export const isoMoment = (value: string) => new Date(value).toISOString()

const timestamptz = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: isoMoment,
})

/** A moment as an ISO string, in milliseconds so that a cursor made from it loses nothing. */
export const moment = () => timestamptz()

/**
 * The one clock of what is written: the time of the transaction on the database's clock, by `app_now()` (migration `0000_schema.sql`) so that demo history and
 * tests may set it. Two kinds stand outside it: what guards this very moment (sessions, codes, limits, keys, sweeps) compares with SQL's `now()`,
 * which no history can move; and the ledger stamps entries by `clock_timestamp()`, since they are taken in turn under their account's lock.
 */
export const now = sql`app_now()`

/** The same as a number of milliseconds since 1970, for statements that are put together as text. */
export const nowText = '(extract(epoch from app_now()) * 1000)::float8'

/** `created_at` and `updated_at`; the latter is set by the update itself. */
export const timestamps = () => ({
  created_at: moment().notNull().default(now),
  updated_at: moment().notNull().default(now),
})

const multirange = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** Stretches of time, as the database writes them: `{[from,to), ...}`. */
export const timeRanges = () => multirange()

/** An amount in halalas. */
export const halalas = () => bigint({ mode: 'number' })

/** A text in both languages. */
export const bilingual = () => jsonb().$type<Bilingual>()

const generated = customType<{ data: string }>({ dataType: () => 'text' })

/**
 * The folded text a search runs on: Arabic letters, marks and digits made alike by `ar_norm_1` (migration `0000_schema.sql`). Index it with `trigram`.
 * @param parts SQL texts, usually `${table.name}->>'ar'`
 */
export const searchText = (parts: () => SQL) => generated().generatedAlwaysAs(() => sql`ar_norm_1(${parts()})`)
