import { sectionKinds } from '@rahba/contract/catalog/sections/section-kinds'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from '../../categories/table.ts'
import { bilingual, id, searchText, timestamps } from '../../platform/db/columns.ts'
import { products } from '../table.ts'

/** The rows of the shopper's home. */
export const sections = pgTable(
  'sections',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    kind: text({ enum: typedKeys(sectionKinds) }).notNull(),
    category_id: uuid().references(() => categories.id),
    /** The products picked by hand, in their order. A deleted product stays here and is skipped. */
    products: uuid().array().notNull().default(sql`'{}'`),
    items: integer().notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    search: searchText((): ReturnType<typeof sql> => sql`(${sections.name}->>'ar') || ' ' || (${sections.name}->>'en')`),
  },
  (t) => [
    index('sections_position').on(t.position, t.id).where(sql`active`),
    index('sections_category').on(t.category_id),
    check('sections_kind', sql`(${t.kind} = 'category') = (${t.category_id} is not null)`),
  ],
)

/** The recent best sellers, counted by a scheduled job (sections/count-best-sellers.ts) so that no shopper's call adds up orders. */
export const bestSellers = pgTable(
  'best_sellers',
  {
    product_id: uuid()
      .primaryKey()
      .references(() => products.id),
    /** Pieces delivered in the days that count. */
    pieces: integer().notNull(),
  },
  (t) => [index('best_sellers_pieces').on(t.pieces, t.product_id)],
)
