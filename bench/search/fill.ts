import { approval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { refreshWords } from '../../server/src/catalog/search/refresh-words.ts'
import { products } from '../../server/src/catalog/table.ts'
import { categories as categoryTable } from '../../server/src/categories/table.ts'
import { readRows } from '../../server/src/platform/db/rows.ts'
import type { Db } from '../../server/src/platform/db/types.ts'
import { stores as storeTable } from '../../server/src/stores/table.ts'
import { categories, type DemoProduct, stores } from './catalogue.ts'

const idBySlug = z.strictObject({ id: z.string(), slug: z.string() })
const batch = 200

/** Puts the catalogue into a migrated database; a product's slug is its place in the list. */
export async function fillCatalogue(db: Db, list: readonly DemoProduct[]): Promise<void> {
  const made = await db
    .insert(categoryTable)
    .values(Object.values(categories).map(({ ar, en }, position) => ({ name: { ar, en }, position })))
    .returning({ id: categoryTable.id })
  const categoryIds = new Map(Object.keys(categories).map((key, at) => [key, made[at]?.id]))
  await db.insert(storeTable).values(
    Object.entries(stores).map(([slug, name]) => ({
      slug,
      name,
      entity_type: 'business' as const,
      approved: approval.approved,
      is_online: true,
    })),
  )
  const storeIds = new Map((await readRows(db, sql`select id, slug from stores`, idBySlug)).map(({ id, slug }) => [slug, id]))
  for (let at = 0; at < list.length; at += batch)
    await db.insert(products).values(
      list.slice(at, at + batch).map(({ name, description, brand, tags, category, store, sales, quantity }, n) => ({
        store_id: storeIds.get(store) ?? '',
        slug: `p-${at + n}`,
        name,
        description,
        brand,
        tags,
        category_id: categoryIds.get(category) ?? null,
        price: 1000 + ((at + n) % 500) * 100,
        quantity,
        sales,
        counted_sales: sales,
        status: 'active' as const,
      })),
    )
  await refreshWords(db)
}
