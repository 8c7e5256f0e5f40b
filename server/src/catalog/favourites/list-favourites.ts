import { type FavouriteProduct, maxFavourites } from '@rahba/contract/catalog/favourites/favourites'
import { type MarketStoreCard, marketStoreCard } from '@rahba/contract/catalog/market/market'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment } from '../../platform/db/columns.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { encodeCursor } from '../../platform/lists/cursor.ts'
import { visibleStoreText } from '../../stores/visible.ts'
import { getCard } from '../market/list-market-products.ts'
import { listedRow, productColumns } from '../market/market-columns.ts'
import { storeColumns, storesText } from '../market/market-stores.ts'
import { readPlace } from '../market/read-place.ts'
import { visibleText } from '../products/visible.ts'

interface FavouriteQuery {
  limit: number
  cursor?: string | undefined
}

interface FavouritePage<Row> {
  data: Row[]
  meta: { next_cursor: string | null }
}

const favouriteKey = z.object({ favourite_id: z.uuid(), place: z.string() })

/** The part of a statement that reads one shopper's favourites `f`, the latest first. */
function writeEnd(user_id: string, { limit, cursor }: FavouriteQuery): SQL {
  const after = cursor ? readPlace(cursor, 'newest') : null
  const behind = after ? sql`and (f.created_at, f.id) < (${after.value}::timestamptz, ${after.id}::uuid)` : sql``
  return sql`and f.user_id = ${user_id} ${behind} order by f.created_at desc, f.id desc limit ${limit + 1}`
}

function toPage<Row extends z.output<typeof favouriteKey>, Card>(
  rows: readonly Row[],
  limit: number,
  card: (row: Row) => Card,
): FavouritePage<Card> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next_cursor = rows.length > limit && last ? encodeCursor(['newest', isoMoment(last.place), last.favourite_id]) : null
  return { data: page.map(card), meta: { next_cursor } }
}

const productRow = listedRow.extend({ ...favouriteKey.shape, on_sale: z.boolean() }).strict()

/** The products that a shopper keeps, the latest first. One that is no longer on sale can't be ordered, and its picture is left out. */
export async function listFavouriteProducts(
  db: Db,
  user_id: string,
  query: FavouriteQuery,
  locale: Locale,
): Promise<FavouritePage<FavouriteProduct>> {
  const columns = sql.raw(`select ${productColumns(locale)}, f.created_at as place, f.id as favourite_id, ${visibleText} as on_sale
    from favourites f join products p on p.id = f.product_id join stores s on s.id = p.store_id where true`)
  const rows = await readRows(db, sql`${columns} ${writeEnd(user_id, query)}`, productRow)
  return toPage(rows, query.limit, ({ favourite_id: _, on_sale, ...row }) => {
    const card = getCard(row)
    return on_sale ? { ...card, on_sale } : { ...card, on_sale, image: null, offer: null, orderable: false }
  })
}

const favouriteRow = z.strictObject({ product_id: z.uuid() })

/** The ids of all products that a shopper keeps, at most as many as may be kept. */
export async function listFavouriteProductIds(db: Db, user_id: string): Promise<string[]> {
  const favouriteIds = sql`select product_id from favourites where user_id = ${user_id} and product_id is not null limit ${maxFavourites}`
  return (await readRows(db, favouriteIds, favouriteRow)).map(({ product_id }) => product_id)
}

const storeRow = marketStoreCard.extend(favouriteKey.shape).strict()

/** The stores that a shopper keeps, the latest first. */
export async function listFavouriteStores(
  db: Db,
  user_id: string,
  query: FavouriteQuery,
  locale: Locale,
): Promise<FavouritePage<MarketStoreCard>> {
  const columns = sql.raw(`select ${storeColumns(locale)}, f.created_at as place, f.id as favourite_id
    ${storesText} join favourites f on f.store_id = s.id where ${visibleStoreText}`)
  const rows = await readRows(db, sql`${columns} ${writeEnd(user_id, query)}`, storeRow)
  return toPage(rows, query.limit, ({ favourite_id: _, place: __, ...row }) => row)
}
