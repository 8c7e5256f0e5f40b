import { eq } from 'drizzle-orm'
import { categories as categoryRows, subcategories as subcategoryRows } from '../../src/categories/table.ts'
import { attachFiles } from '../../src/platform/files/attach-files.ts'
import { categories } from '../data/categories.ts'
import { idFor, type Market, upload } from '../market.ts'

/** Makes the categories of the market and their subcategories. */
export async function makeCategories(market: Market): Promise<void> {
  const made = await market.tx
    .insert(categoryRows)
    .values(categories.map(({ name }, at) => ({ name, position: at + 1 })))
    .returning({ id: categoryRows.id })
  for (const [at, { key }] of categories.entries()) market.categories.set(key, made[at]?.id ?? '')
  // one order over all of them, as dragging makes it: those of a category stand together
  let position = 0
  for (const { key, subcategories } of categories) {
    const category_id = idFor(market.categories, key)
    const parts = await market.tx
      .insert(subcategoryRows)
      .values(subcategories.map(({ name }) => ({ name, position: ++position, category_id })))
      .returning({ id: subcategoryRows.id })
    for (const [at, part] of subcategories.entries()) market.subcategories.set(`${key}/${part.key}`, parts[at]?.id ?? '')
  }
}

/** Pictures of the categories, uploaded by the administrator. */
export async function hangCategoryPictures(market: Market): Promise<void> {
  const owner = { owner_type: 'admin', owner_id: market.admins[0] ?? '' } as const
  const images = await Promise.all(
    categories.map(async ({ key }) => {
      const drawing = await market.artist.categoryPicture(key)
      return { key, image: drawing ? await upload(market, owner, 'picture', `${key}.jpg`, async () => drawing) : null }
    }),
  )
  for (const { key, image } of images) {
    await attachFiles(market.tx, owner, { image }, { purpose: 'picture' })
    await market.tx
      .update(categoryRows)
      .set({ image })
      .where(eq(categoryRows.id, idFor(market.categories, key)))
  }
}
