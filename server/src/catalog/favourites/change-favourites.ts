import { accessErrors } from '@rahba/contract/access/errors'
import { favouriteErrors, maxFavourites } from '@rahba/contract/catalog/favourites/favourites'
import { maxStockWatches } from '@rahba/contract/catalog/stock/stock-watches'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { visibleText } from '../products/visible.ts'
import { favourites } from './table.ts'

const foundRow = z.strictObject({ sold_out: z.boolean() })
const shopperRow = z.strictObject({ deleted: z.boolean() })

/** Lets one shopper keep one thing at a time, so that two at once do not pass the limit. Throws `account_deleted` and `favourites_full`. */
async function refuseFull(db: Db, user_id: string): Promise<void> {
  const [shopper] = await readRows(
    db,
    sql`select deleted_at is not null as deleted from users where id = ${user_id} for no key update`,
    shopperRow,
  )
  if (shopper?.deleted !== false) throw fail(accessErrors.account_deleted)
  if ((await db.$count(favourites, eq(favourites.user_id, user_id))) >= maxFavourites) throw fail(favouriteErrors.favourites_full)
}

/** Waits for every variant of a product that is sold out, as far as the shopper may wait for more. */
const watchVariants = (user_id: string, product_id: string) => sql`
  insert into stock_watches (user_id, variant_id)
  select ${user_id}::uuid, v.id from product_variants v
  where v.product_id = ${product_id} and v.active and v.deleted_at is null and v.quantity = 0
  order by v.id limit greatest(0, ${maxStockWatches} - (select count(*) from stock_watches w where w.user_id = ${user_id}))
  on conflict do nothing`

/**
 * Keeps a product for a shopper, and waits for it if it is sold out. Keeping it again changes nothing.
 * Throws `not_found` for a product that shoppers do not see, and `favourites_full`.
 */
export async function addFavouriteProduct(db: Db, user_id: string, product_id: string): Promise<void> {
  const [product] = await readRows(
    db,
    sql`select p.quantity < 1 as sold_out from products p join stores s on s.id = p.store_id where p.id = ${product_id} and ${sql.raw(visibleText)}`,
    foundRow,
  )
  if (!product) throw fail(errors.not_found)
  if (await isProductKept(db, user_id, product_id)) return
  await refuseFull(db, user_id)
  await db.insert(favourites).values({ user_id, product_id }).onConflictDoNothing()
  if (product.sold_out) await db.execute(watchVariants(user_id, product_id))
}

/** Keeps a store for a shopper. Throws `not_found` for a store that visitors do not see, and `favourites_full`. */
export async function addFavouriteStore(db: Db, user_id: string, store_id: string): Promise<void> {
  const [store] = await readRows(
    db,
    sql`select false as sold_out from stores s where s.id = ${store_id} and ${sql.raw(visibleStoreText)}`,
    foundRow,
  )
  if (!store) throw fail(errors.not_found)
  if (await isStoreKept(db, user_id, store_id)) return
  await refuseFull(db, user_id)
  await db.insert(favourites).values({ user_id, store_id }).onConflictDoNothing()
}

/** Removes a product from what a shopper keeps, with the waiting for its variants. */
export async function removeFavouriteProduct(db: Db, user_id: string, product_id: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.user_id, user_id), eq(favourites.product_id, product_id)))
  await db.execute(sql`delete from stock_watches w using product_variants v
    where w.user_id = ${user_id} and v.id = w.variant_id and v.product_id = ${product_id}`)
}

/** Removes a store from what a shopper keeps. */
export async function removeFavouriteStore(db: Db, user_id: string, store_id: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.user_id, user_id), eq(favourites.store_id, store_id)))
}

/** True if the shopper keeps the product. */
export const isProductKept = async (db: Db, user_id: string, product_id: string): Promise<boolean> =>
  (await db.$count(favourites, and(eq(favourites.user_id, user_id), eq(favourites.product_id, product_id)))) > 0

/** True if the shopper keeps the store. */
export const isStoreKept = async (db: Db, user_id: string, store_id: string): Promise<boolean> =>
  (await db.$count(favourites, and(eq(favourites.user_id, user_id), eq(favourites.store_id, store_id)))) > 0
