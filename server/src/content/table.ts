import { advantageIcons } from '@rahba/contract/content/advantages'
import { faqAudiences } from '@rahba/contract/content/faqs'
import type { PageTexts } from '@rahba/contract/content/home-texts'
import { newsAudiences } from '@rahba/contract/content/news'
import { contentPages } from '@rahba/contract/content/page-slugs'
import { slidePlacements } from '@rahba/contract/content/slides'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bilingual, id, moment, now, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    ...timestamps(),
    question: bilingual().notNull(),
    answer: bilingual().notNull(),
    audience: text({ enum: typedKeys(faqAudiences) }).notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${faqs.question}->>'ar') || ' ' || (${faqs.question}->>'en')`),
  },
  (t) => [index('faqs_place').on(t.audience, t.position)],
)

export const advantages = pgTable('advantages', {
  id: id(),
  ...timestamps(),
  title: bilingual().notNull(),
  body: bilingual().notNull(),
  icon: text({ enum: typedKeys(advantageIcons) }).notNull(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  search: searchText((): ReturnType<typeof sql> => sql`(${advantages.title}->>'ar') || ' ' || (${advantages.title}->>'en')`),
})

/** Partners: `clients` in the specification's paths. */
export const partners = pgTable('partners', {
  id: id(),
  ...timestamps(),
  name: bilingual().notNull(),
  logo: uuid().references(() => files.id),
  link: text(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  search: searchText((): ReturnType<typeof sql> => sql`(${partners.name}->>'ar') || ' ' || (${partners.name}->>'en')`),
})

/** Content pages by their slug, with their drafts. Readers see the published version. */
export const pages = pgTable('pages', {
  id: id(),
  ...timestamps(),
  slug: text({ enum: typedKeys(contentPages) })
    .notNull()
    .unique(),
  title: bilingual().notNull(),
  body: bilingual().notNull(),
  /** Words of the page beside its body, by key; only those somebody wrote. */
  texts: jsonb().$type<PageTexts>().notNull().default({}),
  /** admins.id; null for what the product was delivered with. */
  saved_by: uuid(),
  published_id: uuid().references((): AnyPgColumn => pageVersions.id),
})

/** The published versions of pages, which never change. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    page_id: uuid()
      .notNull()
      .references(() => pages.id),
    /** 1, 2, 3 … within the page. */
    number: integer().notNull(),
    title: bilingual().notNull(),
    body: bilingual().notNull(),
    texts: jsonb().$type<PageTexts>().notNull().default({}),
    /** admins.id */
    published_by: uuid(),
    published_at: moment().notNull().default(now),
  },
  (t) => [uniqueIndex('page_versions_number').on(t.page_id, t.number)],
)

export const news = pgTable(
  'news',
  {
    id: id(),
    ...timestamps(),
    title: bilingual().notNull(),
    body: bilingual().notNull(),
    image: uuid().references(() => files.id),
    news_link: text(),
    audience: text({ enum: typedKeys(newsAudiences) })
      .notNull()
      .default('all'),
    /** Read from this moment on; one to come is scheduled. */
    published_at: moment().notNull(),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${news.title}->>'ar') || ' ' || (${news.title}->>'en')`),
  },
  (t) => [index('news_published').on(t.published_at, t.id)],
)

/** Pictures with a link; the permission is `ads`. Days are those of Riyadh, the last one included. */
export const slides = pgTable(
  'slides',
  {
    id: id(),
    ...timestamps(),
    title: bilingual().notNull(),
    image_ar: uuid()
      .notNull()
      .references(() => files.id),
    image_en: uuid().references(() => files.id),
    link: text(),
    placement: text({ enum: typedKeys(slidePlacements) }).notNull(),
    start_date: date({ mode: 'string' }),
    end_date: date({ mode: 'string' }),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${slides.title}->>'ar') || ' ' || (${slides.title}->>'en')`),
  },
  (t) => [index('slides_place').on(t.placement, t.position), check('slides_days', sql`${t.end_date} >= ${t.start_date}`)],
)

/** News about the product, for merchants. */
export const improvements = pgTable(
  'improvements',
  {
    id: id(),
    ...timestamps(),
    title: bilingual().notNull(),
    body: bilingual().notNull(),
    image: uuid().references(() => files.id),
    published_at: moment().notNull(),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${improvements.title}->>'ar') || ' ' || (${improvements.title}->>'en')`),
  },
  (t) => [index('improvements_published').on(t.published_at, t.id)],
)
