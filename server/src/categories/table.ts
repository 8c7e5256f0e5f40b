import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bilingual, id, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

/** The marketplace's own categories, by which stores are classified. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    /**
     * The part of its address; a trigger makes it from the first name, so that an address stays when the name changes (migration
     * `market_facets`).
     */
    slug: text().notNull().default(''),
    image: uuid().references(() => files.id),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Stores that name it, in any state; kept by triggers on `stores`. */
    stores_count: integer().notNull().default(0),
    search: searchText((): ReturnType<typeof sql> => sql`(${categories.name}->>'ar') || ' ' || (${categories.name}->>'en')`),
  },
  (t) => [uniqueIndex('categories_slug').on(t.slug)],
)

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    /** As a category's; no other subcategory of its category has it. */
    slug: text().notNull().default(''),
    image: uuid().references(() => files.id),
    category_id: uuid()
      .notNull()
      .references(() => categories.id),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** The count has the same meaning as on a category. */
    stores_count: integer().notNull().default(0),
    search: searchText((): ReturnType<typeof sql> => sql`(${subcategories.name}->>'ar') || ' ' || (${subcategories.name}->>'en')`),
  },
  (t) => [index('subcategories_category').on(t.category_id, t.position), uniqueIndex('subcategories_slug').on(t.category_id, t.slug)],
)
