import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7 made by the database (`uuid_v7()`, migration 0000): ids sort by creation. */
export const id = () => uuid().primaryKey().default(sql`uuid_v7()`)

/** A moment, in milliseconds so that a cursor made from it in JavaScript loses nothing. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'string' })

/** `created_at` and `updated_at`; the latter is set by the update itself. */
export const stamped = () => ({
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
})

/** An amount in halalas. */
export const halalas = () => bigint({ mode: 'number' })

/** A text in both languages. */
export const bilingual = () => jsonb().$type<Bilingual>()

const generated = customType<{ data: string }>({ dataType: () => 'text' })

/**
 * The folded text a search runs on: Arabic letters, marks and digits made alike by `ar_norm_1` (migration 0000). Index it with `trigram`.
 * @param parts SQL texts, usually `${table.name}->>'ar'`
 */
export const searchText = (parts: () => SQL) => generated().generatedAlwaysAs(() => sql`ar_norm_1(${parts()})`)
