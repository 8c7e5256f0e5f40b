import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bilingual, id, searchText, timestamps } from '../platform/db/columns.ts'

export const countries = pgTable(
  'countries',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    iso: text().notNull(),
    dialling_code: text().notNull(),
    currency: text().notNull(),
    currency_decimals: integer().notNull().default(2),
    vat_rate: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    search: searchText(
      (): ReturnType<typeof sql> => sql`(${countries.name}->>'ar') || ' ' || (${countries.name}->>'en') || ' ' || ${countries.iso}`,
    ),
  },
  (t) => [uniqueIndex('countries_iso').on(t.iso)],
)

export const regions = pgTable(
  'regions',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    country_id: uuid()
      .notNull()
      .references(() => countries.id),
    code: text(),
    active: boolean().notNull().default(true),
    search: searchText(
      (): ReturnType<typeof sql> =>
        sql`(${regions.name}->>'ar') || ' ' || (${regions.name}->>'en') || ' ' || coalesce(${regions.code}, '')`,
    ),
  },
  (t) => [index('regions_country').on(t.country_id), uniqueIndex('regions_code').on(t.code)],
)

export const cities = pgTable(
  'cities',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    region_id: uuid()
      .notNull()
      .references(() => regions.id),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${cities.name}->>'ar') || ' ' || (${cities.name}->>'en')`),
  },
  (t) => [index('cities_region').on(t.region_id), index('cities_search').using('gin', t.search.op('gin_trgm_ops'))],
)
