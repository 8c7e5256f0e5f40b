import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bilingual, id, moment, now, searchText, stamped } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    ...stamped(),
    question: bilingual().notNull(),
    answer: bilingual().notNull(),
    audience: text({ enum: ['landing', 'stores', 'shoppers'] }).notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${faqs.question}->>'ar') || ' ' || (${faqs.question}->>'en')`),
  },
  (t) => [index('faqs_place').on(t.audience, t.position)],
)

export const advantages = pgTable('advantages', {
  id: id(),
  ...stamped(),
  title: bilingual().notNull(),
  body: bilingual().notNull(),
  icon: text({ enum: ['store', 'truck', 'wallet', 'shield', 'chart', 'chat', 'receipt', 'headset', 'phone', 'tag'] }).notNull(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  search: searchText((): ReturnType<typeof sql> => sql`(${advantages.title}->>'ar') || ' ' || (${advantages.title}->>'en')`),
})

/** Partners: `clients` in the specification's paths. */
export const partners = pgTable('partners', {
  id: id(),
  ...stamped(),
  name: bilingual().notNull(),
  logo: uuid().references(() => files.id),
  link: text(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  search: searchText((): ReturnType<typeof sql> => sql`(${partners.name}->>'ar') || ' ' || (${partners.name}->>'en')`),
})

/** Content pages by their slug: home, about-us, terms-conditions, privacy-policy. */
export const pages = pgTable('pages', {
  id: id(),
  ...stamped(),
  slug: text().notNull().unique(),
  title: bilingual().notNull(),
  body: bilingual().notNull(),
  published_at: moment(),
})

/** One row per setting: key and body; types, defaults and units are in the contract. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  body: jsonb().$type<string | number | boolean | null>(),
  updated_at: moment().notNull().default(now),
})

export const news = pgTable(
  'news',
  {
    id: id(),
    ...stamped(),
    title: bilingual().notNull(),
    body: bilingual().notNull(),
    image: uuid().references(() => files.id),
    news_link: text(),
    audience: text({ enum: ['landing', 'stores', 'all'] })
      .notNull()
      .default('all'),
    published_at: moment(),
    search: searchText((): ReturnType<typeof sql> => sql`(${news.title}->>'ar') || ' ' || (${news.title}->>'en')`),
  },
  (t) => [index('news_published').on(t.published_at, t.id)],
)
