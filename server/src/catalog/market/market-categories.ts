import { listMarketCategories } from '@rahba/contract/catalog/market/market'
import type { listSiteStoresCatgs, listStoreSubcategories } from '@rahba/contract/catalog/store-categories'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, asc, eq, sql } from 'drizzle-orm'
import { categories, subcategories } from '../../categories/table.ts'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { matches } from '../../platform/lists/search.ts'
import { inLanguage } from './market-columns.ts'

const categoryRow = listMarketCategories.response.element.strict()

const selectCategories = (locale: Locale) =>
  hot(
    `market-categories-${locale}`,
    () =>
      sql.raw(`select c.id, c.slug, ${inLanguage('c.name', locale)} as name, c.image,
    (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'slug', b.slug, 'name', ${inLanguage('b.name', locale)}) order by b.position, b.id), '[]') from subcategories b where b.category_id = c.id and b.active) as subcategories
    from categories c where c.active order by c.position, c.id`),
    categoryRow,
  )
const statements = { ar: selectCategories('ar'), en: selectCategories('en') }

/** The active categories with their active subcategories, in one language. */
export const marketCategories = (db: Db, locale: Locale): Promise<ResponseOf<typeof listMarketCategories>> => statements[locale](db, {})

/** Categories for a merchant's forms. */
export function siteStoresCatgs(db: Db, q: string | undefined): PromiseLike<ResponseOf<typeof listSiteStoresCatgs>> {
  return db
    .select({ id: categories.id, name: categories.name, image: categories.image })
    .from(categories)
    .where(and(eq(categories.active, true), matches(categories.search, q)))
    .orderBy(asc(categories.position), asc(categories.id))
}

/** Subcategories for a merchant's forms, of one category or of all. */
export function storeSubcategories(db: Db, category_id: string | undefined): PromiseLike<ResponseOf<typeof listStoreSubcategories>> {
  return db
    .select({ id: subcategories.id, name: subcategories.name, category_id: subcategories.category_id, image: subcategories.image })
    .from(subcategories)
    .where(and(eq(subcategories.active, true), category_id ? eq(subcategories.category_id, category_id) : undefined))
    .orderBy(asc(subcategories.position), asc(subcategories.id))
}
