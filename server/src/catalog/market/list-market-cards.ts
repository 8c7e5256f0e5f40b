import type { MarketProductCard } from '@rahba/contract/catalog/market/market'
import type { Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { visibleText } from '../products/visible.ts'
import { getCard } from './list-market-products.ts'
import { type ListedRow, listedRow, productColumns } from './market-columns.ts'

const prepared = (locale: Locale) =>
  hot<ListedRow, { ids: string[] }>(
    `market-cards-${locale}`,
    (value) => sql`${sql.raw(`select ${productColumns(locale)}, k.place::float8 as place from unnest(`)}${value('ids')}::uuid[]
      ${sql.raw(`) with ordinality as k(id, place) join products p on p.id = k.id join stores s on s.id = p.store_id where ${visibleText} order by k.place`)}`,
    listedRow,
  )
const statements = { ar: prepared('ar'), en: prepared('en') }

/** The cards of some products in the order of their ids, in one statement. Those that shoppers may not see are left out. */
export async function listMarketCards(db: Db, ids: readonly string[], locale: Locale): Promise<MarketProductCard[]> {
  if (ids.length === 0) return []
  return (await statements[locale](db, { ids: [...ids] })).map(getCard)
}
