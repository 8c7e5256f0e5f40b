import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { desc } from 'drizzle-orm'
import { isPublishedFor } from '../../content/articles/read-news.ts'
import { news } from '../../content/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { readStoreFacts } from '../../stores/read-store.ts'
import { readCancellations, readDues, readOrders, readProducts, readSales } from './read-figures.ts'

const newsShown = 3

/** News for merchants that are out, the latest first. */
function latestNews(db: Db): Promise<StoreHome['news']> {
  return db
    .select({ id: news.id, title: news.title, image: news.image, published_at: news.published_at })
    .from(news)
    .where(isPublishedFor('stores'))
    .orderBy(desc(news.published_at), desc(news.id))
    .limit(newsShown)
}

/**
 * Reads the merchant's home in a constant number of queries. Values that the member may not see elsewhere are null.
 * Throws `not_found`.
 */
export async function readHome(
  db: Db,
  { store_id, permissions }: { store_id: string; permissions: ReadonlySet<StorePermission> },
): Promise<StoreHome> {
  const { approved, is_online, submitted_at, status_reason, missing, documents } = await readStoreFacts(db, store_id)
  const papers = documents.flatMap(({ kind, status, reason }) =>
    status === 'rejected' || status === 'expired' ? [{ kind, status, reason }] : [],
  )
  return {
    approved,
    is_online,
    submitted_at,
    status_reason,
    missing,
    papers,
    orders: permissions.has('orders') ? await readOrders(db, store_id) : null,
    cancellations: permissions.has('orders') ? await readCancellations(db, store_id) : null,
    dues: permissions.has('wallet') ? await readDues(db, store_id) : null,
    sales: permissions.has('statistics') ? await readSales(db, store_id) : null,
    products: permissions.has('products') ? await readProducts(db, store_id) : null,
    news: await latestNews(db),
  }
}
