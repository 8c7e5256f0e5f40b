import { inArray, sql } from 'drizzle-orm'
import { refreshWords } from '../../src/catalog/search/refresh-words.ts'
import { countBestSellers, countSales } from '../../src/catalog/sections/count-best-sellers.ts'
import { sections as sectionRows } from '../../src/catalog/sections/table.ts'
import { products as productRows } from '../../src/catalog/table.ts'
import { sections } from '../data/sections.ts'
import { idFor, type Market } from '../market.ts'

/** The rows of the shopper's home; the best selling ones come from the orders there are by now. */
export async function makeSections({ tx, categories }: Market): Promise<void> {
  const name = sql<string>`${productRows.name}->>'ar'`
  const requested = sections.flatMap(({ products = [] }) => products)
  const found = new Map(
    (await tx.select({ name, id: productRows.id }).from(productRows).where(inArray(name, requested))).map((row) => [row.name, row.id]),
  )
  await tx.insert(sectionRows).values(
    sections.map(({ category, products = [], ...section }, at) => ({
      ...section,
      position: at + 1,
      category_id: category ? idFor(categories, category) : null,
      products: products.map((one) => idFor(found, one)),
    })),
  )
  await countBestSellers(tx)
  await countSales(tx)
  await refreshWords(tx)
}
